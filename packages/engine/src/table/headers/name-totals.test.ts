import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import { nameTotals } from './name-totals.ts'

const rolesOf = (...titles: string[]) =>
  nameTotals(titles.map((title) => ({ x0: 0, x1: 1, title, words: [], role: roleOfTitle(title) }))).map(
    ({ role }) => role,
  )

test.each<[string, string[], string | null]>([
  ['beside its parts', ['Date', 'Total', 'Principal', 'Interest', 'Escrow'], 'amount'],
  ['beside one of them', ['Date', 'Total', 'Principal', 'Escrow'], null],
  ['beside an amount', ['Date', 'Total', 'Principal', 'Interest', 'Amount'], null],
  ['in a currency', ['Fecha', 'Total S/', 'Total US$'], 'amount'],
  ['in a currency beside other money', ['Fecha', 'Total S/', 'Saldo'], null],
  ['in no currency', ['Fecha', 'Total', 'Cuota'], null],
])('the total %s', (_, titles, role) => {
  expect(rolesOf(...titles)[1]).toBe(role)
})

test('on a card, what a purchase is charged of principal and interest goes out', () => {
  const statement = `
Statement of a credit card
Date        Description                Total   Principal    Interest
08/21/2024  SOFA 03/12                120.00      100.00       20.00
08/22/2024  LAMP 01/06                 66.00       60.00        6.00
08/23/2024  PAYMENT THANK YOU        -500.00`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ credit }) => credit)).toEqual([null, null, '500.00'])
})

test('a mortgage without balances: what pays principal and interest comes in', () => {
  const statement = `
Example Home Loans
Payment due date 10/01/2023
Transaction activity
Date        Description                Total   Principal    Interest      Escrow        Fees
08/21/2023  LATE NOTICE               -71.44                                          -71.44
09/01/2023  CITY TAX               -1,187.52                           -1,187.52
09/05/2023  SEPTEMBER               2,032.98      514.16      914.64      604.18
09/06/2023  ADDITIONAL PRINCIPAL      250.00      250.00`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ debit, credit }) => [debit, credit])).toEqual([
    ['71.44', null],
    ['1187.52', null],
    [null, '2032.98'],
    [null, '250.00'],
  ])
})
