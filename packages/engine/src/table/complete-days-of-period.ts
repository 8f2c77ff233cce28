import { dayNumber, type IsoDate } from '../dates/calendar.ts'
import { toDate } from '../dates/parse-date.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { titlesOfDays } from '../vocabulary/date-parts.ts'
import { roleOfTitle } from '../vocabulary/titles.ts'
import { mayTouch } from '../vocabulary/topics.ts'
import { DAY, haveDates, leadsGroup, MIN_DAYS } from './complete-days.ts'
import { overlaps } from './headers/spans.ts'
import { monthsIn } from './months-in.ts'

/** A longer period has some day of the month more than once. */
const MAX_PERIOD_DAYS = 31

type Days = { readonly start: IsoDate; readonly end: IsoDate }

/**
 * Completes dates where the rows print only the day of the month, under a title that says so, by the period or the
 * month that the statement names: `01  Cash` under `Day  Details` is 1 October where it goes from 1 to 31 October.
 */
export function completeDaysOfPeriod(pages: readonly PageLines[]): readonly PageLines[] {
  const lines = pages.flatMap((page) => page.lines)
  const titles = lines.flatMap(titleOfDay)
  if (titles.length === 0) return pages
  const period = [periodIn, monthIn].flatMap((find) => lines.flatMap((line) => find(line) ?? []))[0]
  const days = lines.flatMap((line) => {
    const [word] = line.words
    const isDay = word && DAY.test(word.text) && titles.some((title) => overlaps(word, title))
    return isDay && line.words.length > 1 && !leadsGroup(line.words, 0) ? [{ line, at: 0 }] : []
  })
  if (!period || days.length < MIN_DAYS || haveDates(days)) return pages
  const completed = new Map(days.map(({ line }) => [line, complete(line, period)]))
  return replaceLines(pages, completed)
}

/** The title of the days of a month, on a line with one of an amount. */
function titleOfDay({ words, topics }: Line): Word[] {
  if (!mayTouch(topics, 'dayTitle') || !mayTouch(topics, 'moneyTitle')) return []
  const roles = words.map(({ text }) => roleOfTitle(text))
  const isHeader = roles.some((role) => role === 'debit' || role === 'credit' || role === 'amount')
  const days = isHeader ? titlesOfDays(words.map(({ text }) => text)) : []
  return words.filter(({ text }) => days.includes(text))
}

/** The two days of a line that are a month apart, or less. */
function periodIn({ dates }: Line): Days | null {
  const [first, second] = dates
  if (dates.length !== 2 || !first || !second) return null
  const found = (['day-first', 'month-first'] as const).map((order) => {
    const [start, end] = [toDate(first.date, order), toDate(second.date, order)]
    const length = start && end ? dayNumber(end) - dayNumber(start) : -1
    return start && end && length > 0 && length <= MAX_PERIOD_DAYS ? { start, end } : null
  })
  return found.find((period) => period !== null) ?? null
}

/** `MES : MAYO 2024`, or the same under `MES   AÑO`: the days of a month. */
function monthIn(line: Line): Days | null {
  const [end] = monthsIn(line)
  return end ? { start: `${end.slice(0, -2)}01`, end } : null
}

function complete(line: Line, { start, end }: Days): Line {
  const [word, ...rest] = line.words as [Word, ...Word[]]
  const day = word.text.replace('.', '').padStart(2, '0')
  const dates = [start, end].map((limit) => `${limit.slice(0, -2)}${day}`)
  // A day outside the period is a misprint, so it cannot be proved.
  const text = dates.find((date) => date >= start && date <= end) ?? (dates[1] as string)
  return toLine([{ ...word, text }, ...rest]) as Line
}
