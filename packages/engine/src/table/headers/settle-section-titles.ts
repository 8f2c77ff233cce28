import { overlapX } from '../../geometry/box.ts'
import { spanOf } from '../../geometry/span.ts'
import type { Line } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** A dash stands for nothing. */
const HAS_LETTERS = /\p{L}{2}/u
/** The fewest rows that show what stands under a title. */
const MIN_ROWS = 2

/**
 * `Trans. date   Purchases   Category   Amount`: the name of a section may stand as the title of its texts. A title of money
 * over the texts of all rows, with no amount under it, is such a name.
 *
 * @param body lines under the titles
 */
export function settleSectionTitles(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): readonly HeaderCell[] {
  const money = cells.filter(({ role }) => isMoneyRole(role))
  if (money.length < 2) return cells
  const rows = body.filter((line) => line.dates[0]?.from === 0)
  const isText = (cell: HeaderCell) => {
    const amounts = rows.flatMap((line) => exactAmounts(line).map((amount) => spanOf(line.words, amount)))
    const texts = rows.filter(({ words }) =>
      words.some((word) => overlapX(word, cell) > 0 && HAS_LETTERS.test(word.text)),
    )
    return (
      rows.length >= MIN_ROWS &&
      texts.length === rows.length &&
      amounts.every((amount) => overlapX(amount, cell) <= 0)
    )
  }
  const names = money.filter(isText)
  return names.length === 1
    ? cells.map((cell) => (cell === names[0] ? { ...cell, role: 'description' } : cell))
    : cells
}
