import { endOfTime } from '../../dates/read-date-cell.ts'
import { Cell } from '../../table/cell.ts'
import type { SectionedRow } from '../ledger.ts'

/** At least this share of the rows must begin with a time; where fewer do, it is part of their texts. */
const SHARE = 0.9
const MIN_ROWS = 3

/**
 * Leaves out the time of day where the texts of nearly all rows begin with one, as the lists of apps do:
 * `10:14am   COFFEE SHOP`.
 */
export function dropLeadingTimes(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const ends = rows.map(({ row }) => endOfTime(row.cells.description?.words ?? [], 0))
  const isRow = ({ row }: SectionedRow) => row.kind === null && row.description !== ''
  const plain = rows.filter(isRow).length
  const timed = rows.filter((row, i) => isRow(row) && (ends[i] as number) > 0).length
  if (timed < MIN_ROWS || timed < SHARE * plain) return rows
  return rows.map((sectioned, i) => {
    const { row } = sectioned
    const end = ends[i] as number
    if (end === 0 || !row.cells.description) return sectioned
    const description = new Cell(row.cells.description.words.slice(end))
    return {
      ...sectioned,
      row: { ...row, description: description.text, cells: { ...row.cells, description } },
    }
  })
}
