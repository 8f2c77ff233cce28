import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleDates } from './settle-dates.ts'

const OTHERS = ['01/12/23', '03/12/23', '04/12/23', '09/12/23']

test.each([
  ['20112/23', OTHERS, '20/12/23'],
  ['2012/23', OTHERS, '20/12/23'],
  ['2O/12/23', OTHERS, '20/12/23'],
  ['20/12/2', OTHERS, '20/12/2'],
  ['04/2023', OTHERS, '04/2023'],
  ['489112234', OTHERS, '489112234'],
  ['20112/23', [], '20112/23'],
  ['7600.00', ['01.12.23', '03.12.23', '04.12.23', '09.12.23'], '7600.00'],
  ['JANO1', [], 'JAN01'],
  ['DEC2l', [], 'DEC21'],
  ['JAN01', [], 'JAN01'],
  ['BOXO1', [], 'BOXO1'],
  ['O6/DIC', [], '06/DIC'],
  ['(2-Jul-2024', [], '02-Jul-2024'],
  ['0Z-Jul-2024', [], '02-Jul-2024'],
  ['(2-Box-2024', [], '(2-Box-2024'],
  ['3G-MAR', [], '3G-MAR'],
  ['1G-BOX', [], '1G-BOX'],
])('%s among %j is %s', (text, others, expected) => {
  const [settled] = settleDates([text, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === text])
})
