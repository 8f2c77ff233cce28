import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { SectionedRow } from '../ledger.ts'
import { dropBareLists } from './drop-bare-lists.ts'

/** The amounts of the rows that are kept; a row behind `#` stands under a line of its own. */
function keptOf(...texts: string[]): number[] {
  const rows = texts.map((text): SectionedRow => ({ row: readRowOf(text.replace('#', '')), section: null }))
  const isApart = (row: SectionedRow) => texts[rows.indexOf(row)]?.startsWith('#') ?? false
  return dropBareLists(rows, isApart).map(({ row }) => row.money[0]?.magnitude ?? 0)
}

test.each<[string, string[], number[]]>([
  [
    'days and amounts under a line of their own',
    ['1 May | ACME | 10.00', '2 May | PAY | 20.00', '#1 May | | 90.00', '2 May | | 110.00'],
    [1000, 2000],
  ],
  [
    'several of them',
    ['1 May | ACME | 10.00', '#1 May | | 90.00', '2 May | PAY | 20.00', '#2 May | | 110.00'],
    [1000, 2000],
  ],
  [
    'periods and amounts',
    ['1 May | ACME | 10.00', '2 May | PAY | 20.00', '#1 Mar | - 30 Jun 2024 | 90.00'],
    [1000, 2000],
  ],
  [
    'not where transactions have no text either',
    ['1 May | | 10.00', '2 May | PAY | 20.00', '#3 May | | 30.00'],
    [1000, 2000, 3000],
  ],
  ['not the first rows', ['#1 May | | 10.00', '2 May | | 20.00'], [1000, 2000]],
])('%s', (_, rows, kept) => {
  expect(keptOf(...rows)).toEqual(kept)
})
