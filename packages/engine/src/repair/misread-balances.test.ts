import { expect, test } from 'vitest'
import type { Minor } from '../money/money.ts'
import type { RowsEquation } from '../statement/accounts/reconcile.ts'
import type { Movement } from '../statement/ledger.ts'
import { misreadBalances } from './misread-balances.ts'

/** The steps of an account whose rows print these amounts and balances. */
function steps(
  opening: number,
  rows: readonly (readonly [amount: number, balance: number])[],
): RowsEquation[] {
  let from = opening
  return rows.map(([sum, to], i) => {
    const step = { kind: 'balance', from, sum, to, closes: from + sum === to, before: null, after: { i } }
    from = to
    return step as unknown as RowsEquation & { from: Minor; after: Movement }
  })
}

test.each([
  [
    'one balance',
    [
      [-20, 30],
      [-10, 70],
    ],
    [[0, 80]],
  ],
  [
    'two in turn',
    [
      [-20, 30],
      [-10, 7],
      [5, 75],
    ],
    [
      [0, 80],
      [1, 70],
    ],
  ],
  [
    'two apart',
    [
      [-20, 30],
      [-10, 70],
      [5, 75],
      [5, 8],
      [5, 85],
    ],
    [
      [0, 80],
      [3, 80],
    ],
  ],
  [
    'an amount instead',
    [
      [-2, 80],
      [-10, 70],
    ],
    [],
  ],
  [
    'the last balance, which nothing bears out',
    [
      [-20, 80],
      [-10, 7],
    ],
    [],
  ],
  [
    'a balance beside a misread amount',
    [
      [-20, 30],
      [-1, 70],
    ],
    [],
  ],
  [
    'none',
    [
      [-20, 80],
      [-10, 70],
    ],
    [],
  ],
] as const)('%s', (_, rows, expected) => {
  const found = misreadBalances(steps(100, rows)).flat()
  expect(found.map(({ row, is }) => [(row as unknown as { i: number }).i, is])).toEqual(expected)
})
