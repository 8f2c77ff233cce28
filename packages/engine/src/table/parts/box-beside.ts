import type { Line } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** A column has something in more of the rows than this share. */
const COLUMN_SHARE = 0.5
/** The fewest lines with a name and its value that make a box. */
const MIN_PAIRS = 2
const HAS_LETTER = /\p{L}{2}/u

/**
 * `Date  Description  Out  In  Balance    Interest, rates and fees`: a box of names and values beside the first rows may
 * have its heading on the line of the titles. It stands right of the last column of money, beside few of the rows, and
 * its lines print a name and an amount or a rate each, as no column of charges does.
 *
 * @param rows the lines under the titles
 * @returns the titles without that heading
 */
export function withoutBoxBeside(
  cells: readonly HeaderCell[],
  rows: readonly Line[],
  { exactAmounts }: LineTests,
): readonly HeaderCell[] {
  const [edge, last] = cells.slice(-2)
  if (!edge || !last || !isMoneyRole(edge.role) || isMoneyRole(last.role)) return cells
  if (last.role !== null && last.role !== 'charge') return cells
  const middle = (edge.x1 + last.x0) / 2
  const paid = rows.filter((line) =>
    exactAmounts(line).some(({ from }) => (line.words[from]?.x0 ?? 0) < middle),
  )
  const isBeside = ({ words }: Line) => words.some(({ x0 }) => x0 >= middle)
  const isPair = (line: Line) => {
    const own = line.words.filter(({ x0 }) => x0 >= middle)
    const values = exactAmounts(line).filter(({ from }) => (line.words[from]?.x0 ?? 0) >= middle)
    const hasRate = own.some(({ text }) => text.endsWith('%'))
    return (values.length > 0 || hasRate) && HAS_LETTER.test(own[0]?.text ?? '')
  }
  const isFew = paid.filter(isBeside).length <= COLUMN_SHARE * paid.length
  return isFew && rows.filter(isPair).length >= MIN_PAIRS ? cells.slice(0, -1) : cells
}
