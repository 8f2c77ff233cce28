import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { findBalanceBefore } from './balance-before.ts'

const openingOf = (...rows: string[]) =>
  findBalanceBefore(rows.map((text) => ({ row: readRowOf(text), section: null })))?.money.magnitude ?? null

const RISING = [
  '13/04/2024 | A | 10.00 | 100.00 | 90.00',
  '14/04/2024 | B | 5.00 | 90.00 | 95.00',
  '20/04/2024 | C | 1.00 | 95.00 | 94.00',
]

test.each([
  ['before the first row of the oldest', RISING, 10_000],
  ['before the last row of the newest', RISING.toReversed(), 10_000],
  [
    'after the rows in the first column',
    RISING.map((row) => row.replace(/(\S+) \| (\S+)$/, '$2 | $1')),
    10_000,
  ],
  [
    'where a single day is far off',
    [
      RISING[0]?.replace('04/2024', '12/2024') ?? '',
      ...RISING.slice(1),
      '22/04/2024 | D | 1.00 | 94.00 | 93.00',
    ],
    10_000,
  ],
  ['of rows of one day, which have no order', RISING.map((row) => row.replace(/^\d\d/, '13')), null],
  ['where a row goes on from another', RISING.with(1, '14/04/2024 | B | 5.00 | 91.00 | 96.00'), null],
  ['of two rows', RISING.slice(0, 2), null],
])('the balance %s', (_, rows, opening) => {
  expect(openingOf(...rows)).toBe(opening)
})
