import { dayNumber, type IsoDate, lastDayOf, yearOf } from '../dates/calendar.ts'
import { type FoundDate, findDates } from '../dates/find-dates.ts'
import { type DayOrder, type PrintedDate, toDate } from '../dates/parse-date.ts'
import { type Line, textOf } from '../layout/word.ts'
import { isClosingDay } from '../vocabulary/closing-day.ts'
import { monthOf } from '../vocabulary/months.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import { untilWords } from '../vocabulary/until-words.ts'
import { groupsOf, labelFinder } from './labels.ts'

/** A period that a statement names, both days included. */
export type Period = { readonly start: IsoDate; readonly end: IsoDate }

/** What stands between the two dates of a period; dashes are taken for granted. */
const UNTIL = new RegExp(
  `^[\\s:.[\\]()]*(?:[-\\u2010-\\u2015~\\uff5e\\u301c]|${untilWords})[\\s:.[\\]()]*$`,
  'i',
)
const MAX_WORDS_BETWEEN = 4
const MAX_PERIOD_DAYS = 400
/** So many lines of the first page may hold the heading of the statement. */
export const HEADING_LINES = 12

/**
 * The period that a document names: `1 Aug 2024 - 31 Aug 2024`, `4 January to 3 February 2024`. Of several, the first
 * that holds the most days of its rows.
 *
 * @param days dates of the rows, of which some may print no year
 */
export function findPeriod(
  lines: readonly Line[],
  order: DayOrder,
  days: readonly PrintedDate[] = [],
): Period | null {
  const found = new Map<string, Period>()
  for (const period of periodsIn(lines, order)) found.set(`${period.start} ${period.end}`, period)
  const periods = [...found.values()]
  if (periods.length < 2) return periods[0] ?? null
  const held = periods.map((period) => days.filter((day) => isWithin(day, order, period)).length)
  return periods[held.indexOf(Math.max(...held))] ?? null
}

function isWithin(day: PrintedDate, order: DayOrder, { start, end }: Period): boolean {
  const years = day.year === null ? [yearOf(start), yearOf(end)] : [day.year]
  return years.some((year) => {
    const date = toDate(day, order, year)
    return date !== null && date >= start && date <= end
  })
}

function* periodsIn(lines: readonly Line[], order: DayOrder): Generator<Period> {
  for (const line of lines) {
    for (const [i, second] of line.dates.entries()) {
      const first = line.dates[i - 1] ?? dayBefore(line, second)
      if (!first || second.from - first.to > MAX_WORDS_BETWEEN) continue
      const between = line.words
        .slice(first.to, second.from)
        .map(({ text }) => text)
        .filter((text) => !/GMT|UTC/.test(text))
        .join(' ')
      if (!UNTIL.test(plainLetters(between))) continue
      const period = toPeriod(first.date, second.date, order)
      if (period) yield period
    }
  }
}

/** `01 - 30 Sep 2024`: a number alone is a day of the month that the second date prints. */
function dayBefore({ words }: Line, second: FoundDate): FoundDate | null {
  const from = second.from - 2
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th|er|\.)?$/i.exec(words[from]?.text ?? '')?.[1])
  if (second.date.isNumeric || second.date.order === null || !(day >= 1 && day <= 31)) return null
  const date =
    second.date.order === 'day-first' ? { ...second.date, first: day } : { ...second.date, second: day }
  return { from, to: from + 1, date }
}

function toPeriod(from: PrintedDate, to: PrintedDate, order: DayOrder): Period | null {
  const end = toDate(to, order)
  if (!end) return null
  const start =
    toDate(from, order) ??
    [yearOf(end), yearOf(end) - 1]
      .map((year) => toDate(from, order, year))
      .find((date) => date !== null && date <= end)
  if (!start || start > end || dayNumber(end) - dayNumber(start) > MAX_PERIOD_DAYS) return null
  return { start, end }
}

/** The day that a statement says it is drawn up for: `Statement closing date 01/08/24`. */
export function findClosingDay(lines: readonly Line[], order: DayOrder): IsoDate | null {
  for (const [i, line] of lines.entries()) {
    if (line.dates.length === 0) continue
    const groups = groupsOf(line)
    const labelsOf = labelFinder(line, groups, lines[i - 1], ({ dates }) => dates.length === 0)
    for (const [g, group] of groups.entries()) {
      const [found] = findDates(group)
      if (!found) continue
      const labels = [group.slice(0, found.from), ...labelsOf(g)]
      const day = labels.some((label) => isClosingDay(textOf(label))) ? toDate(found.date, order) : null
      if (day) return day
    }
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
