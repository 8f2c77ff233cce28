import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { admitRemainders } from './admit-remainders.ts'

const kindsOf = (...texts: string[]) =>
  admitRemainders(
    texts.map((text) => ({ row: readRowOf(text), section: null })),
    ({ row }) => row.date !== null,
  ).map(({ row }) => row.kind)

test('what is left of the last bill, and is nothing, is a row among rows', () => {
  const rows = ['8 Dec | Pagamento | 10.00', '21 Dec | opening balance | 0.00', '28 Dec | Pagamento | 5.00']
  expect(kindsOf(...rows)).toEqual([null, null, null])
})

test.each([
  ['before all rows', ['21 Dec | opening balance | 0.00', '28 Dec | Pagamento | 5.00']],
  [
    'of several days',
    [
      '8 Dec | A | 1.00',
      '8 Dec | opening balance | 0.00',
      '9 Dec | B | 5.00',
      '9 Dec | opening balance | 0.00',
      '10 Dec | C | 2.00',
    ],
  ],
  ['of an amount', ['8 Dec | A | 1.00', '21 Dec | opening balance | 7.00', '28 Dec | B | 5.00']],
])('a balance %s stays one', (_, rows) => {
  expect(kindsOf(...rows)).toContain('opening')
})
