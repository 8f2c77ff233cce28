import type { ColumnRole } from '../../vocabulary/language.ts'
import type { SectionedRow } from '../ledger.ts'
import { signedValue } from './resolve-direction.ts'

/** The fewest rows whose balances are compared. */
const MIN_ROWS = 3

/**
 * Columns of balances that are above those of another such column by the same in every row: they probably count
 * what may be overdrawn, too. Or the lower one leaves out what is held back: a printed balance tells.
 *
 * @param roles what the titles suggest for each column
 */
export function columnsWithLimit(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
): ReadonlySet<number> {
  const balances = roles.flatMap((role, c) => (role === 'balance' ? [c] : []))
  return new Set(balances.filter((c) => balances.some((other) => isAboveByLimit(rows, c, other))))
}

function isAboveByLimit(rows: readonly SectionedRow[], c: number, other: number): boolean {
  const limits = rows.flatMap(({ row: { kind, money } }) => {
    const [above, below] = [money[c], money[other]]
    return kind === null && above && below
      ? [signedValue(above, 'credit') - signedValue(below, 'credit')]
      : []
  })
  const [limit = 0] = limits
  return limits.length >= MIN_ROWS && limit > 0 && limits.every((one) => one === limit)
}
