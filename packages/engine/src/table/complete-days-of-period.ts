import { dayNumber, type IsoDate } from '../dates/calendar.ts'
import type { FoundDate } from '../dates/find-dates.ts'
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
 * month that the statement names: `01  Cash` under `Day  Details` is 1 October where it goes from 1 to 31 October. Where
 * the days begin anew below the name of another month, they are days of that.
 */
export function completeDaysOfPeriod(pages: readonly PageLines[]): readonly PageLines[] {
  const lines = pages.flatMap((page) => page.lines)
  const titles = lines.flatMap(titleOfDay)
  if (titles.length === 0) return pages
  const days = lines.flatMap((line) => {
    const [word] = line.words
    const isDay = word && DAY.test(word.text) && titles.some((title) => overlaps(word, title))
    return isDay && line.words.length > 1 && !leadsGroup(line.words, 0) ? [{ line, at: 0 }] : []
  })
  const [period] = lines.flatMap((line) => periodIn(line) ?? [])
  const periodOf = period ? () => period : monthsOfDays(lines, new Set(days.map(({ line }) => line)))
  if (days.length < MIN_DAYS || haveDates(days)) return pages
  const completed = new Map(
    days.flatMap(({ line }) => {
      const of = periodOf(line)
      return of ? [[line, complete(line, of)] as const] : []
    }),
  )
  return completed.size === days.length ? replaceLines(pages, completed) : pages
}

/** The month of each line that begins with a day: the first one named, until the days begin anew below another name. */
function monthsOfDays(lines: readonly Line[], days: ReadonlySet<Line>): (line: Line) => Days | undefined {
  const found = new Map<Line, Days>()
  let [month] = lines.flatMap((line) => monthIn(line) ?? [])
  let [named, last]: [Days | null, number] = [null, 0]
  for (const line of lines) {
    if (!days.has(line)) named = monthIn(line) ?? named
    else {
      const day = Number.parseInt(line.words[0]?.text ?? '', 10)
      if (named && day < last) month = named
      if (month) found.set(line, month)
      ;[named, last] = [null, day]
    }
  }
  return (line) => found.get(line)
}

/** The title of the days of a month, on a line with one of an amount. */
function titleOfDay({ words, topics }: Line): Word[] {
  if (!mayTouch(topics, 'dayTitle') || !mayTouch(topics, 'moneyTitle')) return []
  const roles = words.map(({ text }) => roleOfTitle(text))
  const isHeader = roles.some((role) => role === 'debit' || role === 'credit' || role === 'amount')
  const days = isHeader ? titlesOfDays(words.map(({ text }) => text)) : []
  return words.filter(({ text }) => days.includes(text))
}

/** The two days of a line that are a month apart, or less. Of the first, the line may print only the number. */
export function periodIn({ words, dates }: Line): Days | null {
  const [first, second] = dates
  if (first && dates.length === 1) return daysOfMonth(words, first)
  if (dates.length !== 2 || !first || !second) return null
  const found = (['day-first', 'month-first'] as const).map((order) => {
    const [start, end] = [toDate(first.date, order), toDate(second.date, order)]
    const length = start && end ? dayNumber(end) - dayNumber(start) : -1
    return start && end && length > 0 && length <= MAX_PERIOD_DAYS ? { start, end } : null
  })
  return found.find((period) => period !== null) ?? null
}

/** `del 01 al 30 de JUNIO 2024`: a number and one word before the last day, whose month has a name. */
function daysOfMonth(words: readonly Word[], { from, date }: FoundDate): Days | null {
  const [number, between] = [words[from - 2]?.text ?? '', words[from - 1]?.text ?? '']
  const end = date.isNumeric ? null : toDate(date, 'day-first')
  if (end === null || !DAY.test(number) || /\d/.test(between)) return null
  const start = `${end.slice(0, -2)}${number.replace('.', '').padStart(2, '0')}` as IsoDate
  return start < end ? { start, end } : null
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
