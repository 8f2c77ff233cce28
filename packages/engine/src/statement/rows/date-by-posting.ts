import type { RowId } from '../../table/rows/row.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Takes the second day of rows for their day where a section prints no other, or none above them: cards post payments on a
 * day, and only purchases have one before it. Further down a day that is printed once holds for the rows below it, and
 * below the closing balance there are none.
 *
 * @param apart rows right under a line that is no part of a row
 */
export function dateByPosting(
  rows: readonly SectionedRow[],
  apart: ReadonlySet<RowId>,
): readonly SectionedRow[] {
  const end = rows.findIndex(({ row }) => row.kind === 'closing')
  const starts = rows.flatMap(({ row }, i) => (i === 0 || apart.has(row.id) ? [i] : []))
  return starts.flatMap((from, s) => {
    const section = rows.slice(from, starts[s + 1])
    const transactions = section.filter(({ row }) => row.kind === null || row.kind === 'other')
    const isPostedOnly =
      transactions.length > 0 &&
      (end < 0 || from <= end) &&
      section.every(({ row }) => row.date === null) &&
      transactions.every(({ row }) => row.valueDate !== null)
    if (isPostedOnly) return section.map(byPosting)
    // Above the first day of a table no other holds.
    const first = from === 0 ? section.findIndex(({ row }) => row.date !== null) : 0
    return section.map((own, i) => (i < first ? byPosting(own) : own))
  })
}

const byPosting = (own: SectionedRow): SectionedRow => {
  const { valueDate, cells } = own.row
  if (valueDate === null) return own
  const { valueDate: cell, ...others } = cells
  return {
    ...own,
    row: { ...own.row, date: valueDate, valueDate: null, cells: cell ? { ...others, date: cell } : others },
  }
}
