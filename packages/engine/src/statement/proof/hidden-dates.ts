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

/**
 * Rows that have their date from a line above them, and print others with years under each other in their texts, long
 * before or after: then a column of dates was lost there.
 */
export function hiddenDates(rows: readonly ReadRow[], order: DayOrder): RowId[] {
  const undated = rows.filter((row) => !printsDate(row))
  const dates = undated.flatMap((row) => firstFullDate(row, order) ?? [])
  const isColumn = (['x0', 'x1'] as const).some((edge) => {
    const places = dates.map((date) => date[edge])
    return Math.max(...places) - Math.min(...places) < SAME_EDGE
  })
  const far = dates.filter(({ days }) => days > POSTING_DAYS)
  const isHidden = isColumn && far.length >= Math.max(MIN_DATES, MOST_ROWS * undated.length)
  return isHidden ? undated.map(({ id }) => id) : []
}

/** The first date of a row, where it prints its year in full: where it stands, and how many days it is from the row's. */
function firstFullDate({ lines, date: own }: ReadRow, order: DayOrder) {
  const line = lines.find(({ dates }) => dates.length > 0)
  const [found] = line?.dates ?? []
  if (!line || !own || !found?.date.hasLongYear) return undefined
  const { year } = found.date
  const [day, ofRow] = [toDate(found.date, order, year), toDate(own, order, own.year ?? year)]
  const days = day && ofRow ? Math.abs(dayNumber(day) - dayNumber(ofRow)) : 0
  return { ...boundsOf(line.words.slice(found.from, found.to)), days }
}
