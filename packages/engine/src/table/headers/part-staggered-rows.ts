import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import type { Line } from '../../layout/word.ts'
import { columnsAt, isAcross } from './halves.ts'

/** The fewest rows of each column. */
const MIN_ROWS = 3
const ENDS_IN_HUNDREDTHS = /\d[.,]\d{2}\D{0,3}$/

/**
 * Parts pages that are set in two columns without titles: rows begin with their days at two places, end with their amounts
 * left of the second place and right of it, and at least three of one column stand on baselines of their own. What reaches
 * from one column into the other above them and below stays before and behind both.
 */
export function partStaggeredRows(pages: readonly PageLines[]): readonly PageLines[] {
  const parted = pages.map(partPage)
  return parted.every((parts) => parts === null) ? pages : pages.flatMap((page, p) => parted[p] ?? [page])
}

function partPage(page: PageLines): PageLines[] | null {
  const rows = page.lines.filter(isRow)
  const gutter = gutterOf(rows)
  if (gutter === null) return null
  const [first, last] = [rows[0], rows.at(-1)] as [Line, Line]
  const crossed = page.lines.flatMap((line) => (reachesAcross(line, gutter) ? [line.baseline] : []))
  return columnsAt(page, gutter, crossed, first.baseline, last.baseline)
}

const isRow = ({ dates, text }: Line): boolean => dates[0]?.from === 0 && ENDS_IN_HUNDREDTHS.test(text)

/** Right behind the amounts of the left column; null where all rows stand in one. */
function gutterOf(rows: readonly Line[]): number | null {
  const start = Math.min(...rows.map(({ x0 }) => x0))
  const right = rows.filter(({ x0 }) => x0 > start + COLUMN_EDGE)
  const begin = Math.min(...right.map(({ x0 }) => x0))
  const left = rows.filter((row) => !right.includes(row))
  const alone = left.filter(({ x1 }) => x1 < begin)
  const gutter = Math.max(...alone.map(({ x1 }) => x1)) + COLUMN_EDGE
  const areColumns =
    alone.length >= MIN_ROWS &&
    right.length >= MIN_ROWS &&
    right.every(({ x0 }) => x0 - begin <= COLUMN_EDGE) &&
    // By accident, a row may stand beside what is printed in the right column.
    left.every((row) => !isAcross(row, gutter))
  return areColumns && gutter < begin ? gutter : null
}

/** Whether a word stands in the gutter, or one text goes on from one side of it to the other. */
function reachesAcross(line: Line, gutter: number): boolean {
  const { words } = line
  const at = words.findIndex(({ x0 }) => x0 >= gutter)
  const [before, behind] = [words[at - 1], words[at]]
  return isAcross(line, gutter) || (!!before && !!behind && behind.x0 - before.x1 <= behind.size)
}
