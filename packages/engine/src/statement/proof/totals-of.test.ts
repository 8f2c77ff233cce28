import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import type { Movement } from '../ledger.ts'
import { totalsOf } from './totals-of.ts'

const inColumns = (text: string, amountColumn: number | null, balanceColumn: number | null): Movement => ({
  ...movementOf(text),
  amountColumn,
  balanceColumn,
})

test('counts what comes in, what goes out, and both', () => {
  const totals = totalsOf([movementOf('A | 1000'), movementOf('B | -300')])
  for (const sum of [1000, 300, 700, 1300]) expect(totals).toContain(sum)
})

test('counts a balance that stands in a column of amounts with that column, and with no other', () => {
  const totals = totalsOf([
    inColumns('opening balance | | 5000', null, 2),
    inColumns('A | 1000', 2, null),
    inColumns('B | -300', 1, null),
    inColumns('closing balance | | 5700', null, 1),
  ])
  for (const sum of [6000, 6000]) expect(totals).toContain(sum)
  expect(totals).not.toContain(5300)
})
