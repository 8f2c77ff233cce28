import { dayNumber, yearOf } from '../../dates/calendar.ts'
import type { FoundDate } from '../../dates/find-dates.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import { type Line, textOf } from '../../layout/word.ts'
import { findMonths, findPeriods, isListed, type Period, toPeriod } from './period-forms.ts'
import { findClosingDay } from './read-days.ts'

/** One or two rows lie between almost any two dates; three between those of a period. */
const MIN_ENCLOSED = 3
const MAX_STRAY = 1
/** ...and they fill at least this share of it: `22-04` in an address is no first day of a year's end. */
const MIN_FILLED = 1 / 4
/** What parts the numbers of a date. */
const SIGN = /\d(\D+)\d/
/** How the decimals of an amount are printed. */
const AMOUNT = /\d[.,]\d\d(?!\d)/
/** At least this share of the rows lie in the period of a statement: that of a fee, or of a rate, holds fewer. */
const MOST_DAYS = 0.5
/** And no larger share of them comes behind it, up to the day of the statement. */
const MOST_LATE = 0.1

/**
 * The period that a document names: `1 Aug 2024 - 31 Aug 2024`, `4 January to 3 February 2024`; or else the two days
 * that it names apart, `Start date 1 Aug 2024` and `End date 31 Aug 2024`, or sets under each other, or else the days
 * of its opening and its closing balance, or else the month in its heading, where that holds all rows. Of several, the
 * first that holds the most days of its rows; none in which few of them lie.
 *
 * @param days dates of the rows, of which some may print no year
 */
export const findPeriod = (
  lines: readonly Line[],
  order: DayOrder,
  days: readonly PrintedDate[] = [],
): Period | null => periodOfRows(findPeriods(lines, order), lines, order, days)

/**
 * The period of the rows among those found.
 *
 * @param lines those that name them
 */
export function periodOfRows(
  periods: readonly Period[],
  lines: readonly Line[],
  order: DayOrder,
  days: readonly PrintedDate[],
): Period | null {
  // Many statements begin within the month by which they are called: then it is not their period.
  if (periods.length === 0)
    return (
      enclosing(lines, order, days) ??
      findMonths(lines).find((month) => days.every((day) => isWithin(day, order, month))) ??
      null
    )
  const held = periods.map((period) => days.filter((day) => isWithin(day, order, period)).length)
  const most = Math.max(...held)
  const period = periods[held.indexOf(most)] as Period
  // `from 1 Sep to 30 Nov 2024`, and all rows in July: a sentence about something else.
  const isOfOther = most < MOST_DAYS * days.length || isOver(period, lines, order, days)
  return days.length >= MIN_ENCLOSED && isOfOther ? null : period
}

/**
 * `Fee period 21 Dec 2024 to 21 Mar 2025` on a statement of 31 March: rows lie between the end of a period and the day that the
 * statement is drawn up for. Rows after that day are still to come.
 */
function isOver(
  { end }: Period,
  lines: readonly Line[],
  order: DayOrder,
  days: readonly PrintedDate[],
): boolean {
  const closing = findClosingDay(lines, order)
  const late = days.filter((printed) => {
    const day = printed.year === null ? null : toDate(printed, order)
    return closing !== null && day !== null && day > end && day <= closing
  })
  return late.length > Math.max(MAX_STRAY, MOST_LATE * days.length)
}

/**
 * Two dates of a line, with any words between them but no amount, between which all rows lie except one that may be
 * misprinted. Two lines that differ count as none.
 */
function enclosing(lines: readonly Line[], order: DayOrder, days: readonly PrintedDate[]): Period | null {
  if (days.length < MIN_ENCLOSED) return null
  const found = new Map<string, Period>()
  for (const [i, line] of lines.entries()) {
    const [first, second, ...others] = line.dates
    if (isListed(lines, i) || !first || !second || others.length > 0) continue
    // `12/09/2023  No interest if paid in full  $1,299.00  12/28/2024`
    if (line.words.slice(first.to, second.from).some(({ text }) => AMOUNT.test(text))) continue
    const period = areWrittenAlike(line, first, second) ? toPeriod(first.date, second.date, order) : null
    if (!period) continue
    const within = days.filter((day) => isWithin(day, order, period))
    const isHeld = days.length - within.length <= MAX_STRAY && within.length >= MIN_ENCLOSED
    if (isHeld && MIN_FILLED * lengthOf(period) <= spanOf(within, order, period))
      found.set(`${period.start} ${period.end}`, period)
  }
  const [period, other] = found.values()
  return period && !other ? period : null
}

/** `12 JALAN CONTOH 7/4     20 Jul 2024`: the number of a house is not written as a date is. */
function areWrittenAlike({ words }: Line, first: FoundDate, second: FoundDate): boolean {
  const signOf = ({ from, to }: FoundDate) => SIGN.exec(textOf(words.slice(from, to)))?.[1]
  const areNumeric = first.date.isNumeric && second.date.isNumeric
  return first.date.isNumeric === second.date.isNumeric && (!areNumeric || signOf(first) === signOf(second))
}

const lengthOf = ({ start, end }: Period): number => dayNumber(end) - dayNumber(start) + 1

/** How many days lie between the first of these and the last, in a period that holds them. */
function spanOf(days: readonly PrintedDate[], order: DayOrder, { start, end }: Period): number {
  const numbers = days.flatMap((day) => {
    const years = day.year === null ? [yearOf(start), yearOf(end)] : [day.year]
    const dates = years.flatMap((year) => toDate(day, order, year) ?? [])
    return dates.filter((date) => date >= start && date <= end).map(dayNumber)
  })
  return Math.max(...numbers) - Math.min(...numbers) + 1
}

function isWithin(day: PrintedDate, order: DayOrder, { start, end }: Period): boolean {
  const years = day.year === null ? [yearOf(start), yearOf(end)] : [day.year]
  return years.some((year) => {
    const date = toDate(day, order, year)
    return date !== null && date >= start && date <= end
  })
}
