import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { findSum } from './find-sum.ts'

const tests = lineTests({ decimal: ',', exponent: 2 })
const ROW = '02/05/2024   PIX            10,00'
const SIGNED = '02/05/2024   PIX (+)        10,00'
const SUM =
  'SALDO EM CONTA (+)          90,00\nLIMITE (+)                  50,00\nDISPONIVEL (=)             140,00'

test.each([
  ['below rows', `${ROW}\n${SUM}`, '', 1],
  ['on the page behind them', SUM, ROW, 0],
  ['alone', SUM, '', 3],
  ['where rows print such signs', SUM, SIGNED, 3],
])('a summary that is printed as a sum %s', (_, text, before, at) => {
  expect(findSum(typeset(text), typeset(before), tests)).toBe(at)
})
