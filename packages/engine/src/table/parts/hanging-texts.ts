import { COLUMN_EDGE, SAME_EDGE } from '../../geometry/tolerances.ts'
import { EMPTY_CELL } from '../cell.ts'
import type { Column, TableLine } from '../table.ts'
import { beginsText, goesOn, joinedIn } from './further-texts.ts'

/** The fewest lines that begin at one place under the dates and run on into the texts. */
const MIN_LINES = 2

/**
 * Returns to the texts what begins under the dates, as the further lines of rows do that are indented less than their
 * first ones:
 *
 *     11/03/2025  ACH Deposit                     57,592.12
 *       ACME-PROCEEDS LOAN FUND
 */
export function returnHangingTexts(
  lines: readonly TableLine[],
  columns: readonly Column[],
  hasAmount: (line: TableLine['line']) => boolean,
): readonly TableLine[] {
  const date = columns.findIndex(({ role }) => role === 'date')
  const text = columns[date + 1]
  if (date < 0 || text === undefined || (text.role !== null && text.role !== 'description')) return lines
  const days = lines.flatMap(({ line, cells }) =>
    line.dates.length > 0 ? (cells[date]?.words[0]?.x0 ?? []) : [],
  )
  const indent = Math.min(...days) + COLUMN_EDGE
  const isFurther = ({ line, cells }: TableLine) =>
    line.dates.length === 0 && line.x0 > indent && beginsText(cells[date] ?? EMPTY_CELL) && !hasAmount(line)
  const runsOn = ({ line: { words }, cells }: TableLine) => {
    const [last, next] = [cells[date]?.words.at(-1), cells[date + 1]?.words[0]]
    return last !== undefined && next !== undefined && goesOn(last, next, words)
  }
  const hanging = lines.filter((line) => isFurther(line) && runsOn(line))
  const isAtOnePlace = ({ line: { x0 } }: TableLine) =>
    hanging.filter(({ line }) => Math.abs(line.x0 - x0) <= SAME_EDGE).length >= MIN_LINES
  return lines.map((line) =>
    isFurther(line) && isAtOnePlace(line)
      ? joinedIn(date + 1, line, (c) => c === date || c === date + 1)
      : line,
  )
}
