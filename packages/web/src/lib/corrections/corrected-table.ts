import { EXTRACTION_COMPLETE } from '@ledgerlift/contract'
import { type CorrectedRow, recheck, type Statement } from '@ledgerlift/engine'
import { inAccounts, isEdited } from '@ledgerlift/export'
import { type ResultTable, readResultTable } from '../result-table.ts'

/** The table of a result as the user has corrected it, checked again. */
export function correctedTable(
  read: ResultTable,
  statement: Statement,
  rows: readonly CorrectedRow[],
): ResultTable {
  const all = inAccounts(statement, rows)
  const table = readResultTable({ ...recheck(statement, all), type: EXTRACTION_COMPLETE })
  if (table === null) return read
  return {
    ...table,
    rows: table.rows.map((row, i) => ({ ...row, isEdited: isEdited(all[i] as CorrectedRow) })),
    statement,
  }
}

/** The rows of a statement as they were read, for the user to correct. */
export const rowsAsRead = ({ transactions }: Statement): CorrectedRow[] =>
  transactions.map((row, from) => ({ ...row, from, edited: [] }))
