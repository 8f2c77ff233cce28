import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { SectionedRow } from '../ledger.ts'
import { endSections } from './end-sections.ts'

/** The sections of rows under a heading for credits; those marked by `#` stand right under another line. */
function sectionsOf(...texts: string[]): (string | null)[] {
  const rows = texts.map(
    (text): SectionedRow => ({ row: readRowOf(text.replace('#', '')), section: 'credit' }),
  )
  const isApart = (row: SectionedRow) => texts[rows.indexOf(row)]?.startsWith('#') === true
  return endSections(rows, isApart).map(({ section }) => section)
}

const payments = ['1 May | PAID | -10.00', '2 May | PAID | -20.00']

test.each<[string, string[], (string | null)[]]>([
  [
    'a section of minuses ends where rows without any stand under an unknown title',
    [...payments, '#3 May | ACME | 5.00', '4 May | SHOP | 6.00', '#5 May | BAR | 7.00'],
    ['credit', 'credit', null, null, null],
  ],
  [
    'so does one of a single payment',
    ['1 May | PAID | -10.00', '#3 May | ACME | 5.00', '4 May | SHOP | 6.00'],
    ['credit', null, null],
  ],
  [
    'however many further titles stand among them',
    [...payments, '#3 May | ACME | 5.00', '#4 May | SHOP | 6.00', '#5 May | BAR | 7.00'],
    ['credit', 'credit', null, null, null],
  ],
  [
    'but not without such a title',
    [...payments, '3 May | ACME | 5.00', '4 May | SHOP | 6.00'],
    ['credit', 'credit', 'credit', 'credit'],
  ],
  [
    'though a refund may stand among them',
    [
      ...payments,
      '#3 May | ACME | 5.00',
      '4 May | SHOP | 6.00',
      '5 May | SHOP | -2.00',
      '6 May | BAR | 7.00',
    ],
    ['credit', 'credit', null, null, null, null],
  ],
  [
    'where both kinds are mixed',
    [...payments, '#3 May | ACME | 5.00', '4 May | PAID | -6.00'],
    ['credit', 'credit', 'credit', 'credit'],
  ],
  [
    'a mark of credit does as a minus',
    ['1 May | PAID | 10.00CR', '2 May | PAID | 20.00CR', '#3 May | ACME | 5.00', '4 May | SHOP | 6.00'],
    ['credit', 'credit', null, null],
  ],
  ['or for one row', [...payments, '#3 May | ACME | 5.00'], ['credit', 'credit', 'credit']],
])('%s', (_, rows, sections) => {
  expect(sectionsOf(...rows)).toEqual(sections)
})
