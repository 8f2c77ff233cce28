import { areAligned, overlapX } from '../../geometry/box.ts'
import { hull, spanOf } from '../../geometry/span.ts'
import type { Line, Word } from '../../layout/word.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows that show a column of instalments. */
const MIN_ROWS = 3
/** `03/12`, right before its amount. */
const INSTALMENT = /^(\d{1,2})\/(\d{1,2})$/

/**
 * Adds a column for which instalment of how many rows print before the last amount, if it begins on the left of that
 * amount's title and on the right of the title before:
 *
 *     Total amount     Charge of the month
 *         $359.990   04/06         $59.998
 *
 * @param cells from left to right
 * @param body the lines under the titles
 */
export function addUntitledInstalments(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  tests: LineTests,
): readonly HeaderCell[] {
  const [last, before] = [cells.at(-1), cells.at(-2)]
  if (!last || !before) return cells
  const found = body.flatMap((line) => instalmentBefore(line, last, tests) ?? [])
  const paid = body.filter((line) => line.dates.length > 0 && tests.exactAmounts(line).length > 0)
  if (found.length < MIN_ROWS || 2 * found.length < paid.length || !areAligned(found)) return cells
  const { x0, x1 } = hull(found)
  if (x0 < before.x1 || x0 >= last.x0) return cells
  const next = { ...last, x0: Math.max(last.x0, x1) }
  return [...cells.slice(0, -1), { x0, x1, title: '', words: [], role: 'figure' }, next]
}

/** The instalment right before the last amount of a line, where that stands under a title. */
function instalmentBefore(line: Line, title: HeaderCell, { exactAmounts }: LineTests): Word | null {
  const amount = exactAmounts(line).at(-1)
  const word = amount && line.words[amount.from - 1]
  const [, number, count] = INSTALMENT.exec(word?.text ?? '') ?? []
  const isUnder = amount !== undefined && overlapX(spanOf(line.words, amount), title) > 0
  return word && isUnder && Number(number) <= Number(count) ? word : null
}
