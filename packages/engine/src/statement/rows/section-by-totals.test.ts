import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { sectionByTotals } from './section-by-totals.ts'

const rowOf = (text: string) => {
  const row = readRowOf(text)
  return { ...row, kind: row.kind ?? (row.date === null ? ('other' as const) : null) }
}

/** The sections of rows under a heading for credits. */
const sectionsOf = (...texts: string[]) =>
  sectionByTotals(texts.map((text) => ({ row: rowOf(text), section: 'credit' }))).map(
    ({ section }) => section,
  )

test.each<[string, string[], (string | null)[]]>([
  [
    'a total names the section of the rows that it adds up',
    ['1 May | ACME | 10.00', '2 May | SHOP | 5.00', '| Total withdrawals | 15.00'],
    ['debit', 'debit', 'credit'],
  ],
  [
    'and of no others',
    ['1 May | PAY | 50.00', '| Total deposits | 50.00', '2 May | SHOP | 5.00', '| Total withdrawals | 5.00'],
    ['credit', 'credit', 'debit', 'credit'],
  ],
  [
    'one that nets amounts of both signs says nothing',
    ['1 May | PAY | 50.00', '2 May | SHOP | -5.00', '| Total withdrawals | 45.00'],
    ['credit', 'credit', 'credit'],
  ],
  [
    'totals of both directions under one column name the rows of each sign',
    [
      '1 May | PAY | -50.00',
      '2 May | SHOP | +5.00',
      '3 May | BAR | +6.00',
      '| Total charges | +11.00',
      '| Total payments and credits | -50.00',
    ],
    ['credit', 'debit', 'debit', 'credit', 'credit'],
  ],
  [
    'and one of them alone those that it counts',
    ['1 May | PAY | -50.00', '2 May | SHOP | 5.00', '| Total withdrawals | -50.00', '| Total | -45.00'],
    ['debit', 'credit', 'credit', 'credit'],
  ],
  [
    'a heading names the section of the rows below it that come to its sum',
    [
      '| Withdrawals and fees | 15.00',
      '1 May | ACME | 10.00',
      '2 May | SHOP | 5.00',
      '| Other amounts | 9.00',
    ],
    ['credit', 'debit', 'debit', 'credit'],
  ],
  [
    'and none where they do not',
    [
      '| Withdrawals and fees | 15.00',
      '1 May | ACME | 10.00',
      '| Other amounts | 9.00',
      '2 May | SHOP | 5.00',
    ],
    ['credit', 'credit', 'credit', 'credit'],
  ],
  [
    'one that adds up something else says nothing',
    ['1 May | PAY | 50.00', '| Total withdrawals | 15.00'],
    ['credit', 'credit'],
  ],
])('%s', (_, rows, sections) => {
  expect(sectionsOf(...rows)).toEqual(sections)
})
