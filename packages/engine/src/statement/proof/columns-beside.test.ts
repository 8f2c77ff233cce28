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
