import { expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'

/** Both signs in the column that is titled as one of debits, beside an empty one that is titled as one of credits. */
const ROWS = [
  '1 May | ACME | -10.50 |  | 89.50',
  '2 May | PAY | +50.00 |  | 139.50',
  '3 May | SHELL | -5.25 |  | 134.25',
  '4 May | BAR | -4.25 |  | 130.00',
]

test('titles are no witness of a reading that turns both signs of amounts round', () => {
  const choice = choose(['debit', 'credit', 'balance'], ROWS)
  const turned = choice.weighed.find(
    ({ reading: { debit, credit, balance, isOwed }, isReversed }) =>
      debit === 0 && credit === 1 && balance === 2 && isOwed && !isReversed,
  )
  expect(turned && choice.readAs(turned).witness.isTold).toBe(false)
})
