import { parseCompactDate, parseDateCell } from '../../dates/parse-date.ts'
import { mostAre } from '../../geometry/most-are.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { Column, TableLine } from '../table.ts'

/** At least this share of the cells of such a column are dates; others may be a label that runs through it. */
const SHARE = 0.6
/** The same where the title speaks of something else. */
const CLEAR_SHARE = 0.9

/**
 * The columns with what their cells say of dates: those of a column whose title speaks of money (`Tarikh Masuk`, the day
 * on which it comes in) or is not known, where no other column is titled as that of the day; and whether a column prints
 * nothing between day and month, `0304`, or what may be a number, `4.03`.
 */
export function markDates(columns: readonly Column[], lines: readonly TableLine[]): Column[] {
  const cellsOf = (c: number) => lines.flatMap(({ cells }) => (cells[c]?.isEmpty === false ? [cells[c]] : []))
  const holdsDates = ({ role }: Column, c: number) => {
    if (role !== null && !isMoneyRole(role)) return false
    return mostAre(cellsOf(c), ({ date }) => date !== null, CLEAR_SHARE)
  }
  const isTitled = columns.some(({ role }) => role === 'date')
  const first = isTitled ? -1 : columns.findIndex(holdsDates)
  return columns.map((column, c) => (c === first ? { ...column, role: 'date' } : markCompact(column, c)))

  function markCompact(column: Column, c: number): Column {
    if (column.role !== 'date' && column.role !== 'valueDate') return column
    // Of lines below the rows, words without a digit may begin in this column.
    const texts = cellsOf(c).flatMap(({ text }) => (hasDigit(text) ? [text] : []))
    const dates = texts.filter((text) => parseCompactDate(text) !== null)
    const isOther = dates.some((text) => parseDateCell(text) === null)
    return isOther && dates.length >= SHARE * texts.length ? { ...column, isCompact: true } : column
  }
}
