import { LINE_PITCH } from '../../geometry/tolerances.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { directionOf } from '../../vocabulary/markers.ts'
import { Cell } from '../cell.ts'
import type { TableLine } from '../table.ts'

/**
 * `721.35` over `CR`: a mark of the direction alone on the line below an amount, in the same column, belongs to the amount.
 * Its line is dropped.
 */
export function joinMarksBelow(
  lines: readonly TableLine[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): readonly TableLine[] {
  const joined: TableLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const c = columnOfMark(line, isMoney)
    const money = c === null ? null : (above?.cells[c]?.moneyIn(convention) ?? null)
    const isBelow =
      above !== undefined && isRightBelow(line, above) && money !== null && money.marker === null
    if (!isBelow) joined.push(line)
    else joined[joined.length - 1] = withMark(above, c as number, line)
  }
  return joined.length < lines.length ? joined : lines
}

/** The column of money in which a line prints a mark, and nothing anywhere else. */
function columnOfMark({ cells }: TableLine, isMoney: readonly boolean[]): number | null {
  const [c, ...others] = cells.flatMap((cell, at) => (cell.isEmpty ? [] : [at]))
  const text = c === undefined || others.length > 0 || !isMoney[c] ? '' : (cells[c]?.text ?? '')
  return c !== undefined && text.length > 1 && directionOf(text) !== null ? c : null
}

const isRightBelow = ({ line }: TableLine, { line: above }: TableLine): boolean =>
  line.page === above.page && line.baseline - above.baseline <= LINE_PITCH * line.size

function withMark(line: TableLine, c: number, { cells }: TableLine): TableLine {
  const words = [...(line.cells[c]?.words ?? []), ...(cells[c]?.words ?? [])]
  return { ...line, cells: line.cells.map((cell, at) => (at === c ? new Cell(words) : cell)) }
}
