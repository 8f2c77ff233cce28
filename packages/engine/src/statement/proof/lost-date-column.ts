import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { ReadRow } from '../ledger.ts'
import { printsDate } from './dates-out-of-place.ts'

/** Two dates may begin two notes; three under each other, above half of those rows, are a column. */
const MIN_DATES = 3
const MIN_SHARE = 0.5

/**
 * The rows of a table whose column of dates stands on lines above them that were given to no row: the dates that were
 * read are then part of their texts.
 *
 * @param lost for the first line of a row, the lines above it that are part of no row
 */
export function underLostDates(rows: readonly ReadRow[], lost: ReadonlyMap<Line, readonly Line[]>): RowId[] {
  const dated = rows.filter(printsDate)
  const starts = dated.flatMap(({ lines: [first] }) => {
    const above = first ? (lost.get(first) ?? []) : []
    return above.find(({ dates: [date], words }) => date?.from === 0 && date.to < words.length)?.x0 ?? []
  })
  const inColumn = starts.filter((x0) => Math.abs(x0 - (starts[0] as number)) < COLUMN_EDGE)
  return inColumn.length >= Math.max(MIN_DATES, MIN_SHARE * dated.length) ? rows.map(({ id }) => id) : []
}
