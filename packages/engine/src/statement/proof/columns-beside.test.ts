import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

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

test.each([
  ['what was paid is its interest and its principal', '696.62', [], ['credit'], ['proved']],
  ['numbers that do not add up are left over', '696.26', ['696.26', '87.07'], ['credit'], ['unproved']],
])('of a payment on a loan %s', (_, paid, unexplained, directions, checks) => {
  const { accounts, transactions } = extractFromPages(typesetPages(loan(paid)), 1)
  const payment = transactions[1]
  expect({
    unexplained: accounts[0]?.unexplained.map(({ text }) => text),
    directions: [payment?.credit === null ? 'debit' : 'credit'],
    checks: [accounts[0]?.check],
  }).toEqual({ unexplained, directions, checks })
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
