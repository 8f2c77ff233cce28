import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

test('of a price and what is billed of it, the latter moves the account', () => {
  const statement = `
ご利用代金明細書
ご利用日          ご利用先             ご利用金額      今回ご請求額
2024/12/08    ヤマダデンキ          89,800      18,318
2025/01/12    イオン              7,412       7,412
2025/01/18    オートバックス         32,560      16,280
2025/01/28    ユニクロ            -2,990      -2,990`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ debit, credit }) => [debit, credit])).toEqual([
    ['18318', null],
    ['7412', null],
    ['16280', null],
    [null, '2990'],
  ])
})

test('beside amounts of all rows, those in a currency that few rows print were paid abroad', () => {
  const statement = `
Credit card statement
Date        Description           Amount US$     Amount
13/04/2024  LOJA                                  50.00
14/04/2024  OPENAI                     20.00     110.86
15/04/2024  PADARIA                               12.00
16/04/2024  POSTO                                 80.00`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ debit, balance }) => [debit, balance])).toEqual([
    ['50.00', null],
    ['110.86', null],
    ['12.00', null],
    ['80.00', null],
  ])
})

test('so were those under the sign of a currency before another one, whatever stands under it in the sums', () => {
  const statement = `
Credit card statement
Date        Description                  US$        R$
09/04/2024  OPENAI                     20.00    105.20
19/04/2024  STEAMGAMES                 12.49     66.32
            Total abroad in         R$171.52`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ debit, balance }) => [debit, balance])).toEqual([
    ['105.20', null],
    ['66.32', null],
  ])
})

test('beside what is paid in, the column that takes turns with it is what is lent, and interest a charge', () => {
  const statement = `
Annual statement of loan account
Date        Details           Loan Issued   Paid In   Interest   Loan Balance
01/10/22    BALANCE FORWARD                                          6,412.37
06/10/22    PAYROLL                           55.00      11.67       6,369.04
13/10/22    PAYROLL                           55.00      11.59       6,325.63
20/10/22    TOP-UP               2,500.00                            8,825.63
27/10/22    PAYROLL                           55.00      11.43       8,782.06`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ debit, credit, check }) => [debit, credit, check])).toEqual([
    [null, '55.00', 'proved'],
    [null, '55.00', 'proved'],
    ['2500.00', null, 'proved'],
    [null, '55.00', 'proved'],
  ])
})
