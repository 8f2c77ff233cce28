import { parseCompactDate, parseDateCell } from '../../dates/parse-date.ts'
import type { Column, TableLine } from '../table.ts'

/** At least this share of the cells of such a column are dates; others may be a label that runs through it. */
const SHARE = 0.6

/** Marks the columns of dates whose cells print nothing between day and month, `0304`, or what may be a number, `4.03`. */
export function markCompactDates(columns: readonly Column[], lines: readonly TableLine[]): Column[] {
  return columns.map((column, c) => {
    if (column.role !== 'date' && column.role !== 'valueDate') return column
    const texts = lines.map(({ cells }) => cells[c]?.text ?? '').filter((text) => text !== '')
    const dates = texts.filter((text) => parseCompactDate(text) !== null)
    const isOther = dates.some((text) => parseDateCell(text) === null)
    return isOther && dates.length >= SHARE * texts.length ? { ...column, isCompact: true } : column
  })
}
