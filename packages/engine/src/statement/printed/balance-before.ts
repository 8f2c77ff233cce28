import { daySteps } from '../../dates/day-steps.ts'
import type { PrintedDate } from '../../dates/parse-date.ts'
import type { Money } from '../../money/parse-money.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'
import type { PrintedBalance } from './read-balances.ts'

/** The fewest rows that tell a column of balances before each row: of two, one balance may equal another by accident. */
const MIN_ROWS = 3
/** The balance is placed this far above its row, in points: before the row, and behind all that is printed above. */
const ABOVE = 0.01

/**
 * The balance before the oldest row, where each row prints that before it and that after it in columns of their own: what
 * is in the one column always stood in the other one row earlier.
 */
export function findBalanceBefore(rows: readonly SectionedRow[]): PrintedBalance | null {
  const own = rows.flatMap(({ row }) => (row.kind === null && row.date !== null ? [row] : []))
  const order = orderOf(own.flatMap(({ date }) => date ?? []))
  if (own.length < MIN_ROWS || order === null) return null
  const oldestFirst = order === 'rising' ? own : own.toReversed()
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

/** Whether most days go up or down from row to row, whichever number is the day; null where they do neither, or that tells. */
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
