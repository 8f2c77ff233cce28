import { daySteps } from '../../dates/day-steps.ts'
import type { PrintedDate } from '../../dates/parse-date.ts'
import type { Money } from '../../money/parse-money.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'
import type { PrintedBalance } from './read-balances.ts'

/**
 * The fewest rows that prove a column of balances before each row: with two, the balances may be equal by accident.
 */
const MIN_ROWS = 3
/** The balance is placed this far above its row, in points: before the row, and behind all that is printed above. */
const ABOVE = 0.01

/**
 * The balance before the oldest row, where each row prints the balances before and after it in separate columns: each
 * value of the one column stood in the other column one row earlier.
 */
export function findBalanceBefore(rows: readonly SectionedRow[]): PrintedBalance | null {
  const dated = rows.flatMap(({ row }) => (row.kind === null && row.date !== null ? [row] : []))
  const order = orderOf(dated.flatMap(({ date }) => date ?? []))
  if (dated.length < MIN_ROWS || order === null) return null
  const oldestFirst = order === 'rising' ? dated : dated.toReversed()
  const [oldest, ...others] = oldestFirst as [ReadRow, ...ReadRow[]]
  for (const [before, money] of oldest.money.entries()) {
    const isAfter = (after: number) =>
      others.every((row, i) => isSame(row.money[before], oldestFirst[i]?.money[after])) &&
      oldestFirst.every((row) => !isSame(row.money[before], row.money[after]))
    if (money === null || !oldest.money.some((_, after) => after !== before && isAfter(after))) continue
    const { page, baseline, moneyCells } = oldest
    const words = moneyCells[before]?.words ?? []
    return { kind: 'opening', money, words, page, baseline: baseline - ABOVE }
  }
  return null
}

/**
 * Whether most days rise or fall from row to row, in either order of day and month; null where they do neither, or
 * where the two orders disagree.
 */
function orderOf(dates: readonly PrintedDate[]): 'rising' | 'falling' | null {
  const directions = (['day-first', 'month-first'] as const).map((order) => {
    return Math.sign(daySteps(dates, order))
  })
  const told = new Set(directions.filter((direction) => direction !== 0))
  return told.size !== 1 ? null : told.has(1) ? 'rising' : 'falling'
}

const isSame = (a: Money | null | undefined, b: Money | null | undefined): boolean =>
  a != null &&
  b != null &&
  a.magnitude === b.magnitude &&
  a.isNegative === b.isNegative &&
  a.marker === b.marker
