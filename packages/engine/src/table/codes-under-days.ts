import { isOfOtherCalendar } from '../dates/other-years.ts'
import { type Cell, EMPTY_CELL } from './cell.ts'
import type { Column, TableLine, TablePart } from './table.ts'

/** `5078 - 44718`, `7744718820`: the number of a document. */
const CODE = /^[\p{Lu}\d](?:[\p{Lu}\d]| ?[-/.] ?(?=[\p{Lu}\d]))*$/u
const MANY_DIGITS = /(?:\d\D*){5}/
/** Under more than this share of the rows; under fewer it may be anything. */
const SHARE = 0.5

/**
 * Moves document numbers that stand under the days of most rows, in the same column, to the column of references. Where
 * there is no such column, keeps them beside the cells. A number that most rows print is not a label among them.
 *
 * @param parts of one table, all with these columns
 * @param isPaid whether a line prints an amount
 */
export function referCodesUnderDays(
  parts: readonly TablePart[],
  columns: readonly Column[],
  isPaid: (line: TableLine) => boolean,
): readonly TablePart[] {
  const lines = parts.flatMap((part) => part.lines)
  const paid = lines.filter(isPaid).length
  const coded = columns.findIndex(({ role }, c) => {
    const isCoded = (line: TableLine) => isCode(line.cells[c]) && !isPaid(line)
    return (role === 'date' || role === 'valueDate') && lines.filter(isCoded).length > SHARE * paid
  })
  if (coded < 0) return parts
  const refer = (line: TableLine): TableLine => {
    const code = line.cells[coded] as Cell
    if (isPaid(line) || !isCode(code)) return line
    const to = columns.findIndex(({ role }, c) => role === 'reference' && line.cells[c]?.isEmpty)
    const cells = line.cells.map((cell, c) => (c === coded ? EMPTY_CELL : c === to ? code : cell))
    return to < 0 ? { ...line, cells, code } : { ...line, cells }
  }
  return parts.map((part) => ({ ...part, lines: part.lines.map(refer) }))
}

const isCode = (cell: Cell | undefined): boolean =>
  cell !== undefined &&
  cell.date === null &&
  CODE.test(cell.text) &&
  MANY_DIGITS.test(cell.text) &&
  !isOfOtherCalendar(cell.text)
