import { expect, it } from 'vitest'
import type { Check, ResultTable } from '../../lib/result-table.ts'
import { totalsOf } from './totals.ts'
import { remarksOf, verdictOf } from './verdict.ts'

const table = (...checks: (Check | null)[]): ResultTable => ({
  headers: ['Debit', 'Credit'],
  rows: checks.map((check) => ({ cells: ['', '1.00'], check, currency: null, account: 0 })),
  accounts: [],
  warnings: [],
})
const closedBy = (closingBalance: string, given: ResultTable): ResultTable => ({
  ...given,
  accounts: [
    {
      number: null,
      currency: 'USD',
      openingBalance: '0.00',
      closingBalance,
      period: { start: null, end: null },
      check: 'proved',
      owed: false,
      doubts: [],
      unexplained: [],
    },
  ],
})
const judged = (given: ResultTable) => verdictOf(given, totalsOf(given))

it.each([
  [table(), undefined, undefined],
  [table(null, null), undefined, undefined],
  [table('proved', 'proved'), 'proved', []],
  [table('proved', 'unproved'), 'doubt', [1]],
  [table('corrected', 'proved'), 'doubt', [0]],
  [table('unproved', 'unproved'), 'plain', []],
  [table('proved', 'contradicted', 'unproved'), 'wrong', [1]],
  [closedBy('2.00', table('proved', 'proved')), 'proved', []],
  [closedBy('2.01', table('proved', 'proved')), 'wrong', []],
])('says what the rows come to, and which of them need a look', (given, tone, rows) => {
  expect(judged(given)?.tone).toBe(tone)
  expect(judged(given)?.rows).toEqual(rows)
})

it('says it in the words of the product', () => {
  expect(judged(table('proved'))?.text).toBe('Balances agree to the cent')
  expect(judged(closedBy('1001.01', table('proved')))?.facts).toEqual([
    'The rows come to 1,000.01 less than the printed closing balance of 1,001.01.',
  ])
})

it('says each warning once, with its pages', () => {
  const warning = (code: 'page-needs-ocr' | 'no-transactions', page: number | null) => ({
    code,
    page,
    message: '',
  })
  const many = [1, 2, 3, 4, 5, 6, 7, 8].map((page) => warning('page-needs-ocr', page))
  expect(remarksOf([...many, warning('no-transactions', null)]).map(({ where }) => where)).toEqual([
    'Pages 1, 2, 3, 4, 5, 6 and 2 others',
    null,
  ])
})
