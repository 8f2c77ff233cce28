import { SAME_EDGE } from '../../geometry/tolerances.ts'
import type { Line, Word } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { PrintedBalance } from './read-balances.ts'

/** An instalment has at least this many parts. */
const MIN_PARTS = 2

/**
 * `Principal  386.46` over `Interest  652.25` over `Total amount due  1,038.71`: on a loan statement that prints no
 * opening balance, the sum of the amounts right above it in its column is the next instalment and not a balance.
 *
 * @param balances of a loan, outside its rows
 * @param lines of the document
 */
export function withoutInstalments(
  balances: readonly PrintedBalance[],
  lines: readonly Line[],
  tests: LineTests,
): readonly PrintedBalance[] {
  if (balances.some(({ kind }) => kind !== 'closing')) return balances
  const due = new Set(
    balances.filter((balance) => sumsUp(balance, lines, tests)).map(({ money }) => money.magnitude),
  )
  return balances.filter(({ money }) => !due.has(money.magnitude))
}

/** Whether the amounts right above an amount in its column, line by line, add up to it. */
function sumsUp(
  { page, baseline, words, money }: PrintedBalance,
  lines: readonly Line[],
  tests: LineTests,
): boolean {
  const margin = (words.at(-1) as Word).x1
  const above = lines.filter((line) => line.page === page && line.baseline < baseline)
  let sum = 0
  for (const [i, line] of above.toReversed().entries()) {
    const part = tests
      .exactAmounts(line)
      .find(({ to }) => Math.abs((line.words[to - 1] as Word).x1 - margin) <= SAME_EDGE)
    if (!part) return false
    sum += part.money.magnitude
    if (sum >= money.magnitude) return sum === money.magnitude && i + 1 >= MIN_PARTS
  }
  return false
}
