import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { readTables } from '../../read-tables.ts'

/** Number, opening balance, closing balance and verdict of each account. */
const accountsOf = (text: string) =>
  readTables(typesetPages(text)).accounts.map(({ facts, result }) =>
    [facts.number, result.opening, result.closing, result.check].join(' '),
  )

const ROWS = `
Account number: 11111111
Opening balance: 100.00
Closing balance: 150.00
Date        Description       Amount
01/04/24    ACME              -10.00
02/04/24    PAY                60.00`
const EMPTY = `
Account number: 22222222
Opening balance: 999.99
Closing balance: 999.99
No transactions in this period.`
const [moved, unmoved] = ['…1111 10000 15000 proved', '…2222 99999 99999 proved']

test.each<[string, string, string[]]>([
  ['under the rows of another', ROWS + EMPTY, [moved, unmoved]],
  ['above the rows of another', EMPTY + ROWS, [unmoved, moved]],
  ['beside titles without rows', `${EMPTY}\nDate        Description       Amount\n${ROWS}`, [unmoved, moved]],
])('an account without rows stands %s', (_, text, accounts) => {
  expect(accountsOf(text)).toEqual(accounts)
})

test('balances under the next number are those of that account, whether its rows come to them or not', () => {
  expect(accountsOf(EMPTY + ROWS.replace('60.00', '50.00'))).toEqual([
    unmoved,
    '…1111 10000 15000 contradicted',
  ])
})

test.each<[string, string]>([
  ['balances that differ', `${ROWS}\n\n${EMPTY.replace('999.99', '888.88')}`],
  [
    'a number in another form at the top of a page of its rows',
    `${ROWS.replace(/Closing.*\n/, '')}\nAccount number: 22222222\nDate        Description       Amount\n03/04/24    BAR               -10.00\nOpening balance: 140.00\nClosing balance: 140.00`,
  ],
  ['the number of the account with rows', `${ROWS}\n\n${EMPTY.replace('22222222', '11111111')}`],
  [
    'the only balances that are printed',
    `${EMPTY}\n${ROWS.replace('60.00', '10.00').replace(/^(Opening|Closing).*$/gm, '')}`,
  ],
])('no account of its own: %s', (_, text) => {
  expect(accountsOf(text)).toHaveLength(1)
})
