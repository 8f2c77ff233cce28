import { printedValue } from '../../money/printed-value.ts'
import type { SectionedRow } from '../ledger.ts'

/** Whether a row prints the balance of the row above, moved by the amount of one of them; that beside a total stays. */
export function movesBalance({ row }: SectionedRow, above: SectionedRow): boolean {
  const rows = [row, above.row]
  return row.money.some((balance, b) => {
    const before = above.row.money[b]
    if (!balance || !before) return false
    const moved = Math.abs(printedValue(balance) - printedValue(before))
    return (
      moved !== 0 && rows.some(({ money }) => money.some((own, c) => c !== b && own?.magnitude === moved))
    )
  })
}
