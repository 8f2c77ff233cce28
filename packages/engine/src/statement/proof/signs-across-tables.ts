import type { RowId } from '../../table/rows/row.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Reading } from '../read-statement.ts'

/**
 * Tables of one row, by its cells of money, that take its sign otherwise than a longer table under the same titles takes
 * those of its rows: a single step cannot say that a document changes the meaning of its signs.
 */
export function turnedAlone({ tables }: Reading): Set<RowId> {
  const signed = tables.flatMap(({ table, choice }) => {
    const rows = (choice?.movements ?? []).filter(isTransaction)
    const isSigned = choice?.weighed[0]?.reading.amount != null && !choice.witness.isNamed
    return isSigned ? [{ titles: table.columns.map(({ title }) => title).join('|'), rows }] : []
  })
  return new Set(
    signed.flatMap(({ titles, rows: [row, ...others] }) => {
      const longer = signed.filter((own) => own.titles === titles && own.rows.length > 1)
      const isTurned = longer.some((own) => row !== undefined && takesOtherwise(own.rows, row))
      return row && others.length === 0 && isTurned ? [row.row.id] : []
    }),
  )
}

/** Whether all rows with the sign of this one go the other way. */
function takesOtherwise(rows: readonly Movement[], own: Movement): boolean {
  const sign = signOf(own)
  const alike = rows.filter((row) => signOf(row) === sign)
  return alike.length > 1 && alike.every(({ movement }) => (movement ?? 0) < 0 !== (own.movement ?? 0) < 0)
}

function signOf({ row, amountColumn }: Movement): string {
  const money = row.money[amountColumn ?? -1]
  return `${row.marker ?? money?.marker ?? ''} ${money?.isNegative ? '-' : money?.hasPlus ? '+' : ''}`
}
