import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction } from '../ledger.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { ChosenMovements } from './choose-movements.ts'
import { printsOwnDay } from './prints-own-day.ts'

/**
 * Leaves out tables few of whose rows print their day, where another table alone leads from the opening balance to the
 * closing one that are printed outside: they reckon something up, as the interest of a quarter, and no account.
 *
 * @param hints balances printed outside the rows
 */
export function withoutReckonings<T extends ChosenMovements>(
  tables: readonly T[],
  hints: BalanceHints,
): readonly T[] {
  const isDated = ({ movements }: T) => {
    const rows = movements.filter(isTransaction)
    return 2 * rows.filter(({ row }) => printsOwnDay(row)).length > rows.length
  }
  const agrees = ({ movements, isOwed }: T) =>
    findPair(hints, isOwed, sumOf(movements.filter(isTransaction))) !== null
  const dated = tables.filter(isDated)
  return dated.length < tables.length && dated.some(agrees) ? dated : tables
}
