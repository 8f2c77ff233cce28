import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { dropCurrentBalances } from './drop-current-balances.ts'

const countOf = (...texts: string[]) =>
  dropCurrentBalances(texts.map((text) => ({ row: readRowOf(text), section: null }))).length

const NEWEST_FIRST = ['20 May | ACME | 10.00 | 90.00', '13 May | SHOP | 5.00 | 100.00']

test.each<[string, string[], number]>([
  ['that repeats the newest', [...NEWEST_FIRST, '| Balance on 21 May 2024 | | 90.00'], 2],
  ['of something else', [...NEWEST_FIRST, '| Total in pots | | 1562.40'], 2],
  ['that the oldest row comes from', [...NEWEST_FIRST, '| Balance on 12 May 2024 | | 105.00'], 3],
  [
    'below rows that stand oldest first',
    [...NEWEST_FIRST.toReversed(), '| Balance on 21 May 2024 | | 90.00'],
    3,
  ],
])('a balance %s', (_, rows, count) => {
  expect(countOf(...rows)).toBe(count)
})
