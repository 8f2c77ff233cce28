import { dayNumber, type IsoDate, yearOf } from '../dates/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { type DayOrder, type PrintedDate, toDate } from '../dates/parse-date.ts'
import { type Line, textOf } from '../layout/word.ts'
import { isClosingDay } from '../vocabulary/closing-day.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import { untilWords } from '../vocabulary/until-words.ts'
import { groupsOf, labelFinder } from './labels.ts'

/** A period that a statement names, both days included. */
export type Period = { readonly start: IsoDate; readonly end: IsoDate }

/** What stands between the two dates of a period; dashes are taken for granted. */
const UNTIL = new RegExp(`^[\\s:.[\\]()]*(?:[-\\u2010-\\u2015~]|${untilWords})[\\s:.[\\]()]*$`, 'i')
const MAX_WORDS_BETWEEN = 4
const MAX_PERIOD_DAYS = 400

/** The first period that a line of the document names: `1 Aug 2024 - 31 Aug 2024`, `4 January to 3 February 2024`. */
export function findPeriod(lines: readonly Line[], order: DayOrder): Period | null {
  for (const line of lines) {
    for (const [i, second] of line.dates.entries()) {
      const first = line.dates[i - 1]
      if (!first || second.from - first.to > MAX_WORDS_BETWEEN) continue
      const between = line.words
        .slice(first.to, second.from)
        .map(({ text }) => text)
        .filter((text) => !/GMT|UTC/.test(text))
        .join(' ')
      if (!UNTIL.test(plainLetters(between))) continue
      const period = toPeriod(first.date, second.date, order)
      if (period) return period
    }
  }
  return null
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
 * The latest date that the document prints: no statement is written before its rows. Two-digit years count only
 * where there is no other, since sort codes look like them.
 */
export function latestDate(lines: readonly Line[], order: DayOrder): IsoDate | null {
  const printed = lines.flatMap((line) => line.dates.map(({ date }) => date))
  const sure = printed.filter(({ hasLongYear }) => hasLongYear)
  const dates = (sure.length > 0 ? sure : printed).flatMap((date) => toDate(date, order) ?? [])
  return dates.sort().at(-1) ?? null
}
