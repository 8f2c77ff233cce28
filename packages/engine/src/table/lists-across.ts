import type { Line } from '../layout/word.ts'
import type { LineTests } from './line-tests.ts'

/** `#3214`, `365872*`: the number of a check, perhaps with the mark of a gap. */
const NUMBER = /^#?\d+\*?$/

/** A row prints two days at most: that of booking and that of value. */
const MOST_DAYS = 2

/**
 * `9/01  127,574.68   9/20  105,427.63`: lines of several days, each with an amount and nothing else but the number of
 * a check before it, as of a list of daily balances, or of checks, that is printed across. A line of two days without
 * such numbers may also be a row with its balance, unless a line of more days stands beside it, or most lines with a
 * day and an amount are other ones.
 */
export function findListsAcross(lines: readonly Line[], { exactAmounts }: LineTests): ReadonlySet<Line> {
  const paid = lines.filter((line) => line.dates.length > 0 && exactAmounts(line).length > 0)
  const across = paid.filter((line) => isAcross(line, exactAmounts(line)))
  const areSure = paid.length > 2 * across.length || across.some(({ dates }) => dates.length > MOST_DAYS)
  return new Set(areSure ? across : across.filter(({ words }) => NUMBER.test(words[0]?.text ?? '')))
}

function isAcross({ words, dates }: Line, amounts: readonly { from: number; to: number }[]): boolean {
  if (dates.length < 2 || amounts.length !== dates.length) return false
  const parts = [...dates, ...amounts].sort((a, b) => a.from - b.from)
  const isPart = (i: number) => parts.some(({ from, to }) => from <= i && i < to)
  const isNumber = (i: number) =>
    NUMBER.test(words[i]?.text ?? '') && dates.some(({ from }) => from === i + 1)
  return dates.every((date, i) => parts[2 * i] === date) && words.every((_, i) => isPart(i) || isNumber(i))
}
