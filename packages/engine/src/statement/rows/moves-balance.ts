import { printedValue } from '../../money/printed-value.ts'
import type { SectionedRow } from '../ledger.ts'

/** Whether the balance moves from the row above by the amount of one of the two; beside a total the balance stays. */
export function movesBalance({ row }: SectionedRow, above: SectionedRow): boolean {
  const rows = [row, above.row]
  return row.money.some((balance, b) => {
    const before = above.row.money[b]
    if (!balance || !before) return false
    const moved = Math.abs(printedValue(balance) - printedValue(before))
    return (
      moved !== 0 &&
      rows.some(({ money }) => money.some((amount, c) => c !== b && amount?.magnitude === moved))
    )
  })
}
