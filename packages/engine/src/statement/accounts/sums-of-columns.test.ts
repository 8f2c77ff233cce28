import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../../table/line-tests.ts'
import { sumsOfColumns } from './sums-of-columns.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const sumsOf = (...texts: string[]) => [
  ...sumsOfColumns(
    texts.map((text) => ({ ...readRowOf('1 May | ACME'), lines: typeset(text) })),
    tests,
  ),
]

test('gross amounts, fees and what is left come to three sums', () => {
  expect(sumsOf('VISA   100.00   -2.00   98.00', 'AMEX   50.00   -3.00   47.00')).toEqual([15000, 500, 14500])
})

test('of rows with one amount nothing is a sum of columns', () => {
  expect(sumsOf('ACME   100.00', 'SHOP   50.00')).toEqual([])
})
