import type { MoneyConvention } from '../../money/parse-money.ts'
import { directionOf } from '../../vocabulary/markers.ts'
import { Cell, EMPTY_CELL } from '../cell.ts'
import type { TableLine } from '../table.ts'
import { isRightBelow, withCell } from './table-lines.ts'

/**
 * `721.35` over `CR`: a mark of the direction on the line below an amount, alone in the same column, belongs to the amount.
 * The rest of its line stays, and goes where there is none.
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
    if (!isBelow || c === null) {
      joined.push(line)
      continue
    }
    joined[joined.length - 1] = withMark(above, c, line)
    const rest = withCell(line, c, EMPTY_CELL)
    if (rest.cells.some(({ isEmpty }) => !isEmpty)) joined.push(rest)
  }
  return joined.some((line, i) => line !== lines[i]) ? joined : lines
}

/** The column in which a line prints a mark, where it prints nothing in other columns of money. */
function columnOfMark({ cells }: TableLine, isMoney: readonly boolean[]): number | null {
  const [c, ...others] = cells.flatMap((cell, at) => (cell.isEmpty || !isMoney[at] ? [] : [at]))
  const text = c === undefined || others.length > 0 ? '' : (cells[c]?.text ?? '')
  return c !== undefined && text.length > 1 && directionOf(text) !== null ? c : null
}

const withMark = (line: TableLine, c: number, { cells }: TableLine): TableLine =>
  withCell(line, c, new Cell([...(line.cells[c]?.words ?? []), ...(cells[c]?.words ?? [])]))
