import { expect, test } from 'vitest'
import { movementOf } from '../../../test-support/movements.ts'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'
import { toMinor } from '../../money/money.ts'
import { NO_MONEY } from '../../money/parse-money.ts'
import type { Transaction } from '../statement.ts'
import { paymentsIn } from './columns-beside.ts'

/** A loan, of which one row is a payment of interest and principal. */
const loan = (paid: string) => `
Loan Statement
Previous Balance        2,000.00
                                  Total                            Principal
Date        Description          Amount     Interest   Principal     Balance
11/04/24    Loan Advance         365.69                   365.69    2,365.69
12/04/24    Payment              ${paid}        87.07     609.55-   1,756.14
13/04/24    Loan Advance          38.39                    38.39    1,794.53
14/04/24    Late Fee              48.86                    48.86    1,843.39`

test.each<[string, string, { credit: string; interestAndFees?: string }, string[], string]>([
  ['the whole is what was paid', '696.62', { credit: '696.62', interestAndFees: '87.07' }, [], 'proved'],
  [
    'a whole that its parts do not add up to is left over',
    '696.26',
    { credit: '609.55' },
    ['696.26'],
    'unproved',
  ],
])('of a payment on a loan %s', (_, paid, read, unexplained, check) => {
  const { accounts, transactions } = extractFromPages(typesetPages(loan(paid)), 1)
  const { debit, credit, interestAndFees, cells } = transactions[1] as Transaction
  expect({ debit, credit, interestAndFees }).toEqual({ debit: null, ...read })
  expect([cells.credit?.text, cells.interestAndFees?.text]).toEqual([
    read.interestAndFees ? paid : '609.55-',
    read.interestAndFees,
  ])
  expect(accounts[0]).toMatchObject({ check, unexplained: unexplained.map((text) => ({ text })) })
})

test('a payment that only pays interest does not move the balance, and one that comes back moves it up', () => {
  const statement = `
Loan Statement
Previous Balance        2,000.00
                                  Total                            Principal
Date        Description          Amount     Interest   Principal     Balance
11/04/24    Loan Advance         365.69                   365.69    2,365.69
12/04/24    Payment               87.07-     87.07          0.00    2,365.69
13/04/24    Payment              696.62-     87.07        609.55-   1,756.14
14/04/24    Payment returned     696.62      87.07-       609.55    2,365.69
15/04/24    Late Fee              48.86                    48.86    2,414.55`
  const { accounts, transactions } = extractFromPages(typesetPages(statement), 1)
  expect(
    transactions.map(({ debit, credit, interestAndFees = null }) => [debit, credit, interestAndFees]),
  ).toEqual([
    ['365.69', null, null],
    [null, '87.07', '87.07'],
    [null, '696.62', '87.07'],
    ['696.62', null, '-87.07'],
    ['48.86', null, null],
  ])
  expect(accounts[0]?.check).toBe('proved')
})

test('a late charge is no more part of what lowers the balance than interest is', () => {
  const statement = `
Loan Statement
Previous Balance        2,000.00
Date        Description          Amount     Interest       Late     New
                                             Charge      Charge     Balance
11/04/24    Loan Advance         365.69                             2,365.69
12/04/24    Payment              175.00-      26.10                 2,216.79
13/04/24    Payment              185.00-      33.17       25.00     2,089.96
14/04/24    Loan Advance          38.39                             2,128.35`
  const { accounts, transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ credit, interestAndFees = null }) => [credit, interestAndFees])).toEqual([
    [null, null],
    ['175.00', '26.10'],
    ['185.00', '58.17'],
    [null, null],
  ])
  expect(accounts[0]?.check).toBe('proved')
})

test.each([
  ['a payment is paid in whole', 100, 1],
  ['what a card charges of a purchase, with its fee, is no payment', -100, 0],
])('%s', (_, movement, count) => {
  const printed = (minor: number) => ({ ...NO_MONEY, magnitude: toMinor(minor) })
  const row = movementOf(`SOFA | ${movement} |`)
  const money = [printed(100), printed(105), printed(5)]
  expect(paymentsIn([{ ...row, row: { ...row.row, money } }], [1, 2]).size).toBe(count)
})

test('what a wallet pays out is the net amount', () => {
  const statement = `
Opening balance  100.00
Date        Description        Gross     Fee      Net     Balance
13/04/2024  ACME               10.00     0.30     9.70     109.70
14/04/2024  PAY                20.00     0.60    19.40     129.10
15/04/2024  SHOP               30.00     0.90    29.10     158.20`
  const [first] = extractFromPages(typesetPages(statement), 1).transactions
  expect([first?.credit, first?.interestAndFees]).toEqual(['9.70', undefined])
})

test.each([
  ['is explained', '24.76', '01/06', []],
  ['is left over where it is another number of times as much', '29.40', '01/06', ['29.40']],
  ['is left over where there is no such instalment', '24.76', '17/06', ['24.76']],
])('the whole price beside an instalment %s', (_, price, instalment, unexplained) => {
  const statement = `
Opening balance  100.00
Date        Description           Sum abroad  No         Amount
13/04/2024  SOFA                  ${price}      ${instalment}       -4.13
14/04/2024  ACME                  20.00       01/01      -20.00
15/04/2024  SHOP                  15.00       01/01      -15.00
Closing balance   60.87`
  expect(
    extractFromPages(typesetPages(statement), 1).accounts[0]?.unexplained.map(({ text }) => text),
  ).toEqual(unexplained)
})

test('the balance before each row is one as well', () => {
  const statement = (before: string) => `
Opening balance  100.00
Date        Description           Amount       Old balance  New balance
13/04/2024  ACME                  10.50        100.00       110.50
14/04/2024  PAY                   20.00        ${before}       130.50
15/04/2024  SHOP                  -5.00        130.50       125.50
16/04/2024  SHELL                 -5.50        125.50       120.00`
  const unexplained = (before: string) =>
    extractFromPages(typesetPages(statement(before)), 1).accounts[0]?.unexplained.map(({ text }) => text)
  expect(unexplained('110.50')).toEqual([])
  expect(unexplained('110.80')).toContain('110.80')
})

test('a payment of which only the parts are printed is their sum', () => {
  const statement = `
Loan account
Date        Description          Disbursed   Principal   Interest   Penalty    Loan balance
11/04/24    Opening balance                                                          0.00
12/04/24    Disbursement          3,000.00                                       3,000.00
13/05/24    Payment                             125.00      30.00                2,875.00
13/06/24    Payment                             125.00      30.00      4.25      2,750.00
14/06/24    Extra payment                        50.00                           2,700.00`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(
    transactions.map(({ debit, credit, interestAndFees = null }) => [debit, credit, interestAndFees]),
  ).toEqual([
    ['3000.00', null, null],
    [null, '155.00', '30.00'],
    [null, '159.25', '34.25'],
    [null, '50.00', null],
  ])
})

test('the interest of a payment is none of what it takes off a debt, whatever the sign of its balance', () => {
  const statement = `
Darlehenskontoauszug
Buchung     Vorgang             Betrag   davon Zinsen   davon Tilgung   Darlehensstand
            Anfangssaldo                                                    2.000,00-
31.01.2024  Rate Januar         985,00         294,78          690,22       1.309,78-
15.02.2024  Gebühr               35,00-                                     1.344,78-
29.02.2024  Rate Februar        985,00         200,00          785,00         559,78-`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(
    transactions.map(({ debit, credit, interestAndFees = null }) => [debit, credit, interestAndFees]),
  ).toEqual([
    [null, '985.00', '294.78'],
    ['35.00', null, null],
    [null, '985.00', '200.00'],
  ])
})

test('a payment of charges alone, beside nothing paid back, leaves what is owed as it was', () => {
  const statement = `
Mortgage Statement
                                                                          Outstanding
Date        Transaction            Repayment   Principal   Interest  Charges   Principal
            Balance brought forward                                             3,000.00
13/04/24    Instalment                120.00      100.00      20.00             2,900.00
14/04/24    Handling fee               40.00                           40.00    2,900.00
15/04/24    Instalment                119.00      100.00      19.00             2,800.00`
  const { accounts, transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ credit, interestAndFees }) => [credit, interestAndFees])).toEqual([
    ['120.00', '20.00'],
    ['40.00', '40.00'],
    ['119.00', '19.00'],
  ])
  expect(accounts[0]?.check).toBe('proved')
})
