import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const PAID = `
Loan Statement
Opening balance                                        1,000.00
Date          Description        Reference    Paid      Balance
14/01/2024    Payment            R1201       86.10       913.90
14/02/2024    Payment            R1202       86.90       827.00
14/03/2024    Payment            R1203       87.70       739.30`

/** The rows, and whether the account is proved. */
function read(text: string) {
  const { transactions, accounts } = extractFromPages(typesetPages(text), 1)
  return { rows: transactions.map(({ date }) => date), check: accounts[0]?.check }
}

const BOOKED = ['2024-01-14', '2024-02-14', '2024-03-14']

test.each<[string, string, number]>([
  [
    'of one text and amount, dated after all that is booked',
    `
Instalment    Date          Description      Amount
4             14/04/2024    Pending           90.00
5             14/05/2024    Pending           90.00
6             14/06/2024    Pending           45.00`,
    3,
  ],
  [
    'of several amounts, which may be booked',
    `
Instalment    Date          Description      Amount
4             14/04/2024    Pending           90.00
5             14/05/2024    Pending           70.00
6             14/06/2024    Pending           45.00`,
    6,
  ],
  [
    'of one text and amount on days near to each other, which may be fares',
    `
Number        Date          Description      Amount
4             14/04/2024    Metro              2.50
5             15/04/2024    Metro              2.50`,
    5,
  ],
  [
    'that say nothing but their day and amount, at the end of the table',
    `
14/04/2024                                   88.50
14/05/2024                                   89.30`,
    3,
  ],
])('below the payments of a loan: rows %s', (_, below, count) => {
  const { rows, check } = read(PAID + below)
  expect(rows.slice(0, 3)).toEqual(BOOKED)
  expect([rows.length, check === 'proved']).toEqual([count, count === 3])
})
