import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleMarks } from './settle-marks.ts'

const CREDITS = ['37,713.00Cr', '33,810.16Cr', '1,967.77Cr', '549.99Cr']
const DEBITS = ['7,713.00Dr', '810.16Dr', '67.77Dr', '49.99Dr']

test.each([
  ['44,952.11Cx', CREDITS, '44,952.11Cr'],
  ['84,653.22Crx', CREDITS, '84,653.22Cr'],
  ['84,653.22Cx', [...CREDITS, ...DEBITS], '84,653.22Cr'],
  ['84,653.22Ox', [...CREDITS, ...DEBITS], '84,653.22Ox'],
  ['84,653.22', CREDITS, '84,653.22'],
  ['84,653.22Dr', CREDITS, '84,653.22Dr'],
  ['44,952.11Cx', CREDITS.slice(1), '44,952.11Cx'],
  ['Cx', CREDITS, 'Cx'],
  ['77,000', ['62,63C', '3.004,65C', '9,00D', '489,15C'], '77,00D'],
  ['77,000', ['62,63C', '3.004,65C', '9,00D', '489,15'], '77,000'],
  ['77,00', ['62,63C', '3.004,65C', '9,00D', '489,15C'], '77,00'],
])('%s among %j is %s', (read, others, expected) => {
  const [settled] = settleMarks([read, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === read])
})
