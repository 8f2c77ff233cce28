import { overlapX } from '../../geometry/box.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isMark } from '../../vocabulary/blanks.ts'
import { directionOf } from '../../vocabulary/markers.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'
import { listsValues } from './box-beside.ts'

/** What stands farther right of the last amounts than this, in font sizes, is beside the table. */
const CLEAR = 1.5
/** A column without a title has words in at least this share of the rows. */
const COLUMN_SHARE = 0.5

/**
 * Where a table ends on the right: news and advice may stand beside it, on lines of their own or on those of its rows.
 * Only where the last column holds money is there an edge to know it by, and words beside most rows are a column, unless
 * they are a list of names and values.
 *
 * @param lines under the titles
 * @returns infinity where nothing stands beside the table
 */
export function findMargin(cells: readonly HeaderCell[], lines: readonly Line[], tests: LineTests): number {
  const last = cells.at(-1)
  if (!last || !isMoneyRole(last.role)) return Number.POSITIVE_INFINITY
  const paid = lines.flatMap((line) => {
    const spans = tests.exactAmounts(line).map(({ from, to }) => ({
      x0: (line.words[from] as Word).x0,
      x1: (line.words[to - 1] as Word).x1,
    }))
    const own = spans.find((span) => overlapX(span, last) > 0)
    return own ? [{ line, x1: own.x1 }] : []
  })
  if (paid.length === 0) return Number.POSITIVE_INFINITY
  const edge = Math.max(last.x1, ...paid.map(({ x1 }) => x1))
  const isBeside = ({ words }: Line) =>
    words.some(
      ({ x0, size, text }) => x0 > edge + CLEAR * size && directionOf(text) === null && !isMark(text),
    )
  const beside = paid.filter(({ line }) => isBeside(line)).length
  const margin = edge + (CLEAR * (lines[0] as Line).size) / 2
  const isColumn =
    beside > COLUMN_SHARE * paid.length &&
    !listsValues(lines.slice(0, lines.indexOf(paid.at(-1)?.line as Line) + 1), margin, tests)
  return isColumn || !lines.some(isBeside) ? Number.POSITIVE_INFINITY : margin
}
