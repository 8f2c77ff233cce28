import { expect, it } from 'vitest'
import { type ResultTable, readResultTable } from '../../lib/result-table.ts'
import { dateChoicesOf } from './date-choices.ts'

const tableOf = (differs: string, ...dates: (readonly [iso: string, printed: string])[]) =>
  readResultTable({
    type: 'EXTRACTION_COMPLETE_PYTHON',
    headers: ['Date'],
    data: dates.map(([iso]) => [iso]),
    transactions: dates.map(([, text]) => ({
      account: 0,
      check: 'unproved',
      doubts: ['date-ambiguous'],
      cells: { date: { text } },
    })),
    readings: [{ differs, rows: 14 }],
  }) as ResultTable

const said = (table: ResultTable) =>
  dateChoicesOf(table)?.choices.map(
    ({ dates, text, isShown }) => `${dates}: ${text}${isShown ? ' (shown)' : ''}`,
  )

it.each<[string, ResultTable, string[] | undefined]>([
  [
    'day first, or month first',
    tableOf('month-first', ['2024-03-03', '03/03/2024'], ['2024-01-02', '02/01/2024']),
    ['dmy: 02/01/2024 is 2 Jan 2024 (shown)', 'mdy: 02/01/2024 is 1 Feb 2024'],
  ],
  [
    'month first, or day first, without a year',
    tableOf('day-first', ['2024-02-01', '2/1']),
    ['mdy: 2/1 is 1 Feb 2024 (shown)', 'dmy: 2/1 is 2 Jan 2024'],
  ],
  [
    'year first',
    tableOf('year-first', ['2003-04-24', '24/04/03']),
    ['dmy: 24/04/03 is 24 Apr 2003 (shown)', 'ymd: 24/04/03 is 3 Apr 2024'],
  ],
  [
    'dates that nobody can show',
    tableOf('month-first', ['', 'Monday']),
    ['dmy: Day, month, year (shown)', 'mdy: Month, day, year'],
  ],
  ['a reading of directions', tableOf('direction', ['2024-01-02', '02/01']), undefined],
])('%s', (_, table, choices) => {
  expect(said(table)).toEqual(choices)
})
