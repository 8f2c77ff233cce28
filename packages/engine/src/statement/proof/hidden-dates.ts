import { dayNumber, LEAP_YEAR } from '../../dates/calendar.ts'
import type { FoundDate } from '../../dates/find-dates.ts'
import { type DayOrder, toDate } from '../../dates/parse-date.ts'
import { boundsOf } from '../../geometry/box.ts'
import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { ReadRow } from '../ledger.ts'
import { printsDate } from './dates-out-of-place.ts'

/** The fewest dates that make a column, and the share of the rows that must print one there. */
const MIN_DATES = 3
const MOST_ROWS = 0.8
/** The same share in a table that dates its rows by lines above them. */
const MANY_ROWS = 0.5
/** The most days from a purchase to its posting; a text may well name the day of the purchase. */
const POSTING_DAYS = 31
const DAYS_OF_YEAR = 365

/**
 * Rows of a table where most take their date from a line above them, or have none, and print other dates, long before or
 * after, under each other in their texts: then a column of dates was lost there.
 */
export function hiddenDates(rows: readonly ReadRow[], order: DayOrder): RowId[] {
  const undated = rows.filter((row) => !printsDate(row))
  const isColumnless = undated.length >= MOST_ROWS * rows.length
  const dates = undated.map((row) => farDates(row, order, isColumnless))
  const least = Math.max(MIN_DATES, (isColumnless ? MANY_ROWS : MOST_ROWS) * undated.length)
  const isColumn = (['x0', 'x1'] as const).some((edge) =>
    (dates.find((ofRow) => ofRow.length > 0) ?? []).some(
      (first) =>
        dates.filter((ofRow) => ofRow.some((date) => Math.abs(date[edge] - first[edge]) < COLUMN_EDGE))
          .length >= least,
    ),
  )
  return isColumn ? (isColumnless ? rows : undated).map(({ id }) => id) : []
}

/**
 * Where those dates stand that a row prints many days away from its own date, whatever the year.
 *
 * @param mayLackYear they may print no year, where the table has no other dates in its rows
 */
function farDates({ lines, date: rowDate }: ReadRow, order: DayOrder, mayLackYear: boolean) {
  const isFar = ({ date }: FoundDate) => {
    const year = date.year ?? rowDate?.year ?? LEAP_YEAR
    const [day, ofRow] = [toDate(date, order, year), rowDate && toDate(rowDate, order, rowDate.year ?? year)]
    if (!day || !ofRow) return true
    const apart = Math.abs(dayNumber(day) - dayNumber(ofRow))
    const areYearsKnown = date.year !== null && rowDate?.year !== null
    return (areYearsKnown ? apart : Math.min(apart, Math.abs(DAYS_OF_YEAR - apart))) > POSTING_DAYS
  }
  const spanOf = ({ words }: Line, { from, to }: FoundDate) => boundsOf(words.slice(from, to))
  return lines.flatMap((line) =>
    line.dates
      .filter((found) => (mayLackYear || found.date.hasLongYear) && isFar(found))
      .map((found) => spanOf(line, found)),
  )
}
