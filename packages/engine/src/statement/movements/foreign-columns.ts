import type { ColumnRole } from '../../vocabulary/language.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Of several columns of amounts, one that prints several currencies beside one that prints only one holds what was
 * paid abroad: `-18.40 €   -1 883.37 ₽`.
 *
 * @param roles what the titles say
 */
export function withoutForeignColumns(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
): readonly (ColumnRole | null)[] {
  const amounts = roles.flatMap((role, c) => (role === 'amount' ? [c] : []))
  if (amounts.length < 2) return roles
  const currenciesIn = (c: number) =>
    new Set(rows.flatMap(({ row }) => (row.kind === null && row.money[c]?.currency) || [])).size
  const isForeign = new Set(amounts.filter((c) => currenciesIn(c) > 1))
  const isPlain = amounts.some((c) => currenciesIn(c) === 1)
  return isPlain ? roles.map((role, c) => (isForeign.has(c) ? 'figure' : role)) : roles
}
