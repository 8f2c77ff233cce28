import { dayNumber, type IsoDate, yearOf } from '../../dates/calendar.ts'
import {
  type DayOrder,
  isThreePairs,
  mayPrintYearFirst,
  type PrintedDate,
  toDate,
} from '../../dates/parse-date.ts'
import type { Period } from './period-forms.ts'

/** A transaction may be posted a little outside the printed period. */
const PERIOD_SLACK_DAYS = 10
/** Some documents in these currencies, or in none that is known, print the month first. */
export const MONTH_FIRST_CURRENCIES: readonly (string | null)[] = [null, 'USD', 'CAD', 'PHP']

/**
 * Decides between `day/month`, `month/day` and `year/month/day` for the whole document: by the dates that can be read
 * in only one way (those of the rows first), else by the order in which the rows run evenly, else by dates that are
 * printed otherwise than the rows', else by the usual order of the currency.
 *
 * @param dates those of the rows
 * @param all those of the document
 * @param currencyOf asked only where the dates leave it open
 */
export function findDayOrder(
  dates: readonly PrintedDate[],
  all: readonly PrintedDate[],
  currencyOf: () => string | null,
): DayOrder {
  if (printsYearFirst(dates, all)) return 'year-first'
  const haveLongYears = dates.length > 0 && dates.every(({ hasLongYear }) => hasLongYear)
  const tellsLess = (date: PrintedDate) => isThreePairs(date) && (haveLongYears || mayPrintYearFirst(date))
  const voted = vote(dates) ?? vote(all.filter((date) => !tellsLess(date)))
  if (voted) return voted
  const numeric = dates.filter(({ isNumeric }) => isNumeric)
  const [jumpsDay, jumpsMonth] = [spread(numeric, 'day-first'), spread(numeric, 'month-first')]
  if (jumpsDay !== jumpsMonth) return jumpsDay < jumpsMonth ? 'day-first' : 'month-first'
  const stamped = vote(all)
  // `Filed 03/18/26`, stamped over pages whose rows print `01/11/2023`, may be of another country.
  if (stamped && (!haveLongYears || MONTH_FIRST_CURRENCIES.includes(currencyOf()))) return stamped
  return currencyOf() === 'USD' ? 'month-first' : 'day-first'
}

/**
 * `24/04/03` is the third of April 2024 where the rows then run evenly, and not from year to year; a single date is,
 * where it then comes nearer to the dates that the document prints with a full year.
 */
function printsYearFirst(dates: readonly PrintedDate[], all: readonly PrintedDate[]): boolean {
  const pairs = dates.filter(isThreePairs)
  if (pairs.length === 0 || !pairs.every(mayPrintYearFirst)) return false
  const [jumps, ...others] = ORDERS.map((order) => spread(pairs, order)) as [number, number, number]
  if (jumps > 0 || others.some((other) => other > 0)) return jumps < Math.min(...others)
  const sure = all.filter(({ hasLongYear }) => hasLongYear)
  const [distance, ...rest] = ORDERS.map((order) => distanceTo(sure, pairs[0] as PrintedDate, order)) as [
    number,
    number,
    number,
  ]
  return distance < Math.min(...rest)
}

const ORDERS = ['year-first', 'day-first', 'month-first'] as const

/** Days from a date to the nearest of others. */
function distanceTo(others: readonly PrintedDate[], printed: PrintedDate, order: DayOrder): number {
  const date = toDate(printed, order)
  const days = others.flatMap((other) => toDate(other, order) ?? []).map(dayNumber)
  if (date === null) return Infinity
  return days.reduce((least, day) => Math.min(least, Math.abs(day - dayNumber(date))), Infinity)
}

/** The order of most dates that can be read in only one way; null where there is no majority. */
function vote(dates: readonly PrintedDate[]): DayOrder | null {
  const sure = dates.filter(({ isNumeric, order, first, second }) => isNumeric && order && first !== second)
  const dayFirst = sure.filter(({ order }) => order === 'day-first').length
  const monthFirst = sure.length - dayFirst
  if (dayFirst === monthFirst) return null
  return dayFirst > monthFirst ? 'day-first' : 'month-first'
}

/** Days travelled from row to row: small where the dates run evenly. */
function spread(dates: readonly PrintedDate[], order: DayOrder): number {
  const days = dates.flatMap((printed) => {
    const date = toDate(printed, order, printed.year ?? 2000)
    return date ? [dayNumber(date)] : []
  })
  return days.slice(1).reduce((sum, day, i) => sum + Math.abs(day - (days[i] as number)), 0)
}

/** Completes the day of value, which prints no year, by that of booking: it is seldom many days away. */
export function completeNear(printed: PrintedDate, order: DayOrder, day: IsoDate): IsoDate | null {
  if (printed.year !== null) return toDate(printed, order)
  const distance = (date: IsoDate) => Math.abs(dayNumber(date) - dayNumber(day))
  const years = [yearOf(day), yearOf(day) - 1, yearOf(day) + 1]
  const candidates = years.flatMap((year) => toDate(printed, order, year) ?? [])
  return candidates.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

/** What the document says about its years. */
export type YearHints = {
  readonly period: Period | null
  readonly latest: IsoDate | null
  /** The day of a row that prints its year. */
  readonly rowDay: IsoDate | null
  /** The middle of the year that rows without years run through. */
  readonly runDay?: IsoDate | null | undefined
}

/**
 * Completes a date that prints no year: the one inside the period, else the one nearest to a row that does, else the
 * one in the year that all rows run through, else the
 * last such day before the latest date.
 */
export function completeDate(
  printed: PrintedDate,
  order: DayOrder,
  { period, latest, rowDay, runDay = null }: YearHints,
): IsoDate | null {
  if (printed.year !== null) return toDate(printed, order)
  if (period !== null) {
    const usual = toDate(printed, order, yearOf(period.end))
    if (usual !== null && usual >= period.start && usual <= period.end) return usual
    const [start, end] = [dayNumber(period.start), dayNumber(period.end)]
    const years = [yearOf(period.end), yearOf(period.start), yearOf(period.end) + 1, yearOf(period.start) - 1]
    const distance = (date: IsoDate) => Math.max(0, start - dayNumber(date), dayNumber(date) - end)
    const candidates = years.flatMap((year) => toDate(printed, order, year) ?? [])
    const [nearest] = candidates.sort((a, b) => distance(a) - distance(b))
    return nearest ?? null
  }
  const near = rowDay ?? runDay
  if (near !== null) return completeNear(printed, order, near)
  if (latest === null) return null
  const limit = dayNumber(latest) + PERIOD_SLACK_DAYS
  return (
    [yearOf(latest) + 1, yearOf(latest), yearOf(latest) - 1]
      .flatMap((year) => toDate(printed, order, year) ?? [])
      .find((date) => dayNumber(date) <= limit) ?? null
  )
}
