import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { lineTests } from '../table/line-tests.ts'
import { findCurrency } from './find-currency.ts'
import { findAccountNumbers } from './read-account-number.ts'
import { findPrintedBalances } from './read-balances.ts'
import { findPeriod, latestDate } from './read-facts.ts'

const convention = { decimal: '.', exponent: 2 } as const
const tests = lineTests(convention)

test.each([
  ['Statement Period: 08/01/24 - 08/31/24', 'month-first', '2024-08-01', '2024-08-31'],
  ['for March 1, 2024 to March 29, 2024', 'month-first', '2024-03-01', '2024-03-29'],
  ['4 January to 3 February 2024', 'day-first', '2024-01-04', '2024-02-03'],
  ['14 December to 16 January 2024', 'day-first', '2023-12-14', '2024-01-16'],
  ['du 6 février 2024 au 5 mars 2024', 'day-first', '2024-02-06', '2024-03-05'],
  ['From : 01-07-2024 To : 31-07-2024', 'day-first', '2024-07-01', '2024-07-31'],
  ['DEC 29/23 - JAN 31/24', 'day-first', '2023-12-29', '2024-01-31'],
  ['Periode 01-05-2024 t/m 31-05-2024', 'day-first', '2024-05-01', '2024-05-31'],
  ['1 Aug 2024 [GMT+01:00] - 31 Aug 2024 [GMT+01:00]', 'day-first', '2024-08-01', '2024-08-31'],
] as const)('period: %s', (text, order, start, end) => {
  expect(findPeriod(typeset(text), order)).toEqual({ start, end })
})

test.each([['Statement date 10 March 2024'], ['01/04/24 ACME 12.50 05/04/24'], ['01-01-1990 to 31-12-2024']])(
  'no period: %s',
  (text) => {
    expect(findPeriod(typeset(text), 'day-first')).toBeNull()
  },
)

test('a sort code is not taken for the latest date where a date has its year in full', () => {
  expect(latestDate(typeset('Sort code 07-04-36\n\nStatement date 10 March 2024'), 'day-first')).toBe(
    '2024-03-10',
  )
})

test.each([
  ['Opening Balance        14,022.17Cr', [['opening', 1402217]]],
  ['Previous 8,120.40                 New balance 7,248.81', [['closing', 724881]]],
  [
    'Start balance     Money in      End balance\n1,840.32          2,283.88      1,796.88',
    [
      ['opening', 184032],
      ['closing', 179688],
    ],
  ],
  ['Overdraft limit   1,500.00', []],
])('printed balances: %s', (text, expected) => {
  const found = findPrintedBalances(typeset(text), () => false, tests, convention)
  expect(found.map(({ kind, money }) => [kind, money.magnitude])).toEqual(expected)
})

test.each([
  ['Account number: 4350 0912 7731', '…7731'],
  ['IBAN DE02 7606 0618 0044 1773 30', '…7330'],
  ['Account Number : XXXXXXX4417', '…4417'],
  ['Statement of account', undefined],
])('account number: %s', (text, number) => {
  expect(findAccountNumbers(typeset(text))[0]?.number).toBe(number)
})

test.each([
  ['Currency : INR\n$5.00', 'INR'],
  ['€5.00\n-€2.00', 'EUR'],
  ['$5.00', 'USD'],
  ['$5.00\nABN 12 345 678 901', 'AUD'],
  ['1,23,456.78', 'INR'],
  // A purchase abroad does not say what the account is kept in.
  ['USD 6.31 @ 1.2715   5.87\nUSD 11.57 @ 1.2715   9.10\nprotected up to £85,000.00', 'GBP'],
  ['5.00', null],
])('currency of %j', (text, code) => {
  expect(findCurrency(typeset(text), () => true, tests)).toBe(code)
})
