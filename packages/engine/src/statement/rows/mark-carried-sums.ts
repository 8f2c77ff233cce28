import type { SectionedRow } from '../ledger.ts'

/**
 * `REPORT   1 837,26   3 073,60` at the top of a page: what the columns of debits and credits come to so far is carried
 * over, and no balance, where each transaction prints one amount.
 */
export function markCarriedSums(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const count = ({ row }: SectionedRow) => row.money.filter((money) => money !== null).length
  const printOne = rows.every((sectioned) => sectioned.row.kind !== null || count(sectioned) <= 1)
  const isSum = (sectioned: SectionedRow) => sectioned.row.kind === 'forward' && count(sectioned) > 1
  if (!printOne || !rows.some(isSum)) return rows
  return rows.map((sectioned) =>
    isSum(sectioned) ? { ...sectioned, row: { ...sectioned.row, kind: 'total' } } : sectioned,
  )
}
