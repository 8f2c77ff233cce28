import { type IsoDate, lastDayOf } from '../dates/calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from '../dates/parse-date.ts'
import type { Line } from '../layout/word.ts'
import { monthOf } from '../vocabulary/months.ts'
import { isClosingDay } from '../vocabulary/period-words.ts'
import { labelledDates } from './labelled-dates.ts'

/** So many lines of the first page may hold the heading of the statement. */
export const HEADING_LINES = 12

/** The day that a statement says it is drawn up for: `Statement closing date 01/08/24`. */
export function findClosingDay(lines: readonly Line[], order: DayOrder): IsoDate | null {
  for (const { date, labels } of labelledDates(lines)) {
    const day = labels.some(isClosingDay) ? toDate(date, order) : null
    if (day) return day
  }
  return null
}

/**
 * The latest date that the document prints: no statement is written before its rows. Two-digit years count only where
 * there is neither another nor a month with its year in the heading (`PERIODE : MARET 2024`), since sort codes look
 * like them. Months further down may be those of anything: when a card expires, when terms end.
 */
export function latestDate(lines: readonly Line[], order: DayOrder): IsoDate | null {
  const printed = lines.flatMap((line) => line.dates.map(({ date }) => date))
  const toDates = (dates: readonly PrintedDate[]) => dates.flatMap((date) => toDate(date, order) ?? [])
  const sure = [
    ...toDates(printed.filter(({ hasLongYear }) => hasLongYear)),
    ...lines.slice(0, HEADING_LINES).flatMap(monthsIn),
  ]
  return (sure.length > 0 ? sure : toDates(printed)).sort().at(-1) ?? null
}

/** The last day of each month that a line prints with its year, apart from its dates. */
function monthsIn({ words, dates }: Line): IsoDate[] {
  return words.flatMap(({ text }, i) => {
    if (dates.some(({ from, to }) => i >= from - 1 && i < to)) return []
    const year = Number(/^((?:19|20)\d{2})[.,;:]?$/.exec(text)?.[1])
    const month = year ? monthOf(words[i - 1]?.text ?? '') : null
    return month === null ? [] : (lastDayOf(year, month) ?? [])
  })
}
