import { type Line, textOf } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { directionOfOwedSection, directionOfSection } from '../../vocabulary/sections.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { toHints } from './balance-hints.ts'
import { between, earliest, isBefore } from './place.ts'
import type { PrintedBalance } from './read-balances.ts'

/**
 * Whether what is spent adds to the balance, so that the balance is owed, by what a summary of the document works out:
 * `Previous balance 1,739.04  Payments 187.38  Purchases 1,883.96  New balance 3,435.62`.
 *
 * @param balances those printed outside the rows
 */
export function spendingAdds(
  lines: readonly Line[],
  balances: readonly PrintedBalance[],
  tests: LineTests,
): boolean {
  const closings = balances.filter(({ kind }) => kind === 'closing')
  return balances.some((opening) => {
    const closing =
      opening.kind === 'opening' ? earliest(closings.filter((end) => isBefore(opening, end))) : null
    if (closing === null) return false
    const summary = between(lines, opening, closing)
    // Rows of an account stand between its balances, too.
    if (summary.some((line) => line.dates.length > 0 && tests.hasAmount(line))) return false
    const sums = sumsOf(summary, tests)
    const added = sums.reduce((all, { amount }) => all + amount, 0)
    const { openings, closings: ends } = toHints([opening, closing])
    return added !== 0 && sums.some(({ isSpent }) => isSpent) && (openings[0] ?? 0) + added === ends[0]
  })
}

type Sum = {
  /** What it adds to a balance that is owed. */
  readonly amount: number
  /** It names what takes from an account as well; interest may be paid to the holder. */
  readonly isSpent: boolean
}

/** The named sums that stand alone on a line. */
function sumsOf(lines: readonly Line[], { exactAmounts }: LineTests): Sum[] {
  return lines.flatMap((line): Sum[] => {
    if (!mayTouch(line.topics, 'section')) return []
    const [amount, ...others] = exactAmounts(line)
    if (amount === undefined || others.length > 0) return []
    const name = textOf(line.words.slice(0, amount.from).filter(({ text }) => HAS_LETTER.test(text)))
    const direction = directionOfOwedSection(name)
    if (direction === null) return []
    const isSpent = direction === 'debit' && directionOfSection(name) === 'debit'
    const { magnitude } = amount.money
    return [{ amount: direction === 'debit' ? magnitude : -magnitude, isSpent }]
  })
}

const HAS_LETTER = /\p{L}/u
