import { isOfOtherCalendar } from '../dates/other-years.ts'
import { isBlankMark } from '../vocabulary/blanks.ts'
import { Cell, EMPTY_CELL } from './cell.ts'
import type { Column, TableLine, TablePart } from './table.ts'

/** `5078 - 44718`, `7744718820`: the number of a document. */
const CODE = /^[\p{Lu}\d](?:[\p{Lu}\d]| ?[-/.] ?(?=[\p{Lu}\d]))*$/u
const MANY_DIGITS = /(?:\d\D*){5}/
/** Under more than this share of the rows; under fewer it may be anything. */
const SHARE = 0.5

/**
 * Moves document numbers that stand under the days of most rows, in the same column, perhaps behind a second day, to the
 * column of references. Where there is no such column, keeps them beside the cells. A number that most rows print is not a
 * label among them.
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
    const isCoded = (line: TableLine) => !isPaid(line) && codeOf(line.cells[c]) !== null
    return (role === 'date' || role === 'valueDate') && lines.filter(isCoded).length > SHARE * paid
  })
  if (coded < 0) return parts
  const refer = (line: TableLine): TableLine => {
    const found = isPaid(line) ? null : (codeOf(line.cells[coded]) ?? blankOf(line.cells[coded]))
    if (found === null) return line
    const { code, day } = found
    const to = columns.findIndex(({ role }, c) => role === 'reference' && line.cells[c]?.isEmpty)
    const cells = line.cells.map((cell, c) => (c === coded ? day : c === to ? code : cell))
    return to < 0 && !code.isEmpty ? { ...line, cells, code } : { ...line, cells }
  }
  return parts.map((part) => ({ ...part, lines: part.lines.map(refer) }))
}

/** `31.03.2024 -`: a day, and a mark where others print a code. */
function blankOf(cell: Cell | undefined): { readonly code: Cell; readonly day: Cell } | null {
  const mark = cell?.words.at(-1)?.text ?? ''
  return cell && cell.words.length > 1 && isBlankMark(mark)
    ? { code: EMPTY_CELL, day: new Cell(cell.words.slice(0, -1)) }
    : null
}

/** The code of a cell, and the day that may be printed before it: `31.03.2024 072629`. */
function codeOf(cell: Cell | undefined): { readonly code: Cell; readonly day: Cell } | null {
  if (cell === undefined || cell.date !== null) return null
  const [first, ...others] = cell.dates
  const from = first?.from === 0 && others.length === 0 ? first.to : 0
  const code = from === 0 ? cell : new Cell(cell.words.slice(from))
  const isCode = CODE.test(code.text) && MANY_DIGITS.test(code.text) && !isOfOtherCalendar(code.text)
  return isCode ? { code, day: from === 0 ? EMPTY_CELL : new Cell(cell.words.slice(0, from)) } : null
}
