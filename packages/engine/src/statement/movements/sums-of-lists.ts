import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { ChosenMovements } from './choose-movements.ts'
import { printsOwnDay } from './prints-own-day.ts'

/** The fewest rows whose sum is hardly printed elsewhere by chance. */
const MIN_ROWS = 3

/**
 * Leaves out rows without a day of their own, or alone in their table, that sum up all rows of the other tables: `Vehicle
 * transactions as per detail  22,778.42` among the fees of a fleet, whose purchases are listed card by card; or the day of
 * payment, the account and what will be taken from it, above the purchases of a card.
 */
export function withoutSumsOfLists<T extends ChosenMovements>(tables: readonly T[]): readonly T[] {
  return tables.map((table) => {
    const others = tables.filter((other) => other !== table).flatMap(({ movements }) => movements)
    const listed = others.filter(isTransaction)
    const sum = sumOf(listed)
    const isAlone = table.movements.filter(isTransaction).length === 1
    const isSum = (row: Movement) =>
      isTransaction(row) && (isAlone || !printsOwnDay(row.row)) && row.movement === sum
    const mayBeSummed = listed.length >= MIN_ROWS && sum !== 0 && listed.every(({ row }) => printsOwnDay(row))
    return mayBeSummed && table.movements.some(isSum)
      ? { ...table, movements: table.movements.filter((row) => !isSum(row)) }
      : table
  })
}
