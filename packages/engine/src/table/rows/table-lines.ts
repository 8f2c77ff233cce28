import { LINE_PITCH } from '../../geometry/tolerances.ts'
import type { Cell } from '../cell.ts'
import type { TableLine } from '../table.ts'

/** Whether a line stands on the page of another, no farther below it than lines of one text do. */
export const isRightBelow = ({ line }: TableLine, { line: above }: TableLine): boolean =>
  line.page === above.page && line.baseline - above.baseline <= LINE_PITCH * line.size

/** The line with another cell in a column. */
export const withCell = (line: TableLine, c: number, cell: Cell): TableLine => ({
  ...line,
  cells: line.cells.with(c, cell),
})
