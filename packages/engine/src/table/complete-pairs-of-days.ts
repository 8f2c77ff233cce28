import { type IsoDate, toIsoDate } from '../dates/calendar.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { periodIn } from './complete-days-of-period.ts'

const PAIR = /^(\d{1,2})\/(\d{1,2})$/
const MONTHS = 12
/** The fewest pairs that are taken for days, and the fewest of them that no month fits. */
const [MIN_PAIRS, MIN_WITHOUT_MONTH] = [3, 2]

/** A trade is settled some working days later; which instalment of how many, `13/24`, has no such limit. */
const MOST_DAYS_LATER = 10
const LONGEST_MONTH = 31

type Pair = { readonly line: Line; readonly first: number; readonly second: number }

/**
 * Completes the days of rows that print only the number of the day on which they were made and of that on which they were
 * settled, `27/29`, by the month that the statement names: no month has a number greater than twelve.
 */
export function completePairsOfDays(pages: readonly PageLines[]): readonly PageLines[] {
  const lines = pages.flatMap((page) => page.lines)
  const pairs = lines.flatMap(pairOf)
  if (!pairs.every(isSoonSettled)) return pages
  const withoutMonth = pairs.filter(({ first, second }) => first > MONTHS && second > MONTHS)
  if (pairs.length < MIN_PAIRS || withoutMonth.length < MIN_WITHOUT_MONTH) return pages
  const [period] = lines.flatMap((line) => periodIn(line) ?? [])
  if (period === undefined) return pages
  const completed = pairs.map((pair) => complete(pair, period.end)).filter((lines) => lines !== null)
  return replaceLines(pages, new Map(completed))
}

const isSoonSettled = ({ first, second }: Pair): boolean =>
  (second < first ? second + LONGEST_MONTH : second) - first <= MOST_DAYS_LATER

function pairOf(line: Line): Pair[] {
  const [, first, second] = PAIR.exec(line.words[0]?.text ?? '') ?? []
  return first && second && line.words.length > 1
    ? [{ line, first: Number(first), second: Number(second) }]
    : []
}

/**
 * A line and the same with two words, of which each prints one of the days; a smaller second one is of the month after.
 *
 * @returns null where a month has no such day: what is misprinted stays as it is, and nothing is proved of it
 */
function complete({ line, first, second }: Pair, end: IsoDate): readonly [Line, Line] | null {
  const [word, ...rest] = line.words as [Word, ...Word[]]
  const [year, month] = end.split('-').map(Number) as [number, number]
  const isOfNext = second < first
  const made = toIsoDate(year, month, first)
  const settled =
    isOfNext && month === MONTHS
      ? toIsoDate(year + 1, 1, second)
      : toIsoDate(year, month + (isOfNext ? 1 : 0), second)
  if (made === null || settled === null) return null
  const middle = (word.x0 + word.x1) / 2
  const days = [
    { ...word, x1: middle, text: made },
    { ...word, x0: middle, text: settled },
  ]
  return [line, toLine([...days, ...rest]) as Line]
}
