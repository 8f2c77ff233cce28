import type { Direction } from '../../vocabulary/language.ts'
import { directionOfOwedSection, directionOfSection } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'
import { ColumnSums } from './sums.ts'

/**
 * Rows that a total adds up belong to the section that the total names, whatever stands above them: `Total
 * withdrawals`. The heading may be unknown, or on the page before. Under amounts of both signs such a total counts
 * those of one sign. A heading may print the sum of the rows below it: `Payments towards your account  614.20`.
 *
 * @param isOwed the balance of the document is owed
 */
export function sectionByTotals(rows: readonly SectionedRow[], isOwed = false): SectionedRow[] {
  const directionOf = isOwed ? directionOfOwedSection : directionOfSection
  const sectioned = [...rows]
  let [start, end, sums] = [0, 0, new ColumnSums()]
  for (const [i, current] of rows.entries()) {
    if (current.row.kind !== 'total') {
      // Totals may follow each other, but a row after a total begins a new group.
      if (end < i) [start, sums] = [i, new ColumnSums()]
      sums.add(current)
      end = i + 1
      continue
    }
    const direction = directionOf(current.row.description)
    if (direction === null) continue
    const added = rows.slice(start, end)
    const counted = new Set(
      goBothWays(added) ? ofOneSign(added, current) : sums.isSum(current) && end === i ? added : [],
    )
    for (const [m, one] of added.entries())
      if (counted.has(one)) sectioned[start + m] = { row: one.row, section: direction }
  }
  return sectionByHeadings(sectioned, directionOf)
}

/** The section of the rows below a heading that come to its sum, up to the next row that is none. */
function sectionByHeadings(
  rows: readonly SectionedRow[],
  directionOf: (text: string) => Direction | null,
): SectionedRow[] {
  const sectioned = [...rows]
  let end = rows.length
  for (let i = rows.length - 1; i >= 0; i--) {
    const heading = rows[i] as SectionedRow
    if (heading.row.kind === null) continue
    const [from, to] = [i + 1, end]
    end = i
    const direction = heading.row.kind === 'other' && from < to ? directionOf(heading.row.description) : null
    if (direction === null) continue
    const sums = new ColumnSums()
    for (const row of rows.slice(from, to)) sums.add(row)
    if (!sums.isSum(heading)) continue
    for (let at = from; at < to; at++)
      sectioned[at] = { row: (rows[at] as SectionedRow).row, section: direction }
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
 * that total. `Net credits` counts both, and gives no direction.
 */
function ofOneSign(rows: readonly SectionedRow[], total: SectionedRow): readonly SectionedRow[] {
  const [printed, ...others] = amountsOf(total)
  if (printed === undefined || others.length > 0 || rows.some((row) => amountsOf(row).length > 1)) return []
  const ofSign = [true, false].map((isMinus) =>
    rows.filter((row) => amountsOf(row)[0]?.isNegative === isMinus),
  )
  const sumOf = (group: readonly SectionedRow[]) =>
    group.reduce((sum, row) => sum + (amountsOf(row)[0]?.magnitude ?? 0), 0)
  return ofSign.find((group) => sumOf(group) === printed.magnitude) ?? []
}
