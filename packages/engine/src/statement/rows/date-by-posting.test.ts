import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { parseDateCell } from '../../dates/parse-date.ts'
import type { SectionedRow } from '../ledger.ts'
import { dateByPosting } from './date-by-posting.ts'

/** The day and the second day of rows like `3 May,4 May ACME`; those marked by `#` stand right under another line. */
function daysOf(...texts: string[]): string[] {
  const apart = new Set<number>()
  const rows = texts.map((text, id): SectionedRow => {
    const [days = '', ...words] = text.replace('#', '').split(' | ')
    const isClosing = days === 'closing balance'
    const [date, valueDate] = days.split(',').map((day) => parseDateCell(day))
    if (text.startsWith('#')) apart.add(id)
    return {
      row: {
        ...readRowOf(`| ${isClosing ? days : words.join(' ')} | 1.00`),
        id,
        date: date ?? null,
        valueDate: valueDate ?? null,
      },
      section: null,
    }
  })
  const day = (date: SectionedRow['row']['date']) => (date ? `${date.first}/${date.second}` : '-')
  return dateByPosting(rows, apart).map(({ row }) => `${day(row.date)} ${day(row.valueDate)}`)
}

test.each<[string, string[], string[]]>([
  [
    'where some lie far from the date that is printed above',
    ['3 May,4 May | A', ',5 May | B', ',20 May | C', ',28 May | D', '29 May,30 May | E'],
    ['3/5 4/5', '5/5 5/5', '20/5 20/5', '28/5 28/5', '29/5 30/5'],
  ],
  [
    'or farther than any day of rows that print both',
    [
      ...['1 May,2 May | A', '3 May,4 May | B', '6 May,7 May | C', '8 May,9 May | D', '10 May,11 May | E'],
      ',16 May | F',
    ],
    ['1/5 2/5', '3/5 4/5', '6/5 7/5', '8/5 9/5', '10/5 11/5', '16/5 16/5'],
  ],
  [
    'but not where all are near to it',
    ['3 May,4 May | A', ',5 May | B', '29 May,30 May | D'],
    ['3/5 4/5', '- 5/5', '29/5 30/5'],
  ],
  [
    'payments of a card that print the day of posting alone',
    ['#,5 Aug | AUTOPAY', ',9 Aug | REFUND', '#3 Aug,4 Aug | ACME'],
    ['5/8 5/8', '9/8 9/8', '3/8 4/8'],
  ],
  [
    'rows under a day that is printed once keep both',
    ['#3 Aug,4 Aug | ACME', ',5 Aug | SHOP'],
    ['3/8 4/8', '- 5/8'],
  ],
  [
    'what stands below the closing balance has no day',
    ['#3 Aug,4 Aug | ACME', '#closing balance', '#,5 Aug | SHOP'],
    ['3/8 4/8', '- -', '- 5/8'],
  ],
])('%s', (_, rows, days) => {
  expect(daysOf(...rows)).toEqual(days)
})

test('above the first day of a table, that of posting holds', () => {
  expect(daysOf(',7 Feb | PAYMENT', '12 Feb,13 Feb | BACK', ',14 Feb | FEE')).toEqual([
    '7/2 7/2',
    '12/2 13/2',
    '- 14/2',
  ])
})
