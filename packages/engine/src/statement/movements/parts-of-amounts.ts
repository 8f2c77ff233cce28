import { printedValue } from '../../money/printed-value.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { SectionedRow } from '../ledger.ts'

/** The fewest rows in which two amounts make up a third: in a few they may by chance. */
const MIN_ROWS = 3

/**
 * What the titles of a table say of its columns, and its rows of amounts that two others make up: of `438.00   -5.48
 * 432.52`, gross, fee and net, the last moves the account, where two such columns never differ from it. A balance beside
 * them says more than that.
 *
 * @param roles what the titles say
 * @param columns those that hold money
 */
export function rolesByParts(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
): readonly (ColumnRole | null)[] {
  if (columns.length < 3 || roles.includes('balance')) return roles
  const amounts = rows.flatMap(({ row }) => (row.kind === null ? [row.money.map(printedValue)] : []))
  for (const whole of columns.toReversed()) {
    const others = columns.filter((c) => c !== whole)
    for (const [i, first] of others.entries()) {
      for (const second of others.slice(i + 1)) {
        if (!areParts(amounts, whole, first, second)) continue
        return roles.map((role, c) =>
          c === whole ? 'amount' : c === first || c === second ? 'figure' : role,
        )
      }
    }
  }
  return roles
}

function areParts(
  amounts: readonly (readonly number[])[],
  whole: number,
  first: number,
  second: number,
): boolean {
  const [a, b, sum] = [first, second, whole].map((c) => amounts.map((own) => own[c] ?? 0))
  if (!a || !b || !sum) return false
  const isMade = (sign: 1 | -1) => sum.every((own, i) => own === (a[i] ?? 0) + sign * (b[i] ?? 0))
  const made = sum.filter((own, i) => own !== 0 && a[i] !== 0 && b[i] !== 0).length
  return made >= MIN_ROWS && (isMade(1) || isMade(-1))
}
