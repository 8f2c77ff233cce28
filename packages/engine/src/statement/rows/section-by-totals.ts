import { directionOfOwedSection, directionOfSection } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'
import { ColumnSums } from './sums.ts'

/**
 * Rows that a total adds up belong to the section that it names, whatever stands above them: `Total withdrawals`. A
 * heading may be unknown, or on the page before.
 *
 * @param isOwed the balance of the document is owed
 */
export function sectionByTotals(rows: readonly SectionedRow[], isOwed = false): SectionedRow[] {
  const directionOf = isOwed ? directionOfOwedSection : directionOfSection
  const sectioned = [...rows]
  let [start, sums] = [0, new ColumnSums()]
  for (const [i, own] of rows.entries()) {
    if (own.row.kind !== 'total') {
      sums.add(own)
      continue
    }
    const direction = directionOf(own.row.description)
    const added = rows.slice(start, i)
    if (direction !== null && sums.isSum(own) && !goBothWays(added))
      for (const [m, { row }] of added.entries()) sectioned[start + m] = { row, section: direction }
    ;[start, sums] = [i + 1, new ColumnSums()]
  }
  return sectioned
}

/** `Net credits` under amounts of both signs says nothing of each. */
function goBothWays(rows: readonly SectionedRow[]): boolean {
  const amounts = rows.flatMap(({ row }) => row.money.flatMap((money) => (money?.magnitude ? [money] : [])))
  return amounts.some(({ isNegative }) => isNegative) && amounts.some(({ isNegative }) => !isNegative)
}
