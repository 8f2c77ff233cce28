import { dayNumber } from '../../dates/calendar.ts'
import { type DayOrder, toDate } from '../../dates/parse-date.ts'
import { boundsOf } from '../../geometry/box.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { ReadRow } from '../ledger.ts'
import { printsDate } from './dates-out-of-place.ts'

/** Dates under each other begin, or end, at places that differ by no more, in points. */
const SAME_EDGE = 3
/** The fewest dates that make a column, and the share of the rows that must print one there. */
const MIN_DATES = 3
const MOST_ROWS = 0.8
/** The most days from a purchase to its posting; a text may well name the day of the purchase. */
const POSTING_DAYS = 31

/** A year in which every day of a month exists. */
const LEAP_YEAR = 2024
const DAYS_OF_YEAR = 365

/**
 * Rows that have their date from a line above them, or none, and print others under each other in their texts, long
 * before or after: then a column of dates was lost there.
 */
export function hiddenDates(rows: readonly ReadRow[], order: DayOrder): RowId[] {
  const undated = rows.filter((row) => !printsDate(row))
  const isColumnless = undated.length === rows.length
  const dates = undated.flatMap((row) => firstDate(row, order, isColumnless) ?? [])
  const isColumn = (['x0', 'x1'] as const).some((edge) => {
    const places = dates.map((date) => date[edge])
    return Math.max(...places) - Math.min(...places) < SAME_EDGE
  })
  const far = dates.filter(({ days }) => days > POSTING_DAYS)
  const isHidden = isColumn && far.length >= Math.max(MIN_DATES, MOST_ROWS * undated.length)
  return isHidden ? undated.map(({ id }) => id) : []
}

/**
 * The first date that a row prints: where it stands, and how many days it is from the row's, whatever the year.
 *
 * @param mayLackYear it may print no year, where the table has no other dates in its rows
 */
function firstDate({ lines, date: own }: ReadRow, order: DayOrder, mayLackYear: boolean) {
  const line = lines.find(({ dates }) => dates.length > 0)
  const [found] = line?.dates ?? []
  if (!line || !found || !(mayLackYear || found.date.hasLongYear)) return undefined
  const { date } = found
  const year = date.year ?? own?.year ?? LEAP_YEAR
  const [day, ofRow] = [toDate(date, order, year), own && toDate(own, order, own.year ?? year)]
  const apart = day && ofRow ? Math.abs(dayNumber(day) - dayNumber(ofRow)) : Number.POSITIVE_INFINITY
  const days =
    date.year === null || own?.year === null ? Math.min(apart, Math.abs(DAYS_OF_YEAR - apart)) : apart
  return { ...boundsOf(line.words.slice(found.from, found.to)), days }
}
