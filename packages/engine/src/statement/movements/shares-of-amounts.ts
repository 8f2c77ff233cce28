import { median } from '../../geometry/median.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { SectionedRow } from '../ledger.ts'

/** The fewest rows that print both the amount and a share of it, and the share of those in which it is that. */
const MIN_ROWS = 5
const ALIKE = 0.8
/** Points, cash back and tax come to less than half of what is paid: no tax on sales is that high, and no card pays more. */
const MOST = 0.5

/**
 * `0,86 | 86,42` over `1,84 | 184,11`: a column under no known title that prints the same share of each amount, to the last
 * digit, counts points, cash back or tax, and moves no account.
 *
 * @param roles what the titles say
 * @param columns those that hold money
 */
export function rolesByShares(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
): readonly (ColumnRole | null)[] {
  const isMoved = (c: number) => roles[c] === 'amount' || roles[c] === 'debit' || roles[c] === 'credit'
  const amounts = columns.filter(isMoved)
  const isShare = (c: number) => roles[c] === null && amounts.some((amount) => printsShareOf(rows, c, amount))
  const shares = new Set(columns.filter(isShare))
  return shares.size === 0 ? roles : roles.map((role, c) => (shares.has(c) ? 'figure' : role))
}

/** Whether a column prints a share of the amounts in another one that is the same in nearly all rows, and no fee of all. */
function printsShareOf(rows: readonly SectionedRow[], c: number, amount: number): boolean {
  const pairs = rows.flatMap(({ row: { kind, money } }) => {
    const [part, whole] = [money[c]?.magnitude, money[amount]?.magnitude]
    return kind === null && part && whole ? [{ part, whole }] : []
  })
  const parts = new Set(pairs.map(({ part }) => part))
  if (pairs.length < MIN_ROWS || parts.size < MIN_ROWS) return false
  const share = median(pairs.map(({ part, whole }) => part / whole))
  const isAlike = ({ part, whole }: (typeof pairs)[number]) => Math.abs(part - share * whole) <= 1
  return share < MOST && pairs.filter(isAlike).length >= ALIKE * pairs.length
}
