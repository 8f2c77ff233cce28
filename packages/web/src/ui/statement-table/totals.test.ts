import { expect, it } from 'vitest'
import type { Account, ResultTable } from '../../lib/result-table.ts'
import { totalsOf } from './totals.ts'

const accountOf = (openingBalance: string | null, closingBalance: string | null, owed = false): Account => ({
  number: '…1234',
  currency: 'USD',
  openingBalance,
  closingBalance,
  period: { start: null, end: null },
  check: 'proved',
  owed,
  doubts: [],
  unexplained: [],
})
const tableOf = (accounts: Account[], ...rows: (readonly [string, string, number?])[]): ResultTable => ({
  headers: ['Date', ' DEBIT ', 'Credit'],
  rows: rows.map(([debit, credit, account = 0]) => ({
    cells: ['2024-04-01', debit, credit],
    check: 'proved',
    currency: 'USD',
    account,
    proof: null,
    places: {},
    isEdited: false,
  })),
  accounts,
  equations: [],
  readings: [],
  verdict: null,
  statement: null,
  warnings: [],
})

it('adds each account by itself, to the cent', () => {
  const table = tableOf(
    [accountOf('10.00', '9.90'), accountOf('0.00', '90071992547409.95')],
    ['0.30', ''],
    ['', '0.20'],
    ['0.00', '90071992547409.93', 1],
    ['', '0.02', 1],
  )
  expect(totalsOf(table)).toEqual([
    expect.objectContaining({
      account: 0,
      count: 2,
      debitCount: 1,
      creditCount: 1,
      debits: '0.30',
      credits: '0.20',
      difference: '0.00',
      owed: false,
    }),
    expect.objectContaining({
      account: 1,
      debitCount: 0,
      creditCount: 2,
      credits: '90071992547409.95',
      difference: '0.00',
    }),
  ])
})

it.each([
  ['an account', '100.00', '70.00', false, '0.00'],
  ['a card', '100.00', '130.00', true, '0.00'],
  ['an account that misses a cent', '100.00', '70.01', false, '-0.01'],
  ['a card that misses a cent', '100.00', '129.99', true, '0.01'],
  ['an account without a closing balance', '100.00', null, false, null],
])('closes %s', (_case, opening, closing, owed, difference) => {
  const [totals] = totalsOf(tableOf([accountOf(opening, closing, owed)], ['50.00', ''], ['', '20.00']))
  expect(totals).toMatchObject({ owed, difference })
})

it('adds up the whole where the result has no accounts', () => {
  const table = { ...tableOf([], ['1.10', ''], ['2.20', '']) }
  expect(totalsOf(table)).toMatchObject([{ account: null, debits: '3.30', opening: null, difference: null }])
})

it('says no sum that it cannot be sure of', () => {
  expect(totalsOf(tableOf([accountOf('1', '2')], ['about 3', '']))).toMatchObject([
    { debits: null, difference: null },
  ])
})

it('adds nothing up in a table without money', () => {
  expect(totalsOf({ ...tableOf([]), headers: ['Item', 'Price'] })).toEqual([])
})

it('counts what of the payments of a loan is interest', () => {
  const table = tableOf([accountOf('2000.00', '1756.14', true)], ['365.69', ''], ['', '696.62'])
  const withInterest = {
    ...table,
    headers: [...table.headers, 'Interest and Fees'],
    rows: table.rows.map((row, i) => ({ ...row, cells: [...row.cells, i === 1 ? '87.07' : ''] })),
  }
  expect(totalsOf(withInterest)).toMatchObject([{ interestAndFees: '87.07', difference: '0.00' }])
  expect(totalsOf(table)).toMatchObject([{ interestAndFees: null, difference: '-87.07' }])
})
