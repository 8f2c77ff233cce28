import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { markBalancesNamedLast } from './balances-named-last.ts'

const kindsOf = (...texts: string[]) =>
  markBalancesNamedLast(texts.map((text) => ({ row: readRowOf(text), section: null }))).map(
    ({ row }) => row.kind,
  )

test('a number alone where the others have their balance, behind the name of one', () => {
  const rows = ['1 May | ID 3058 FREE CHECKING Previous Balance | | 90.00', '2 May | ACME | 10.00 | 80.00']
  expect(kindsOf(...rows, '3 May | SHOP | 5.00 | 75.00')).toEqual(['opening', null, null])
})

test('a payment of the balance, where most rows print nothing but their amount there', () => {
  const rows = ['1 May | COLLECTED previous balance | | 90.00', '2 May | ACME | 10.00 | 80.00']
  expect(kindsOf(...rows, '3 May | SHOP | | 5.00', '3 May | PUB | | 7.00')).toEqual([null, null, null, null])
})
