import type { SectionedRow } from './ledger.ts'

/** A sum of fewer amounts may be a payment that happens to be as large. */
const MIN_SUMMANDS = 2

/**
 * Finds totals whatever words they stand under: rows whose amounts are the sums of those above them in their columns.
 * One sum alone is proof only in a row that prints no date of its own.
 *
 * @param isDated whether a row prints its own date
 */
export function markTotals(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): SectionedRow[] {
  let sums: { sum: number; count: number }[] = []
  return rows.map((own) => {
    const { row, section } = own
    if (row.kind === 'total') sums = []
    if (row.kind !== null) return own
    const amounts = row.money.map((money) => money?.magnitude ?? 0)
    const isSum = amounts.map((amount, c) => amount !== 0 && amount === sums[c]?.sum)
    const matches = isSum.filter((is, c) => is && (sums[c]?.count ?? 0) >= MIN_SUMMANDS).length
    const isTotal =
      amounts.every((amount, c) => amount === 0 || isSum[c]) && matches >= (isDated(own) ? 2 : 1)
    if (isTotal) {
      sums = []
      return { row: { ...row, kind: 'total' }, section }
    }
    sums = amounts.map((amount, c) => ({
      sum: (sums[c]?.sum ?? 0) + amount,
      count: (sums[c]?.count ?? 0) + (amount === 0 ? 0 : 1),
    }))
    return own
  })
}
