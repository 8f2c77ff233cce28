import { type Line, textOf } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import type { Reading } from '../read-statement.ts'
import type { AccountPart } from './account-part.ts'

/** What a summary says of the rows stands at most this many lines from its balances. */
const SUMMARY_LINES = 3

/**
 * `Payments out  £6,277.61` beside the balances from which and to which a summary leads: the line of its one sum that
 * rows do not come to, though they come to what the summary lacks without it.
 */
export function misprintedSums(
  lines: readonly Line[],
  balances: Reading['balances'],
  { opening, closing }: CheckedAccount['result'],
  { known, totals }: AccountPart,
  exactAmounts: LineTests['exactAmounts'],
): Line[] {
  if (opening === null || closing === null) return []
  const own = balances.filter(({ money }) =>
    [opening, closing].some((end) => Math.abs(end) === money.magnitude),
  )
  const around = new Set(own.flatMap(({ page, baseline }) => linesAround(lines, page, baseline)))
  const printing = new Set(own.map(({ page, baseline }) => `${page} ${baseline}`))
  const sums = [...around]
    .filter(({ page, baseline }) => !printing.has(`${page} ${baseline}`))
    .flatMap((line) =>
      exactAmounts(line).map(({ from, money: { magnitude } }) => ({
        line,
        direction: directionOfSection(textOf(line.words.slice(0, from))),
        magnitude,
      })),
    )
    .filter(({ magnitude }) => magnitude !== 0)
  // A summary that says more than is understood may well say the rest there.
  if (sums.some(({ direction, magnitude }) => direction === null && !known.has(magnitude))) return []
  const [wrong, ...more] = sums.filter(({ magnitude }) => !known.has(magnitude))
  if (!wrong || more.length > 0) return []
  const rest = sums.filter((sum) => sum !== wrong)
  const led = rest.reduce(
    (sum, { direction, magnitude }) =>
      direction === null ? sum : sum + (direction === 'credit' ? magnitude : -magnitude),
    0,
  )
  const lacking = Math.abs(closing - opening - led)
  return totals.has(lacking) && lacking !== 0 ? [wrong.line] : []
}

/** The lines next to one that prints a balance. */
function linesAround(lines: readonly Line[], page: number, baseline: number): Line[] {
  const at = lines.findIndex((line) => line.page === page && line.baseline === baseline)
  return at < 0 ? [] : lines.slice(Math.max(0, at - SUMMARY_LINES), at + SUMMARY_LINES + 1)
}
