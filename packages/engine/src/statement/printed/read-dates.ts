import type { IsoDate } from '../../dates/calendar.ts'
import type { FoundDate } from '../../dates/find-dates.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import type { Line } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { findCurrency } from './find-currency.ts'
import { endOfOnlyYear, latestDate } from './read-days.ts'
import { findDayOrder } from './resolve-dates.ts'
import { rivalOrder } from './rival-order.ts'

/** What a document as a whole says of its dates. */
export type DatesRead = {
  readonly order: DayOrder
  /** The order that what is printed allows as well; null where something tells. */
  readonly rival: DayOrder | null
  /** Dates without a year may belong to several that are printed. */
  readonly areYearsOpen: boolean
  /** The latest day that the document prints. */
  readonly latest: IsoDate | null
  /** The day of the row in the middle of those that print their year; null where none does. */
  readonly rowDay: IsoDate | null
}

/**
 * Settles which number of a date is the day, and what tells the year of those that print none.
 *
 * @param dates those of the rows
 * @param lines of all pages
 * @param outside those of them that belong to no row
 * @param given the order, where the user has set it
 */
export function readDates(
  dates: readonly PrintedDate[],
  lines: readonly Line[],
  outside: readonly Line[],
  tests: LineTests,
  given: DayOrder | undefined,
): DatesRead {
  // `12.15` among amounts is hardly a day.
  const isAmount = (line: Line, { from, to }: FoundDate) =>
    tests.exactAmounts(line).some((amount) => amount.from < to && from < amount.to)
  const all = lines.flatMap((line) =>
    line.dates.filter((found) => !isAmount(line, found)).map(({ date }) => date),
  )
  const currencyOf = () => findCurrency(outside, () => true, tests)
  const order = given ?? findDayOrder(dates, all, currencyOf)
  const printed = latestDate(outside, lines, order)
  const latest = printed ?? endOfOnlyYear(outside)
  // A year that stands alone may be that of anything.
  const isYearGuessed = printed === null && latest !== null
  const lacksYears = dates.some(({ year }) => year === null)
  const days = dates.flatMap((date) => (date.hasLongYear ? (toDate(date, order) ?? []) : [])).sort()
  return {
    order,
    rival: given ? null : rivalOrder(order, dates, all, currencyOf),
    areYearsOpen: lacksYears && (isYearGuessed || printsSeveralYears(outside)),
    latest,
    rowDay: days[days.length >> 1] ?? null,
  }
}

/** Whether the dates outside the rows lie so far apart that a date without a year may belong to several. */
function printsSeveralYears(outside: readonly Line[]): boolean {
  const printed = outside.flatMap(({ dates }) => dates.map(({ date }) => date))
  const years = printed.flatMap(({ year, hasLongYear }) => (year !== null && hasLongYear ? [year] : []))
  return years.length > 0 && Math.max(...years) - Math.min(...years) > 1
}
