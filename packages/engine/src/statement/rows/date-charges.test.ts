import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const card = (interest: string, total: string) => `
Credit card statement
Mar 21, 2025 - Apr 20, 2025          Credit limit  5,000.00
Previous balance  100.00
New balance       129.37

Trans Date   Description                             Amount
Apr 3        ACME                                     20.00
Fees
Trans Date   Description                             Amount
Total Fees for This Period                             0.00
Interest Charged
Interest Charge on Purchases                          ${interest}
Interest Charge on Cash Advances                       0.00
Total Interest for This Period                        ${total}`

const read = (text: string) => {
  const { transactions } = extractFromPages(typesetPages(text), 1)
  return transactions.map(({ date, description, debit }) => [date, description, debit])
}

test.each([
  ['the total counts it', '9.37', [['2025-04-20', 'Interest Charge on Purchases', '9.37']]],
  ['it does not', '8.37', []],
])('interest without a day is charged on the last one of the period where %s', (_, total, charged) => {
  expect(read(card('9.37', total))).toEqual([['2025-04-03', 'ACME', '20.00'], ...charged])
})
