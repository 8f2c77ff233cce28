import type { Span } from '../geometry/span.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { mayBePart } from '../money/find-amounts.ts'
import { isWeekday } from '../vocabulary/weekdays.ts'
import { isMonth } from './day-lines.ts'
import { aligned, type Cluster, dateSpans, overlaps } from './headers/spans.ts'

/** The number of a day, perhaps with a point behind it. */
export const DAY = /^(?:0?[1-9]|[12]\d|3[01])\.?$/
const GROUP = /^\d{3}(?:[.,]\d{2,3})?$/
/** The fewest numbers that are taken for days. */
export const MIN_DAYS = 3
/** One in this many days may be out of order, by a misprint. */
const DAYS_FOR_A_SLIP = 10

/** A number that may be the day of a row, under the heading of its month. */
type Numbered = { readonly line: Line; readonly at: number; readonly month: Line }

/**
 * Completes dates where the rows print only the day, under a heading that prints month and year: `October 2024`
 * over `10 Thu  Costa Coffee`. The word of the day then says all of its date, at the place where it stands.
 */
export function completeDays(pages: readonly PageLines[]): readonly PageLines[] {
  const days = daysInOrder(underEachOther(numbersUnderMonths(pages.flatMap(({ lines }) => lines))))
  if (days.length < MIN_DAYS || haveDates(days)) return pages
  const completed = new Map(days.map((day) => [day.line, complete(day)]))
  return replaceLines(pages, completed)
}

/** Lines that begin with a number, perhaps behind the day of the week, and go on with something else. */
function numbersUnderMonths(lines: readonly Line[]): Numbered[] {
  let month: Line | null = null
  return lines.flatMap((line): Numbered[] => {
    if (isMonth(line)) month = line
    if (month === null || month === line || line.words.length < 2 || line.dates[0]?.from === 0) return []
    const at = isWeekday(line.words[0]?.text ?? '') ? 1 : 0
    return DAY.test(line.words[at]?.text ?? '') && !leadsGroup(line.words, at) ? [{ line, at, month }] : []
  })
}

/** Whether a number goes on as one of thousands: `2 148.85`. */
export const leadsGroup = (words: readonly Word[], at: number): boolean =>
  GROUP.test(words[at + 1]?.text ?? '') && mayBePart(words, at)

/** The numbers that stand where most of them do. */
function underEachOther(numbers: readonly Numbered[]): Numbered[] {
  const wordOf = ({ line, at }: Numbered) => line.words[at] as Word
  const column = fullest(numbers.map(wordOf))
  return column ? numbers.filter((number) => overlaps(wordOf(number), column)) : []
}

/** Whether dates stand under each other beside the numbers, which then only count the rows. */
export function haveDates(numbers: readonly { readonly line: Line }[]): boolean {
  return (fullest(numbers.flatMap(({ line }) => dateSpans(line)))?.count ?? 0) > numbers.length / 2
}

const fullest = (spans: readonly Span[]): Cluster | undefined =>
  aligned(spans).sort((a, b) => b.count - a.count)[0]

/** All of them where they rise, or fall, under each month; otherwise they are not days. */
export function daysInOrder<Day extends Pick<Numbered, 'line' | 'at'> & { readonly month: unknown }>(
  numbers: readonly Day[],
): readonly Day[] {
  const dayOf = ({ line, at }: Day) => Number.parseInt((line.words[at] as Word).text, 10)
  const runs = [...Map.groupBy(numbers, ({ month }) => month).values()].map((run) => run.map(dayOf))
  const keep = (isStep: (from: number, to: number) => boolean) =>
    runs
      .map((run) => run.slice(1).filter((day, i) => !isStep(run[i] as number, day)).length)
      .reduce((sum, slips) => sum + slips, 0) <= Math.floor(numbers.length / DAYS_FOR_A_SLIP)
  return keep((from, to) => from <= to) || keep((from, to) => from >= to) ? numbers : []
}

function complete({ line, at, month }: Numbered): Line {
  const complete = (word: Word) => {
    const day = Number.parseInt(word.text, 10)
    return { ...word, text: month.text.endsWith('月') ? `${month.text}${day}日` : `${day} ${month.text}` }
  }
  return toLine(line.words.map((word, i) => (i === at ? complete(word) : word))) as Line
}
