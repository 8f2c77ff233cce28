import { endOfTime } from '../../dates/read-date-cell.ts'
import { Cell } from '../../table/cell.ts'
import type { SectionedRow } from '../ledger.ts'

/** At least this share of the rows must begin with a time; where fewer do, it is part of their texts. */
const SHARE = 0.9
const MIN_ROWS = 3

/**
 * Leaves out the time of day where the texts, or the references, of nearly all rows begin with one, as the lists of
 * apps and of fuel cards do: `10:14am   COFFEE SHOP`, `07:42 114488201`.
 */
export const dropLeadingTimes = (rows: readonly SectionedRow[]): readonly SectionedRow[] =>
  (['description', 'reference'] as const).reduce(withoutTimesIn, rows)

function withoutTimesIn(
  rows: readonly SectionedRow[],
  field: 'description' | 'reference',
): readonly SectionedRow[] {
  const ends = rows.map(({ row }) => endOfTime(row.cells[field]?.words ?? [], 0))
  const isRow = ({ row }: SectionedRow) => row.kind === null && (row[field] ?? '') !== ''
  const plain = rows.filter(isRow).length
  const timed = rows.filter((row, i) => isRow(row) && (ends[i] as number) > 0).length
  if (timed < MIN_ROWS || timed < SHARE * plain) return rows
  return rows.map((sectioned, i) => {
    const { row } = sectioned
    const [end, cell] = [ends[i] as number, row.cells[field]]
    if (end === 0 || !cell) return sectioned
    const rest = new Cell(cell.words.slice(end))
    const text = field === 'reference' && rest.isEmpty ? null : rest.text
    return { ...sectioned, row: { ...row, [field]: text, cells: { ...row.cells, [field]: rest } } }
  })
}
