import { expect, test } from 'vitest'
import type { Account, Transaction } from '../statement.ts'
import { joinAccounts } from './join-accounts.ts'

/** `…1234 100 90 2024-01`: its number, both balances and its month. */
function account(text: string, rest: Partial<Account> = {}): Account {
  const [number, opening, closing, month] = text.split(' ')
  return {
    number: number === '-' ? null : (number ?? null),
    currency: 'EUR',
    openingBalance: opening ?? null,
    closingBalance: closing ?? null,
    period: { start: `${month}-01`, end: `${month}-28` },
    check: 'proved',
    owed: false,
    doubts: [],
    unexplained: [],
    ...rest,
  }
}

const FIRST = '…1234 100 90 2024-01'
const row = (date: string) => ({ date }) as Transaction
const join = (...statements: Account[][]) =>
  joinAccounts(statements.map((accounts) => ({ accounts, transactions: [] })))

test('months that go on with each other are one account, which is as sure as the worst of them', () => {
  const second = account('…1234 90 70 2024-02', { check: 'unproved', doubts: ['no-witness'] })
  const { accounts, indices } = join([account(FIRST)], [second], [account('…1234 70 60 2024-03')])
  expect(indices).toEqual([[0], [0], [0]])
  expect(accounts).toEqual([
    account('…1234 100 60 2024-01', {
      period: { start: '2024-01-01', end: '2024-03-28' },
      check: 'unproved',
      doubts: ['no-witness'],
    }),
  ])
})

test.each<[string, Account[], number[]]>([
  ['of another number', [account('…9999 90 70 2024-02')], [1]],
  ['without a number', [account('- 90 70 2024-02')], [1]],
  ['in another currency', [account('…1234 90 70 2024-02', { currency: 'USD' })], [1]],
  ['that begins with another balance', [account('…1234 80 70 2024-02')], [1]],
  ['of an earlier month', [account('…1234 90 70 2023-12')], [1]],
  ['beside another', [account('…1234 90 70 2024-02'), account('…9999 1 2 2024-02')], [1, 2]],
])('an account %s is another one', (_, accounts, indices) => {
  expect(join([account(FIRST)], accounts).indices).toEqual([[0], indices])
})

test('months whose rows stand newest first are accounts of their own: together they run neither way', () => {
  const transactions = [row('2024-01-20'), row('2024-01-02')]
  const months = [FIRST, '…1234 90 70 2024-02'].map((text) => ({ accounts: [account(text)], transactions }))
  expect(joinAccounts(months).indices).toEqual([[0], [1]])
})
