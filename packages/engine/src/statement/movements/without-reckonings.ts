import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction } from '../ledger.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { ChosenMovements } from './choose-movements.ts'
import { printsOwnDay } from './prints-own-day.ts'

/**
 * Leaves out tables that calculate something, such as the interest of a quarter, and are no account. Few of their rows
 * print their day, and another table alone leads from the opening balance to the closing one that are printed outside.
 * Their sum is the amount of a row of that table, or they print such an amount and lead to no balance themselves.
 *
 * @param hints balances printed outside the rows
 */
export function withoutReckonings<T extends ChosenMovements>(
  tables: readonly T[],
  hints: BalanceHints,
): readonly T[] {
  const rowsOf = ({ movements }: T) => movements.filter(isTransaction)
  const agrees = (table: T) => findPair(hints, table.isOwed, sumOf(rowsOf(table))) !== null
  const isDated = (table: T) =>
    2 * rowsOf(table).filter(({ row }) => printsOwnDay(row)).length > rowsOf(table).length
  const whole = tables.find((table) => isDated(table) && agrees(table))
  if (whole === undefined) return tables
  const amounts = new Set(rowsOf(whole).map(({ movement }) => movement))
  const isReckoning = (table: T) =>
    !isDated(table) &&
    (amounts.has(sumOf(rowsOf(table))) ||
      (rowsOf(table).some(({ movement }) => amounts.has(movement)) && !agrees(table)))
  return tables.filter((table) => !isReckoning(table))
}
