import { areAligned, boundsOf } from '../../geometry/box.ts'
import { hull, type Span } from '../../geometry/span.ts'
import type { Line, Word } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows that show a column of texts. */
const MIN_ROWS = 3
const HAS_LETTERS = /\p{L}{2}/u

/**
 * Adds a column for the texts of rows to titles that name none, if the texts begin under each other between two titles:
 *
 *     Date                                               Amount
 *     05 Mar 24   PAYMENT RECEIVED 000DP0140           18,422.00
 *
 * @param cells from left to right
 * @param body the lines under the titles
 */
export function addUntitledTexts(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): readonly HeaderCell[] {
  const isText = ({ role }: HeaderCell) => role === null || role === 'description' || role === 'reference'
  if (cells.some(isText)) return cells
  const texts = body.flatMap((line) => {
    const text = textOfRow(line, exactAmounts(line))
    return text.some((word) => HAS_LETTERS.test(word.text)) ? [boundsOf(text)] : []
  })
  const starts = texts.map(({ x0 }): Span => ({ x0, x1: x0 }))
  if (texts.length < MIN_ROWS || !areAligned(starts)) return cells
  const { x0, x1 } = hull(texts)
  const next = cells.findIndex((cell) => cell.x0 >= x1)
  const isBetween = next > 0 && (cells[next - 1] as HeaderCell).x1 <= x0
  return isBetween ? cells.toSpliced(next, 0, { x0, x1, title: '', words: [], role: 'description' }) : cells
}

/** What a line that begins with its days prints between them and its first amount; nothing where it is no row. */
function textOfRow({ words, dates }: Line, amounts: readonly FoundAmount[]): readonly Word[] {
  const behind = dates.reduce((end, { from, to }) => (from === end ? to : end), 0)
  const amount = behind > 0 ? amounts.find(({ from }) => from >= behind) : undefined
  return amount ? words.slice(behind, amount.from) : []
}
