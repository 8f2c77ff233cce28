import { dayNumber, dayOfNumber, type IsoDate, LEAP_YEAR } from '../../dates/calendar.ts'
import type { FoundDate } from '../../dates/find-dates.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import type { Line } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { findCurrency } from './find-currency.ts'
import { newestDay } from './newest-day.ts'
import { endOfOnlyYear, findClosingDay, latestDate } from './read-days.ts'
import { completeDate, findDayOrder } from './resolve-dates.ts'
import { rivalOrder } from './rival-order.ts'

/** Rows may be posted this many days after the day that a statement is drawn up for. */
const LATE_DAYS = 31

/** What a document as a whole says about its dates. */
export type DatesRead = {
  readonly order: DayOrder
  /** Another order that fits the printed dates as well; null where something decides it. */
  readonly rival: DayOrder | null
  /** Dates without a year may belong to several that are printed. */
  readonly areYearsOpen: boolean
  /** Those that dates outside the rows print in full. */
  readonly yearsOutside: readonly number[]
  /** The days that they print so. */
  readonly daysOutside: readonly IsoDate[]
  /** The latest day that the document prints, or that of its newest row. */
  readonly latest: IsoDate | null
  /** The day of the row in the middle of those that print their year; null where none does. */
  readonly rowDay: IsoDate | null
  /** The middle of the year that rows without years run through; null where they run through none. */
  readonly runDay: IsoDate | null
  /** The day that the statement is drawn up for; null where it names none. */
  readonly closingDay: IsoDate | null
}

/** Where a document prints dates. */
type PrintedDates = {
  /** Those of the rows. */
  readonly dates: readonly PrintedDate[]
  readonly valueDates: readonly PrintedDate[]
  /** Of all pages. */
  readonly lines: readonly Line[]
  /** Those of them that belong to no row. */
  readonly outside: readonly Line[]
}

/**
 * Settles which number of a date is the day, and what tells the year of those that print none.
 *
 * @param given the order, where the user has set it
 */
export function readDates(
  { dates, valueDates, lines, outside }: PrintedDates,
  tests: LineTests,
  given: DayOrder | undefined,
): DatesRead {
  // `12.15` among amounts is hardly a day.
  const isAmount = (line: Line, { from, to }: FoundDate) =>
    tests.exactAmounts(line).some((amount) => amount.from < to && from < amount.to)
  const all = lines.flatMap((line) =>
    line.dates.filter((found) => !isAmount(line, found)).map(({ date }) => date),
  )
  let currency: string | null | undefined
  const currencyOf = () => {
    if (currency === undefined) currency = findCurrency(outside, () => true, tests)
    return currency
  }
  const order = given ?? findDayOrder(dates, all, currencyOf)
  const last = latestDate(outside, lines, order) ?? endOfOnlyYear(outside)
  const closing = findClosingDay(outside, order)
  // Rates may hold from an earlier day, and a payment be due, or points expire, on a later one.
  const printed = closing && (last === null || last < closing) ? closing : last
  const mostLate = closing && dayOfNumber(dayNumber(closing) + LATE_DAYS)
  const latest = newestDay(dates, order, mostLate && printed && printed > mostLate ? mostLate : printed)
  // A year that stands alone, or in the text of a row, may be that of anything.
  const isYearInRows =
    dates.some(({ hasLongYear }) => hasLongYear) || valueDates.some(({ year }) => year !== null)
  const isYearGuessed = latest !== null && !isYearInRows && latestDate(outside, outside, order) === null
  const yearsOutside = yearsIn(outside)
  const lacksYears = dates.some(({ year }) => year === null)
  // A later day is that of something to come, such as the last instalment of a plan.
  const days = dates
    .flatMap((date) => (date.hasLongYear ? (toDate(date, order) ?? []) : []))
    .filter((day) => closing === null || dayNumber(day) <= dayNumber(closing) + LATE_DAYS)
    .sort()
  return {
    order,
    rival: given ? null : rivalOrder(order, dates, all, currencyOf),
    areYearsOpen: lacksYears && (isYearGuessed || areSeveral(yearsOutside)),
    yearsOutside,
    daysOutside: lacksYears ? daysIn(outside, order) : [],
    latest,
    rowDay: days[days.length >> 1] ?? null,
    runDay: middleOfYear(dates, order, latest),
    closingDay: closing,
  }
}

/** The fewest rows that show that they run through a year, and the fewest days between them. */
const MIN_RUN = 6
const HALF_YEAR = 183

/**
 * Rows without years whose days rise, or fall, through more than half a year are all of one year: January comes before the
 * December below it, though the January of the next year may be nearer to the day of printing. The year itself is a guess,
 * so it takes no doubt away.
 *
 * @returns the middle of their days; null where they do not run so
 */
function middleOfYear(
  dates: readonly PrintedDate[],
  order: DayOrder,
  latest: IsoDate | null,
): IsoDate | null {
  if (latest === null || dates.length < MIN_RUN || dates.some(({ year }) => year !== null)) return null
  const days = dates.flatMap((date) => toDate(date, order, LEAP_YEAR) ?? []).map(dayNumber)
  if (days.length < dates.length) return null
  const [first, last] = [days[0] as number, days.at(-1) as number]
  const isRun =
    days.every((day, i) => i === 0 || day >= (days[i - 1] as number)) ||
    days.every((day, i) => i === 0 || day <= (days[i - 1] as number))
  const newest = last > first ? dates.at(-1) : dates[0]
  const end = newest && completeDate(newest, order, { period: null, latest, rowDay: null })
  const length = Math.abs(last - first)
  // Purchases that are paid in instalments may run so by chance: then the statement is printed long after the last.
  const isRecent = end && dayNumber(latest) - dayNumber(end) <= HALF_YEAR
  return isRun && isRecent && length > HALF_YEAR ? dayOfNumber(dayNumber(end) - Math.floor(length / 2)) : null
}

/** The years of the dates of lines that print them in full, each once. */
const yearsIn = (lines: readonly Line[]): number[] => [
  ...new Set(
    lines.flatMap(({ dates }) =>
      dates.flatMap(({ date: { year, hasLongYear } }) => (year !== null && hasLongYear ? [year] : [])),
    ),
  ),
]

const daysIn = (lines: readonly Line[], order: DayOrder): IsoDate[] =>
  lines.flatMap(({ dates }) =>
    dates.flatMap(({ date }) => (date.year === null ? [] : (toDate(date, order) ?? []))),
  )

/** Whether years lie so far apart that a date without one may belong to several. */
const areSeveral = (years: readonly number[]): boolean =>
  years.length > 0 && Math.max(...years) - Math.min(...years) > 1
