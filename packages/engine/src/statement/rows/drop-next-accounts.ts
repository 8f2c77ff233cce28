import type { RowId } from '../../table/rows/row.ts'
import { isBalanceRow, type SectionedRow } from '../ledger.ts'

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
  return rows.filter(({ row }, i) => {
    if (i === 0 || !underNumber.has(row.id) || !isBalanceRow(row)) return true
    const next = rows.find((own, at) => at > i && !isBalanceRow(own.row))
    return next !== undefined && next.row.part === row.part
  })
}
