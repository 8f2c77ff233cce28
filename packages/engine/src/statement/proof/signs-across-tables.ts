import { boundsOf } from '../../geometry/box.ts'
import { SAME_EDGE } from '../../geometry/tolerances.ts'
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
 * Rows of a table without titles for directions whose amount stands at a place where all of a longer table go the other
 * way, which parts debits from credits.
 */
function againstColumns({ tables }: Reading): RowId[] {
  const open = tables.flatMap(({ choice }) => {
    const rows = (choice?.movements ?? []).filter((own) => isTransaction(own) && own.movement !== 0)
    return choice && !choice.witness.isNamed ? [{ rows, isParted: isPartedByDirection(choice) }] : []
  })
  const parted = open.filter(({ isParted }) => isParted)
  return open.flatMap(({ rows }) => {
    const longer = parted.filter((own) => own.rows.length > rows.length)
    const isTurned = (row: Movement) =>
      longer.some((own) =>
        takesOtherwise(
          own.rows.filter((other) => standsUnder(other, row)),
          row,
        ),
      )
    return rows.filter(isTurned).map(({ row }) => row.id)
  })
}

/** Whether amounts begin, end, or are centred at the same place. */
function standsUnder(a: Movement, b: Movement): boolean {
  const [one, other] = [a, b].map(({ row, amountColumn }) => {
    const words = row.moneyCells[amountColumn ?? -1]?.words ?? []
    const { x0, x1 } = boundsOf(words)
    return words.length > 0 ? [x0, x1, (x0 + x1) / 2] : []
  }) as [number[], number[]]
  return one.some((place, i) => Math.abs(place - (other[i] ?? Infinity)) <= SAME_EDGE)
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
