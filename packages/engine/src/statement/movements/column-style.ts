import type { Money } from '../../money/parse-money.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { isBalanceRow, type SectionedRow } from '../ledger.ts'
import { findPlainDirection, isMinusStyle, isPlainMoney, isPlusStyle } from './resolve-direction.ts'

/** What signs and markers mean in a column of money, whatever it turns out to hold. */
export type ColumnStyle = {
  /** The direction of amounts without sign or marker, if the column holds amounts. */
  readonly plainAmount: Direction
  /** The same for balances, if the column holds balances... */
  readonly plainBalance: Direction
  /** ...and for balances that stand among amounts. */
  readonly plainBalanceRow: Direction
  /** Most of its amounts carry a minus... */
  readonly isMinus: boolean
  /** ...or most of those in the sections of one direction. */
  readonly isMinusIn: Readonly<Record<Direction, boolean>>
  /** Most of its amounts in sections of debits carry a plus. */
  readonly isPlusInDebits: boolean
  /** Some of its amounts carry a minus, and others none. */
  readonly isMixed: boolean
}

/** One for each column of a table. */
export const findStyles = (rows: readonly SectionedRow[], columns: number): ColumnStyle[] =>
  Array.from({ length: columns }, (_, c) => styleOf(rows, c))

function styleOf(rows: readonly SectionedRow[], c: number): ColumnStyle {
  const printed = (group: readonly SectionedRow[]) =>
    group.map(({ row }) => row.money[c] ?? null).filter((money) => money !== null)
  const transactions = rows.filter(({ row }) => row.kind === null)
  const amounts = printed(transactions)
  const inSection = (direction: Direction) =>
    printed(transactions.filter(({ section }) => section === direction))
  const isMinus = amounts.filter(({ magnitude }) => magnitude !== 0).map(({ isNegative }) => isNegative)
  return {
    plainAmount: findPlainDirection(amounts),
    plainBalance: markedAgain(rows, c) ?? findPlainDirection(printed(rows)),
    plainBalanceRow: findPlainDirection(printed(rows.filter(({ row }) => isBalanceRow(row)))),
    isMinus: isMinusStyle(amounts),
    isMinusIn: { debit: isMinusStyle(inSection('debit')), credit: isMinusStyle(inSection('credit')) },
    isPlusInDebits: isPlusStyle(inSection('debit')),
    isMixed: isMinus.includes(true) && isMinus.includes(false),
  }
}

/** `Closing balance 2,373.50 CR` under a row with the balance `2,373.50`: what stands there without a mark means the same. */
function markedAgain(rows: readonly SectionedRow[], c: number): Direction | null {
  let last: Money | null = null
  for (const { row } of rows) {
    const money = row.money[c]
    if (!money) continue
    const isAlone = row.money.every((other, i) => i === c || other === null)
    const isRepeated = last !== null && money.magnitude === last.magnitude && isPlainMoney(last)
    if (isAlone && isRepeated && money.marker) return money.marker
    if (row.kind === null) last = money
  }
  return null
}

/** The style of a column that prints nothing. */
export const PLAIN_STYLE = styleOf([], 0)
