import { overlapX } from '../../geometry/box.ts'
import { spanOf } from '../../geometry/span.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isMark } from '../../vocabulary/blanks.ts'
import { directionOf } from '../../vocabulary/markers.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'
import { listsValues } from './box-beside.ts'

/** What stands farther right of the last amounts than this, in font sizes, is beside the table. */
const CLEAR = 1.5
/** `Dr.`; `Credit` may begin a text beside the table. */
const LONGEST_MARK = 3
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
    const amount = spans.find((span) => overlapX(span, last) > 0)
    return amount ? [{ line, x1: amount.x1 }] : []
  })
  if (paid.length === 0) return Number.POSITIVE_INFINITY
  const edge = Math.max(last.x1, ...paid.map(({ line, x1 }) => endOfMark(line, x1)))
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

/** Where the mark of a direction ends that stands right of an amount, `21,400.00    C`; without one, where the amount does. */
function endOfMark({ words }: Line, x1: number): number {
  const next = words.find(({ x0 }) => x0 >= x1)
  return next && next.text.length <= LONGEST_MARK && directionOf(next.text) !== null ? next.x1 : x1
}

/**
 * Where a table ends on the left: advice and figures of the account may stand beside it, on lines of their own or on those
 * of its rows. Only a first column of days has an edge to know it by; words left of most days are a column.
 *
 * @returns negative infinity where nothing stands beside the table
 */
export function findLeftMargin(cells: readonly HeaderCell[], lines: readonly Line[]): number {
  const [first] = cells
  if (first?.role !== 'date') return Number.NEGATIVE_INFINITY
  const dated = lines.flatMap((line) => {
    const day = line.dates.map((date) => spanOf(line.words, date)).find((span) => overlapX(span, first) > 0)
    return day ? [{ line, x0: day.x0 }] : []
  })
  const edge = Math.min(first.x0, ...dated.map(({ x0 }) => x0))
  const isBeside = ({ words }: Line) => words.some(({ x1, size }) => x1 < edge - CLEAR * size)
  const beside = dated.filter(({ line }) => isBeside(line)).length
  const isColumn = beside > COLUMN_SHARE * dated.length
  return isColumn || dated.length === 0 || !lines.some(isBeside)
    ? Number.NEGATIVE_INFINITY
    : edge - (CLEAR * (lines[0] as Line).size) / 2
}
