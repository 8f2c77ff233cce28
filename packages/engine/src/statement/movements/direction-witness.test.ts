import { expect, test } from 'vitest'
import { choose } from '../../../test-support/choose.ts'

/** Both signs in the column that is titled as one of debits, beside an empty one that is titled as one of credits. */
const ROWS = [
  '1 May | ACME | -10.50 |  | 89.50',
  '2 May | PAY | +50.00 |  | 139.50',
  '3 May | SHELL | -5.25 |  | 134.25',
  '4 May | BAR | -4.25 |  | 130.00',
]

/** Taken for a card, whose balance goes up with what goes out. */
test.each([
  [
    'a plus that goes out',
    ['1 May | ACME | 10.50 | 110.50', '2 May | PAY | +50.00 | 160.50', '3 May | BAR | 5.00 | 165.50'],
  ],
  [
    'rows that come in beside a plus',
    ['4 May | ACME | 10.50 | 89.50', '3 May | SHELL | 5.00 | 100.00', '2 May | PAY | +50.00 | 105.00'],
  ],
  [
    'texts of both directions that are turned round',
    [
      '1 May | DEPOSIT BY CHECK | 10.50 | 110.50',
      '2 May | WITHDRAWAL ATM | -50.00 | 60.50',
      '3 May | DEPOSIT BY CHECK | 5.00 | 65.50',
      '4 May | ACME | -5.50 | 60.00',
    ],
  ],
])('nothing tells a direction against %s', (_, rows) => {
  const choice = choose(['amount', 'balance'], rows, { isCard: true })
  expect(choice.weighed[0]?.reading.isOwed).toBe(true)
  expect(choice.witness.isTold).toBe(false)
})

test('titles are no witness of a reading that turns both signs of amounts round', () => {
  const choice = choose(['debit', 'credit', 'balance'], ROWS)
  const turned = choice.weighed.find(
    ({ reading: { debit, credit, balance, isOwed }, isReversed }) =>
      debit === 0 && credit === 1 && balance === 2 && isOwed && !isReversed,
  )
  expect(turned && choice.readAs(turned).witness.isTold).toBe(false)
})
