import { boundsOf } from '../../geometry/box.ts'
import { SAME_EDGE } from '../../geometry/tolerances.ts'
import type { RowId } from '../../table/rows/row.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import type { Reading } from '../read-statement.ts'

/** Rows that go another way than longer tables of the document say. */
export const turnedAlone = (reading: Reading): Set<RowId> =>
  new Set([...againstSigns(reading), ...againstColumns(reading)])

/**
 * Tables that read their signs differently from how a longer one reads them. Under the same titles a single step cannot show that a
 * document changes the meaning of its signs; under the same title of their amounts a sum cannot show that one is owed and the
 * other is not.
 */
function againstSigns({ tables }: Reading): RowId[] {
  const signed = tables.flatMap(({ table, choice }) => {
    const rows = (choice?.movements ?? []).filter((row) => isTransaction(row) && row.movement !== 0)
    const { amount = null, isOwed = false } = choice?.weighed[0]?.reading ?? {}
    const title = table.columns[amount ?? -1]?.title
    const titles = table.columns.map((column) => column.title).join('|')
    return title === undefined || choice?.witness.isNamed ? [] : [{ title, titles, isOwed, rows }]
  })
  return signed.flatMap(({ title, titles, isOwed, rows }) => {
    const isSum = rows.every(({ balance }) => balance === null)
    const isAlike = (other: (typeof signed)[number]) =>
      rows.length === 1 ? other.titles === titles : isSum && other.isOwed !== isOwed && other.title === title
    const longer = signed.filter((other) => other.rows.length > rows.length && isAlike(other))
    const isTurned = (row: Movement) => longer.some((other) => takesOtherwise(other.rows, row))
    return rows.some(isTurned) ? rows.map(({ row }) => row.id) : []
  })
}

/**
 * Rows of a table without titles for directions, whose amount stands at a place where all rows of a longer table go the
 * other way. The longer table has separate columns for debits and credits.
 */
function againstColumns({ tables }: Reading): RowId[] {
  const open = tables.flatMap(({ choice }) => {
    const rows = (choice?.movements ?? []).filter((row) => isTransaction(row) && row.movement !== 0)
    return choice && !choice.witness.isNamed ? [{ rows, isParted: isPartedByDirection(choice) }] : []
  })
  const parted = open.filter(({ isParted }) => isParted)
  return open.flatMap(({ rows }) => {
    const longer = parted.filter((table) => table.rows.length > rows.length)
    const isTurned = (row: Movement) =>
      longer.some((table) =>
        takesOtherwise(
          table.rows.filter((other) => standsUnder(other, row)),
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
function takesOtherwise(rows: readonly Movement[], row: Movement): boolean {
  const sign = signOf(row)
  const alike = rows.filter((other) => signOf(other) === sign)
  return alike.length > 1 && alike.every(({ movement }) => (movement ?? 0) < 0 !== (row.movement ?? 0) < 0)
}

function signOf({ row, amountColumn }: Movement): string {
  const money = row.money[amountColumn ?? -1]
  return `${row.marker ?? money?.marker ?? ''} ${money?.isNegative ? '-' : money?.hasPlus ? '+' : ''}`
}
