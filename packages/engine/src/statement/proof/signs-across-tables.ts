import type { RowId } from '../../table/rows/row.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import type { Reading } from '../read-statement.ts'

/** Rows that go another way than longer tables of the document say, by their cells of money. */
export const turnedAlone = (reading: Reading): Set<RowId> =>
  new Set([...againstSigns(reading), ...againstColumns(reading)])

/**
 * Tables of one row that take its sign otherwise than a longer table under the same titles takes those of its rows: a
 * single step cannot say that a document changes the meaning of its signs.
 */
function againstSigns({ tables }: Reading): RowId[] {
  const signed = tables.flatMap(({ table, choice }) => {
    const rows = (choice?.movements ?? []).filter(isTransaction)
    const isSigned = choice?.weighed[0]?.reading.amount != null && !choice.witness.isNamed
    return isSigned ? [{ titles: table.columns.map(({ title }) => title).join('|'), rows }] : []
  })
  return signed.flatMap(({ titles, rows: [row, ...others] }) => {
    const longer = signed.filter((own) => own.titles === titles && own.rows.length > 1)
    const isTurned = longer.some((own) => row !== undefined && takesOtherwise(own.rows, row))
    return row && others.length === 0 && isTurned ? [row.row.id] : []
  })
}

/**
 * Rows of a table without titles for directions whose column goes the other way throughout a longer table that has its
 * columns at the same places.
 */
function againstColumns({ tables }: Reading): RowId[] {
  const placed = tables.flatMap(({ table, choice }) => {
    const rows = (choice?.movements ?? []).filter((own) => isTransaction(own) && own.movement !== 0)
    const places = table.columns.map(({ x0 }) => Math.round(x0)).join(' ')
    return choice && !choice.witness.isNamed ? [{ places, rows, isParted: isPartedByDirection(choice) }] : []
  })
  return placed.flatMap(({ places, rows, isParted }) => {
    const longer = placed.filter(
      (own) => own.isParted && !isParted && own.places === places && own.rows.length > rows.length,
    )
    const isTurned = (row: Movement) =>
      longer.some((own) =>
        takesOtherwise(
          own.rows.filter(({ amountColumn }) => amountColumn === row.amountColumn),
          row,
        ),
      )
    return rows.filter(isTurned).map(({ row }) => row.id)
  })
}

/** Whether debits and credits stand in columns of their own. */
function isPartedByDirection({ weighed }: Choice): boolean {
  const reading = weighed[0]?.reading
  return reading?.debit != null && reading.credit !== null
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
