import { dayNumber, type IsoDate, lastDayOf } from '../../dates/calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import type { Line } from '../../layout/word.ts'
import { monthsIn, yearIn } from '../../table/months-in.ts'
import { isClosingDay } from '../../vocabulary/period-words.ts'
import { labelledDates } from './labelled-dates.ts'

/** How many lines from the top of the first page may belong to the statement's heading. */
export const HEADING_LINES = 12

/** The day that a statement says it is drawn up for: `Statement closing date 01/08/24`. */
export function findClosingDay(lines: readonly Line[], order: DayOrder): IsoDate | null {
  for (const { date, labels } of labelledDates(lines)) {
    const day = labels.some(isClosingDay) ? toDate(date, order) : null
    if (day) return day
  }
  return null
}

/** A date with a short year in the heading may be a little later than all those with long ones. */
const NEAR_DAYS = 92

/**
 * The latest date that the document prints: no statement is written before its rows. Those outside the rows come first,
 * as texts of rows may hold any. Two-digit years count only where there is neither another nor a month with its year in
 * the heading (`PERIODE : MARET 2024`), since sort codes look like them, or in the heading, a little later than any
 * other. Months further down may be those of anything: when a card expires, when terms end.
 *
 * @param outside lines that belong to no row
 * @param lines all
 */
export function latestDate(
  outside: readonly Line[],
  lines: readonly Line[],
  order: DayOrder,
): IsoDate | null {
  const printedIn = (among: readonly Line[]) => among.flatMap(({ dates }) => dates.map(({ date }) => date))
  const latestOf = (dates: readonly PrintedDate[], months: readonly IsoDate[] = []) =>
    [...dates.flatMap((date) => toDate(date, order) ?? []), ...months].sort().at(-1)
  const sureIn = (among: readonly Line[]) => printedIn(among).filter(({ hasLongYear }) => hasLongYear)
  const months = outside.slice(0, HEADING_LINES).flatMap(monthsIn)
  const sure = latestOf(sureIn(outside), months)
  if (sure === undefined) return latestOf(sureIn(lines)) ?? latestOf(printedIn(lines)) ?? null
  const short = latestOf(printedIn(outside.slice(0, HEADING_LINES)).filter(({ year }) => year !== null))
  return short !== undefined && short > sure && dayNumber(short) - dayNumber(sure) <= NEAR_DAYS ? short : sure
}

/** The last day of the only year that is printed outside the rows: `2021 totals year-to-date`; null for several. */
export function endOfOnlyYear(outside: readonly Line[]): IsoDate | null {
  const years = new Set(outside.flatMap(({ words }) => words.flatMap(({ text }) => yearIn(text) ?? [])))
  const [year] = years
  return year !== undefined && years.size === 1 ? lastDayOf(year, 12) : null
}
