import type { RowId } from '../../table/rows/row.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Takes the second date of rows for their date where a section prints no first date, or none above them. Cards print
 * a posting date for payments; only purchases have an earlier date as well. Further down, a date that is printed once
 * holds for the rows below it, and rows below the closing balance get none.
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
    // Above the first date of a table no earlier date can hold.
    const first = from === 0 ? section.findIndex(({ row }) => row.date !== null) : 0
    return section.map((row, i) => (i < first ? byPosting(row) : row))
  })
}

const byPosting = (sectioned: SectionedRow): SectionedRow => {
  const { valueDate, cells } = sectioned.row
  if (valueDate === null) return sectioned
  const { valueDate: cell, ...others } = cells
  return {
    ...sectioned,
    row: {
      ...sectioned.row,
      date: valueDate,
      valueDate: null,
      cells: cell ? { ...others, date: cell } : others,
    },
  }
}
