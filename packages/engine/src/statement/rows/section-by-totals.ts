import { directionOfOwedSection, directionOfSection } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'
import { ColumnSums } from './sums.ts'

/**
 * Rows that a total adds up belong to the section that it names, whatever stands above them: `Total withdrawals`. A
 * heading may be unknown, or on the page before. Under amounts of both signs such a total counts those of one sign.
 *
 * @param isOwed the balance of the document is owed
 */
export function sectionByTotals(rows: readonly SectionedRow[], isOwed = false): SectionedRow[] {
  const directionOf = isOwed ? directionOfOwedSection : directionOfSection
  const sectioned = [...rows]
  let [start, end, sums] = [0, 0, new ColumnSums()]
  for (const [i, own] of rows.entries()) {
    if (own.row.kind !== 'total') {
      // Totals may follow each other, but rows after one are others.
      if (end < i) [start, sums] = [i, new ColumnSums()]
      sums.add(own)
      end = i + 1
      continue
    }
    const direction = directionOf(own.row.description)
    if (direction === null) continue
    const added = rows.slice(start, end)
    const counted = new Set(
      goBothWays(added) ? ofOneSign(added, own) : sums.isSum(own) && end === i ? added : [],
    )
    for (const [m, one] of added.entries())
      if (counted.has(one)) sectioned[start + m] = { row: one.row, section: direction }
  }
  return sectioned
}

const amountsOf = ({ row }: SectionedRow) => row.money.flatMap((money) => (money?.magnitude ? [money] : []))

/** Whether some amounts print a minus and others none. */
function goBothWays(rows: readonly SectionedRow[]): boolean {
  const amounts = rows.flatMap(amountsOf)
  return amounts.some(({ isNegative }) => isNegative) && amounts.some(({ isNegative }) => !isNegative)
}

/**
 * `Total charges` under purchases and payments in one column: the rows with a minus, or those without, if they come to
 * that total. `Net credits` counts both, and says nothing of either.
 */
function ofOneSign(rows: readonly SectionedRow[], total: SectionedRow): readonly SectionedRow[] {
  const [printed, ...others] = amountsOf(total)
  if (printed === undefined || others.length > 0 || rows.some((own) => amountsOf(own).length > 1)) return []
  const ofSign = [true, false].map((isMinus) =>
    rows.filter((own) => amountsOf(own)[0]?.isNegative === isMinus),
  )
  const sumOf = (own: readonly SectionedRow[]) =>
    own.reduce((sum, row) => sum + (amountsOf(row)[0]?.magnitude ?? 0), 0)
  return ofSign.find((own) => sumOf(own) === printed.magnitude) ?? []
}
