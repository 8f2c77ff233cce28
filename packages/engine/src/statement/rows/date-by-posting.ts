import { daysApart } from '../../dates/days-apart.ts'
import type { PrintedDate } from '../../dates/parse-date.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { SectionedRow } from '../ledger.ts'
import { bySecondDay } from './by-second-day.ts'

/**
 * Takes the second date of rows for their date, too, where a section prints no first date, or none above them. Cards print
 * a posting date for payments; only purchases have an earlier date as well. Further down, a date that is printed once
 * holds for the rows below it, and rows below the closing balance get none. It does not hold where the second date of a
 * row lies far from it: then each row without a first date has its second one only.
 *
 * @param apart rows right under a line that is no part of a row
 */
export function dateByPosting(
  rows: readonly SectionedRow[],
  apart: ReadonlySet<RowId>,
): readonly SectionedRow[] {
  if (liesFarFromDate(rows))
    return rows.map((row) => (row.row.date === null && row.row.kind === null ? byPosting(row) : row))
  const end = rows.findIndex(({ row }) => row.kind === 'closing')
  const starts = rows.flatMap(({ row }, i) => (i === 0 || apart.has(row.id) ? [i] : []))
  return starts.flatMap((from, s) => {
    const section = rows.slice(from, starts[s + 1])
    const transactions = section.filter(({ row }) => row.kind === null || row.kind === 'other')
    const isPostedOnly =
      transactions.length > 0 &&
      (end < 0 || from <= end) &&
      section.every(({ row }) => row.date === null) &&
      transactions.every(({ row }) => row.valueDate !== null)
    if (isPostedOnly) return section.map(byPosting)
    // Above the first date of a table no earlier date can hold.
    const first = from === 0 ? section.findIndex(({ row }) => row.date !== null) : 0
    return section.map((row, i) => (i < first ? byPosting(row) : row))
  })
}

/** The most days from a booking to the day on which it takes effect, over weekends and holidays. */
const MOST_APART = 10
/** From this many rows that print both days on, theirs say more: a further row lies off by a weekend more at most. */
const MIN_BOTH = 5
const MARGIN = 3

/** Whether rows print their second date far from the first one that is printed above them. */
function liesFarFromDate(rows: readonly SectionedRow[]): boolean {
  const both = rows.flatMap(({ row: { kind, date, valueDate } }) => {
    const days = kind === null && date && valueDate ? daysApart(date, valueDate) : Number.POSITIVE_INFINITY
    return Number.isFinite(days) ? [days] : []
  })
  const most = both.length < MIN_BOTH ? MOST_APART : Math.min(MOST_APART, Math.max(...both) + MARGIN)
  const end = rows.findLastIndex(({ row }) => row.date !== null)
  let last: PrintedDate | null = null
  // Of the rows below the last date only the next one is asked: what stands farther down may be of another list.
  return rows.slice(0, end + 2).some(({ row: { kind, date, valueDate } }) => {
    if (date !== null) last = date
    if (kind !== null || date !== null || valueDate === null || last === null) return false
    const days = daysApart(last, valueDate)
    return days > most && days !== Number.POSITIVE_INFINITY
  })
}

const byPosting = ({ row, section }: SectionedRow): SectionedRow => ({ row: bySecondDay(row), section })
