import type { RowId } from '../../table/rows/row.ts'
import { isBalanceRow, type ReadRow, type SectionedRow } from '../ledger.ts'

/**
 * Leaves out the balances that a document prints between the rows of an account and the titles of the next, under that
 * account's number. They are found again as balances outside of the rows.
 *
 * @param underNumber rows under a line that names an account, up to the first transaction
 */
export function dropNextAccounts(
  rows: readonly SectionedRow[],
  underNumber: ReadonlySet<RowId>,
): readonly SectionedRow[] {
  if (underNumber.size === 0) return rows
  const kept: SectionedRow[] = []
  let next: ReadRow | null = null
  for (const [i, sectioned] of [...rows.entries()].reverse()) {
    const isDropped =
      i > 0 &&
      underNumber.has(sectioned.row.id) &&
      isBalanceRow(sectioned.row) &&
      next?.part !== sectioned.row.part
    if (!isDropped) kept.push(sectioned)
    if (!isBalanceRow(sectioned.row)) next = sectioned.row
  }
  return kept.reverse()
}
