import { directionOfSection } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'
import { isSumOf } from './sums.ts'

/**
 * Rows that a total adds up belong to the section that it names, whatever stands above them: `Total withdrawals`. A
 * heading may be unknown, or on the page before.
 */
export function sectionByTotals(rows: readonly SectionedRow[]): SectionedRow[] {
  const sectioned = [...rows]
  let start = 0
  for (const [i, own] of rows.entries()) {
    if (own.row.kind !== 'total') continue
    const direction = directionOfSection(own.row.description)
    const members = rows.slice(start, i)
    if (direction !== null && isSumOf(own, members))
      for (const [m, { row }] of members.entries()) sectioned[start + m] = { row, section: direction }
    start = i + 1
  }
  return sectioned
}
