import { expect, test } from 'vitest'
import type { WarningCode } from '../statement/statement.ts'
import { type Judged, unreadReason, verdictOf } from './verdict.ts'

type Row = Judged['transactions'][number]
const row = (more: Partial<Row> = {}): Row => ({
  account: 0,
  check: 'proved',
  witness: 'balance',
  doubts: [],
  ...more,
})
const account = (more: Partial<Judged['accounts'][number]> = {}): Judged['accounts'][number] => ({
  check: 'proved',
  doubts: [],
  unexplained: [],
  ...more,
})
const statement = (more: Partial<Judged> = {}): Judged => ({
  transactions: [row(), row()],
  accounts: [account()],
  pages: 2,
  pagesConverted: [1, 2],
  warnings: [],
  ...more,
})
const warned = (...codes: WarningCode[]) => ({
  warnings: codes.map((code) => ({ code, page: 1, message: '' })),
})
const bySum = row({ witness: 'sum' })
const unproved = row({ check: 'unproved', witness: 'none', doubts: ['no-witness'] })
const wrong = row({ check: 'contradicted', witness: 'none', doubts: ['balance-breaks'] })

test.each<[string, Judged, string]>([
  ['all of it is proved', statement(), 'proved'],
  ['no rows, and an account that did not move', statement({ transactions: [] }), 'proved'],
  ['one row is proved by a sum', statement({ transactions: [row(), bySum] }), 'sum-proved'],
  ['one row has no witness', statement({ transactions: [row(), unproved] }), 'unproved'],
  ['one row was corrected', statement({ transactions: [row({ check: 'corrected' })] }), 'unproved'],
  [
    'a proved row has a doubt',
    statement({ transactions: [row({ doubts: ['date-ambiguous'] })] }),
    'unproved',
  ],
  ['one row is contradicted', statement({ transactions: [row(), wrong] }), 'contradicted'],
  ['the account is not proved', statement({ accounts: [account({ check: 'unproved' })] }), 'unproved'],
  [
    'the account is contradicted',
    statement({ accounts: [account({ check: 'contradicted' })] }),
    'contradicted',
  ],
  ['the account has a doubt', statement({ accounts: [account({ doubts: ['pages-missing'] })] }), 'unproved'],
  [
    'a number is unexplained',
    statement({ accounts: [account({ unexplained: [{ page: 1, box: [0, 0, 1, 1], text: '4.00' }] })] }),
    'unproved',
  ],
  ['there are rows and no account', statement({ accounts: [] }), 'unproved'],
  ['a page was not asked for', statement({ pagesConverted: [2] }), 'unproved'],
  ['a page was a scan', statement(warned('page-needs-ocr')), 'unproved'],
  ['a warning names a row', statement(warned('doubtful-row')), 'unproved'],
  ['a row has no date', statement(warned('row-without-date')), 'unproved'],
  ['a warning is of a newer engine', statement(warned('new-code' as WarningCode)), 'unproved'],
  ['a list that is printed twice was left out', statement(warned('repeated-rows')), 'proved'],
  ['a page that is in the file twice was left out', statement(warned('repeated-page')), 'proved'],
  [
    'it is a price list',
    statement({ transactions: [], accounts: [], ...warned('not-a-statement') }),
    'unread',
  ],
  [
    'all of it is a scan',
    statement({ transactions: [], accounts: [], ...warned('page-needs-ocr') }),
    'unread',
  ],
])('%s', (_, given, state) => {
  expect(verdictOf(given).state).toBe(state)
})

test('each account has its own verdict, and the document the worst', () => {
  const given = statement({
    transactions: [row(), bySum, { ...bySum, account: 1 }, { ...wrong, account: 2 }],
    accounts: [account(), account(), account()],
  })
  const { state, accounts, rows } = verdictOf(given)
  expect(accounts.map((verdict) => verdict.state)).toEqual(['sum-proved', 'sum-proved', 'contradicted'])
  expect(accounts[0]?.rows).toEqual({ all: 2, proved: 2, bySum: 1, contradicted: 0 })
  expect([state, rows.all]).toEqual(['contradicted', 4])
})

test('no account is green while a page is missing, and pages that could not be read do not count', () => {
  const { accounts, pages } = verdictOf(statement({ pages: 5, ...warned('page-needs-ocr') }))
  expect(accounts[0]?.state).toBe('unproved')
  expect(pages).toEqual({ converted: 1, all: 5 })
})

test.each<[string, readonly unknown[], WarningCode[], string | undefined]>([
  ['rows', [{}], ['page-needs-ocr'], undefined],
  ['a statement without transactions', [], ['no-transactions'], undefined],
  ['a scan', [], ['page-needs-ocr'], 'page-needs-ocr'],
  ['a damaged page', [], ['page-unreadable'], 'page-unreadable'],
  ['a letter', [], ['not-a-statement'], 'not-a-statement'],
])('says why nothing was read of %s', (_, transactions, codes, reason) => {
  expect(unreadReason({ transactions, ...warned(...codes) })?.code).toBe(reason)
})
