import { areAligned } from '../../geometry/box.ts'
import { hull, spanOf } from '../../geometry/span.ts'
import type { Line } from '../../layout/word.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows that show a column of days. */
const MIN_ROWS = 3

/**
 * Adds a column for the days of the rows to titles that name no day, if the days stand under each other to the left of
 * all titles:
 *
 *                transaction       description      debits      balance
 *     01.12.24   Funds transfer    MS J SAMPLE      744.76    72,262.02
 *
 * @param cells from left to right
 * @param body the lines under the titles
 */
export function addUntitledDays(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): readonly HeaderCell[] {
  const [first] = cells
  if (!first || cells.some(({ role }) => role === 'date' || role === 'valueDate')) return cells
  const days = body.flatMap((line) => {
    const day = line.dates[0]
    return day?.from === 0 && exactAmounts(line).length > 0 ? [spanOf(line.words, day)] : []
  })
  const isLeft = days.every(({ x1 }) => x1 < first.x0)
  if (days.length < MIN_ROWS || !isLeft || !areAligned(days)) return cells
  return [{ ...hull(days), title: '', words: [], role: 'date' }, ...cells]
}
