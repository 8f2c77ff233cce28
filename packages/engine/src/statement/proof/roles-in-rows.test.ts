import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const unexplainedOf = (totals: string) => {
  const { accounts } = extractFromPages(
    typesetPages(`
Date        Description           Debit     Credit    Balance
            Opening balance                           1,100.00
13/04/2024  ACME                  10.50               1,089.50
14/04/2024  PAY                             50.00     1,139.50
15/04/2024  SHELL                  5.25               1,134.25
            Closing balance                           1,134.25
${totals}`),
    1,
  )
  return accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))
}

test.each([
  ['of the rows', '            Total                 15.75     50.00', []],
  ['that is none', '            Total                 15.85     50.00', ['15.85']],
  [
    'of something else below those of all rows',
    `            Total                 15.75     50.00
            Total interest this year        14.22`,
    [],
  ],
  [
    'that is none below that of one column',
    `            Total                 15.75
            Total                           50.10`,
    ['50.10'],
  ],
  [
    'of other charges below the closing balance, in its column',
    `            Charges on 15 January
            Payments out                                  6.60
            Payments in                                   0.90
            Total                                         7.50`,
    [],
  ],
  ['of the year', '            Total in 2024         99.99     88.88', []],
  ['of something else beside that of one column', '            Total Deposits 50.00 Dividends   4.12', []],
  ['that counts its rows, and is none', '            Total Deposit 1 Items           99.99', ['99.99']],
  [
    'that is none behind the code of its currency',
    '            Total             EUR 15.75 EUR 50.10',
    ['50.10'],
  ],
])('a total %s', (_, totals, expected) => {
  expect(unexplainedOf(totals)).toEqual(expected)
})

test('an amount in another currency beside that of the account is what was paid abroad', () => {
  const { accounts } = extractFromPages(
    typesetPages(`
Previous balance  USD 100.00
Date        Description          Foreign      Amount
13/04/2024  ACME               18.40/HKD   10.50/USD
14/04/2024  SHOP                            4.00/USD
15/04/2024  CAFE                5.00/EUR    6.00/USD
New balance  USD 79.50`),
    1,
  )
  expect(accounts.flatMap(({ unexplained }) => unexplained)).toEqual([])
})

test('the total of a year is one of the rows where they are those of the year', () => {
  const { accounts } = extractFromPages(
    typesetPages(`
Period 01/01/2024 - 31/12/2024
Opening balance 1,000.00
Date        Details          Debit     Credit
13/04/2024  SHOP             10.00
14/04/2024  CAFE             20.00
Total 2024                   35.00
Closing balance 970.00`),
    1,
  )
  expect(accounts).toMatchObject([{ check: 'unproved', unexplained: [{ text: '35.00' }] }])
})

test('a total that is called as the row above is rather that row printed twice', () => {
  const statement = (name: string) => `
Opening balance  1,100.00
Date        Description                   Amount
13/04/2024  PAY                           506.33
14/04/2024  Total Fitness                -300.00
            ${name}                -300.00`
  const unexplained = (name: string) =>
    extractFromPages(typesetPages(statement(name)), 1).accounts.flatMap((account) =>
      account.unexplained.map(({ text }) => text),
    )
  expect(unexplained('Total Fitness')).toContain('-300.00')
  expect(unexplained('Total debits ')).toEqual([])
})

const cardWith = (total: string) => {
  const { accounts } = extractFromPages(
    typesetPages(`
CREDIT CARD STATEMENT
Post Date   Description                     Amount
            Previous Statement Balance      850.00
05/09/2024  COFFEE HOUSE                     12.50
14/09/2024  PAYMENT RECEIVED THANK YOU      500.00CR
21/09/2024  BOOKSTORE                        88.30
            Total Debit Transactions        ${total}
            Total Credit Transactions       500.00
            Total Due                       450.80`),
    1,
  )
  return accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))
}

test('a sum of what was bought may count what was owed above it', () => {
  expect(cardWith('950.80')).toEqual([])
  expect(cardWith('950.90')).toEqual(['950.90'])
})

test('the amount of a dated row that was left out, under a title for its direction, is explained by nothing', () => {
  const { accounts } = extractFromPages(
    typesetPages(`
Date        Description           Debit       Credit    Balance
15/06/2025  O'BRIEN               16,867.39             -6,867.48
15/06/2025  O'BRIEN               16,867.39             -6,867.48
15/06/2025  ACME                              514.93    -6,352.55
19/06/2025  NORTH                           1,700.00    -4,652.55
19/06/2025  SOUTH                           7,555.42     2,902.87
            Closing balance                              2,902.87`),
    1,
  )
  expect(accounts).toMatchObject([
    { check: 'unproved', unexplained: [{ text: '16,867.39' }, { text: '16,867.39' }] },
  ])
})

test.each([
  ['the same', '1,134.25', []],
  ['another', '1,134.29', ['1,134.29']],
])('an ending balance above checks that are listed once more is %s', (_, ending, expected) => {
  const pages = typesetPages(
    `
Beginning balance 1,100.00
Ending balance    1,134.25
Date        Description           Deposits  Withdrawals  Balance
13/04/2024  CHECK # 4565                         10.50   1,089.50
14/04/2024  PAY                      50.00               1,139.50
15/04/2024  CHECK # 5172                          5.25   1,134.25`,
    `
15/04/2024  ENDING BALANCE                               ${ending}
CHECK TRANSACTION SUMMARY
Check #   Date         Amount
4565      13/04/2024    10.50
5172      15/04/2024     5.25`,
  )
  const { accounts } = extractFromPages(pages, 2)
  expect(accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))).toEqual(expected)
})
