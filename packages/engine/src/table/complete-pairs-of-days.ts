import { type IsoDate, lastDayOf, toIsoDate } from '../dates/calendar.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { periodIn } from './complete-days-of-period.ts'

const PAIR = /^(\d{1,2})\/(\d{1,2})$/
const MONTHS = 12
/** The fewest pairs that are taken for days, and the fewest of them that no month fits. */
const [MIN_PAIRS, MIN_WITHOUT_MONTH] = [3, 2]

type Pair = { readonly line: Line; readonly first: number; readonly second: number }

/**
 * Completes the days of rows that print only the number of the day on which they were made and of that on which they were
 * settled, `27/29`, by the month that the statement names: no month has a number greater than twelve.
 */
export function completePairsOfDays(pages: readonly PageLines[]): readonly PageLines[] {
  const lines = pages.flatMap((page) => page.lines)
  const pairs = lines.flatMap(pairOf)
  const withoutMonth = pairs.filter(({ first, second }) => first > MONTHS && second > MONTHS)
  if (pairs.length < MIN_PAIRS || withoutMonth.length < MIN_WITHOUT_MONTH) return pages
  const [period] = lines.flatMap((line) => periodIn(line) ?? [])
  return period
    ? replaceLines(pages, new Map(pairs.map((pair) => [pair.line, complete(pair, period.end)])))
    : pages
}

function pairOf(line: Line): Pair[] {
  const [, first, second] = PAIR.exec(line.words[0]?.text ?? '') ?? []
  return first && second && line.words.length > 1
    ? [{ line, first: Number(first), second: Number(second) }]
    : []
}

/** Two words, of which each prints one of the days; a smaller second one is of the month after. */
function complete({ line, first, second }: Pair, end: IsoDate): Line {
  const [word, ...rest] = line.words as [Word, ...Word[]]
  const [year, month] = end.split('-').map(Number) as [number, number]
  const next = month === MONTHS ? [year + 1, 1] : [year, month + 1]
  const middle = (word.x0 + word.x1) / 2
  const made = dayOf(year, month, first)
  const settled =
    second < first ? dayOf(next[0] as number, next[1] as number, second) : dayOf(year, month, second)
  return toLine([
    { ...word, x1: middle, text: made },
    { ...word, x0: middle, text: settled },
    ...rest,
  ]) as Line
}

/** A day that the month does not have is printed as it is, so that nothing is proved of it. */
const dayOf = (year: number, month: number, day: number): string =>
  toIsoDate(year, month, day) ?? lastDayOf(year, month) ?? String(day)
