import type { FoundDate } from '../dates/find-dates.ts'
import { isDayName } from '../dates/parse-date.ts'
import { median } from '../geometry/median.ts'
import { COLUMN_GAP } from '../geometry/tolerances.ts'
import { splitAtGaps } from '../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import { monthOf } from '../vocabulary/months.ts'
import { roleOfTitle } from '../vocabulary/titles.ts'

/**
 * A date with nothing else but its title or the balance of the day. In a table without a date column it is the day of
 * the rows under it.
 */
export function isDay({ words, dates: [date, ...others] }: Line): boolean {
  if (!date || others.length > 0 || !(date.to === words.length || isBalance(words.slice(date.to))))
    return false
  return date.from === 0 || isDayName(textBefore(words, date)) || isTitled(words, date)
}

/**
 * `to date          to 30 June`: what stands apart are titles of several columns; and `4920 8814 bought on 30 June` is a
 * text.
 */
const isTitled = (words: readonly Word[], date: FoundDate): boolean =>
  roleOfTitle(textBefore(words, date)) === 'date' &&
  !hasDigit(textBefore(words, date)) &&
  splitAtGaps(words.slice(0, date.from), COLUMN_GAP).length === 1

/** `Balance £9.50`: a name, and a number behind it. */
function isBalance(words: readonly Word[]): boolean {
  const number = words.findIndex(({ text }) => hasDigit(text))
  return (
    number > 0 && number === words.length - 1 && roleOfTitle(textOf(words.slice(0, number))) === 'balance'
  )
}

/** Whether such a line names what it prints: `Date: 3 April`. */
export const hasTitle = ({ words, dates: [date] }: Line): boolean =>
  date !== undefined && isTitled(words, date)

/** Whether the balance of the day stands behind it: `3 April  Balance £9.50`. */
export const hasBalance = ({ words, dates: [date] }: Line): boolean =>
  date !== undefined && date.to < words.length

/** Gaps above lines are alike when the smaller is at least this share of the larger. */
const ALIKE = 0.9

/**
 * Tells lines that print the day of the rows under them from texts that end in a date on a line of its own. Such texts
 * stand nearer to the line above than to the one below. There may be several styles of such lines (with a title, in
 * figures, with a year). Chosen is the one with the widest gap above it, then the one with a title, else the most
 * frequent.
 *
 * @param pages of a table: the lines of each from top to bottom
 */
export function styleOfDays(pages: readonly (readonly Line[])[]): (line: Line) => boolean {
  const styleOf = (line: Line) => {
    const { isNumeric, year } = line.dates[0]?.date ?? {}
    return `${hasTitle(line)} ${isNumeric} ${year === null}`
  }
  const gapAbove = (lines: readonly Line[], i: number) => {
    const [above, line] = [lines[i - 1], lines[i]]
    return above && line ? [line.baseline - above.baseline] : []
  }
  const days = pages.flatMap((lines) => lines.flatMap((line, i) => (isDay(line) ? [{ line, lines, i }] : [])))
  const styles = [...Map.groupBy(days, ({ line }) => styleOf(line))].map(([style, ofStyle]) => ({
    style,
    above: median(ofStyle.flatMap(({ lines, i }) => gapAbove(lines, i))),
    below: median(ofStyle.flatMap(({ lines, i }) => gapAbove(lines, i + 1))),
    isTitled: ofStyle.some(({ line }) => hasTitle(line)),
    count: ofStyle.length,
  }))
  // The last line of a page has none below it.
  const heading = styles.filter(({ above, below }) => below === Infinity || above >= ALIKE * below)
  const widest = Math.max(...heading.map(({ above }) => above).filter(Number.isFinite))
  const [main] = heading
    .filter(({ above }) => above >= ALIKE * widest)
    .sort((a, b) => Number(b.isTitled) - Number(a.isTitled) || b.count - a.count)
  return (line) => isDay(line) && styleOf(line) === main?.style
}

const textBefore = (words: readonly Word[], date: FoundDate): string => textOf(words.slice(0, date.from))

/** `March 2024`, `2024年3月`: the month of the rows under it. */
export function isMonth({ words }: Line): boolean {
  if (words.length > 2) return false
  const [first = '', second = ''] = words.map(({ text }) => text)
  return second === ''
    ? /^\d{4}年\d{1,2}月$/.test(first)
    : monthOf(first) !== null && /^(19|20)\d\d$/.test(second)
}
