import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const rowsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(
    ({ date, description }) => `${date} ${description}`,
  )

const ROWS = `
Date         Description              Amount    Balance
Opening balance                                  100.00
01/04/2024   ACME                     -12.50      87.50
02/04/2024   SHELL                     -5.00      82.50
05/04/2024   PAY                       50.00     132.50`
const BOOKED = ['2024-04-01 ACME', '2024-04-02 SHELL', '2024-04-05 PAY']

test.each<[string, string]>([
  [
    'what a heading calls pending is not booked',
    `${ROWS}
Pending transactions
08/04/2024   BOOKSHOP                  -9.99`,
  ],
  [
    'text behind the heading says nothing of it',
    `${ROWS}
Trades Pending Settlement     These transactions may not be reflected in the other summaries
08/04/2024   BOOKSHOP                  -9.99`,
  ],
  [
    'nor is it under titles of its own',
    `${ROWS}
Pending card transactions
Date         Description                   Amount
08/04/2024   BOOKSHOP                       -9.99`,
  ],
  [
    'a day below rows that print their dates is not that of a further row',
    `${ROWS}
BALANCES BY PARTNER
30/04/2024
CUSTODIANS
             OTHER BANK                          132.50
FUNDS
             ACME FUNDS                1.00       0.00`,
  ],
])('%s', (_, text) => {
  expect(rowsOf(text)).toEqual(BOOKED)
})

test('the day of a balance above rows that print their days is not that of those without one', () => {
  const rows = rowsOf(
    `
Date         Description                    Deposit   Withdrawal    Balance
22/02/2024   B/F BALANCE                  QQQQ                       100.00
28/02/2024   INTEREST                          2.50                  102.50
11/03/2024   ACME                                        12.50
             SHELL                                        5.00        85.00
12/03/2024   PAY                              50.00                  135.00`.replace(
      'QQQQ',
      '\u00b3\u00a5\ufffd\ufffd',
    ),
  )
  expect(rows).toEqual(['2024-02-28 INTEREST', '2024-03-11 ACME', '2024-03-11 SHELL', '2024-03-12 PAY'])
})

const DATED = ROWS.replace('Opening balance                                  100.00\n', '')

test.each<[string, string, string[]]>([
  [
    'a list of nothing else than what is pending is read',
    DATED.replace('\n01/04', '\nPending transactions\n01/04'),
    BOOKED,
  ],
  [
    'the title of a section ends what is pending',
    `${DATED}
Pending transactions
08/04/2024   BOOKSHOP                  -9.99
Withdrawals
09/04/2024   CAFE                      -2.51     129.99`,
    [...BOOKED, '2024-04-09 CAFE'],
  ],
  [
    'days head rows below a balance that prints its day',
    `
Date         Description              Amount    Balance
01/04/2024   Opening balance                     100.00
02/04/2024
             ACME                     -12.50      87.50
03/04/2024
             SHELL                     -5.00      82.50`,
    ['2024-04-02 ACME', '2024-04-03 SHELL'],
  ],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})
