import { EMPTY_CELL } from '../../table/cell.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import type { ReadRow } from '../ledger.ts'

/**
 * A row that prints only its second day, by that day. Where something with digits stands in the place of the first day,
 * that is a day that was not read, and the row gets none.
 */
export function bySecondDay(row: ReadRow): ReadRow {
  const { valueDate, cells } = row
  if (valueDate === null) return row
  if (hasDigit(cells.date?.text ?? '')) return { ...row, hasUnreadDate: true }
  return { ...row, date: valueDate, cells: { ...cells, date: cells.valueDate ?? EMPTY_CELL } }
}
