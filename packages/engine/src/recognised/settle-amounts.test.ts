import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleAmounts } from './settle-amounts.ts'

const POINTS = ['1,250.00', '8.66', '-39.00', '6.00']
const INDIAN = ['1,12,250.00', '2,34,008.66', '5,67,839.00', '9,00,006.00']
const COMMAS = ['1.250,00', '8,66', '-39,00', '6,00']

test.each([
  ['8.66', COMMAS, '8,66'],
  ['2.485.00-', COMMAS, '2.485,00-'],
  ['8,66', COMMAS, '8,66'],
  ['31.12.24', COMMAS, '31.12.24'],
  ['1.250', COMMAS, '1.250'],
  ['8.66', COMMAS.slice(1), '8.66'],
  ['8.66', [...COMMAS, '1.50', '2.50'], '8.66'],
  ['8.66', [...COMMAS, '1.50', '2.50', '2.250,00', '3.250,00', '4.250,00'], '8,66'],
  ['8.66', [...COMMAS, '1.50', '2.50', '2.250,00', '3.250,00', '4,250.00'], '8.66'],
  ['1.311,356.70', POINTS, '1,311,356.70'],
  ['1,172929.44', POINTS, '1,172,929.44'],
  ['3.575.00CR', POINTS, '3,575.00CR'],
  ['43,932,94', POINTS, '43,932.94'],
  ['2502.54', POINTS, '2502.54'],
  ['8.2,450.00', POINTS, '8.2,450.00'],
  ['31.12.24', POINTS, '31.12.24'],
  ['1,52221.15', POINTS, '1,52221.15'],
  ['1,52221.15', INDIAN, '1,52,221.15'],
  ['1.311,356,70', COMMAS, '1.311.356,70'],
  ['15,502.99]', POINTS, '15,502.99'],
  ["'116.45", POINTS, '116.45'],
  [',20.99-', POINTS, '20.99-'],
  ['5,717.10:', POINTS, '5,717.10'],
  ['3,47,648,3.7', INDIAN, '3,47,648.37'],
  ['3,680:38', POINTS, '3,680.38'],
  ['10:38', POINTS, '10:38'],
  ['$,632.92', POINTS, '5,632.92'],
  ['$0,952.71', POINTS, '50,952.71'],
  ['$0.952.71', COMMAS, '50.952,71'],
  ['-39.00', POINTS, '-39.00'],
  ['(39.00)', POINTS, '(39.00)'],
  ['10°024.01', ["1'250.00", "9'008.66", "10'839.00", "1'006.00"], "10'024.01"],
  ['10°024.01', POINTS, '10°024.01'],
  ['12,50', ['1,250.00', '8.66', '39.00', '6.00'], '12.50'],
])('%s among %j is %s', (text, others, expected) => {
  const [settled] = settleAmounts([text, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === text])
})

test.each([
  ['$632.92', POINTS, false],
  ['$0.92', POINTS, false],
  ['$632.92', POINTS.map((text) => `$${text}`), true],
])('the sign of %s among %j is confirmed: %s', (text, others, isConfirmed) => {
  const [settled] = settleAmounts([text, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([text, isConfirmed])
})

test('days and months in a column of their own are no amounts', () => {
  const dates = ['01.03', '04.03', '22.03', '28.03', '02.04'].map((text) => ({
    ...recognisedWord(text),
    x0: 60,
  }))
  const amounts = [...COMMAS, '2.250,00', '3.250,00', '4.250,00'].map(recognisedWord)
  const settled = settleAmounts([...dates, ...amounts, recognisedWord('8.66')]).map(({ text }) => text)
  expect(settled.slice(0, dates.length)).toEqual(dates.map(({ text }) => text))
  expect(settled.at(-1)).toBe('8,66')
})
