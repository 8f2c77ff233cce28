import { expect, it } from 'vitest'
import type { Check } from '../../lib/result-table.ts'
import { remarksOf, verdictOf } from './verdict.ts'

const table = (...checks: (Check | null)[]) => ({
  headers: [],
  rows: checks.map((check) => ({ cells: [], check, currency: null })),
  warnings: [],
})

it.each([
  [table(), undefined],
  [table(null, null), undefined],
  [table('proved', 'proved'), 'proved'],
  [table('proved', 'unproved'), 'doubt'],
  [table('proved', 'corrected'), 'doubt'],
  [table('unproved', 'unproved'), 'plain'],
  [table('proved', 'contradicted'), 'wrong'],
])('says what the rows come to', (given, tone) => {
  expect(verdictOf(given)?.tone).toBe(tone)
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
