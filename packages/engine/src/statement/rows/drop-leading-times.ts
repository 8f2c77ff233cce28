import { endOfTime } from '../../dates/read-date-cell.ts'
import { Cell } from '../../table/cell.ts'
import type { SectionedRow } from '../ledger.ts'

/** At least this share of the rows begin with a time; in fewer it is part of their texts. */
const SHARE = 0.9
const MIN_ROWS = 3

/**
 * Leaves out the time of day with which the texts of nearly all rows begin, as lists of apps print it before each:
 * `10:14am   COFFEE SHOP`.
 */
export function dropLeadingTimes(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const ends = rows.map(({ row }) => endOfTime(row.cells.description?.words ?? [], 0))
  const isRow = (own: SectionedRow) => own.row.kind === null && own.row.description !== ''
  const plain = rows.filter(isRow).length
  const timed = rows.filter((own, i) => isRow(own) && (ends[i] as number) > 0).length
  if (timed < MIN_ROWS || timed < SHARE * plain) return rows
  return rows.map((own, i) => {
    const { row } = own
    const end = ends[i] as number
    if (end === 0 || !row.cells.description) return own
    const description = new Cell(row.cells.description.words.slice(end))
    return {
      ...own,
      row: { ...row, description: description.text, cells: { ...row.cells, description } },
    }
  })
}
