import { COLUMN_EDGE, COLUMN_GAP, SAME_EDGE } from '../../geometry/tolerances.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { isKnownTitle, isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'
import { toTitle } from './split-titles.ts'

/** The fewest rows that show where a column begins, and the share of them in which a word begins there. */
const MIN_ROWS = 3
const SHARE = 0.8

/**
 * `OFICINA CAN. N° OPER` at the distance of words, over `0486   TP   004127`: an unknown title is several where a column
 * begins right under each of its words, and one of them is known.
 *
 * @param body lines under the titles
 */
export function partAlignedTitles(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  tests: LineTests,
): HeaderCell[] {
  const parted = cells.flatMap((cell) => partBehindAmounts(cell, body, tests))
  const rows = body.filter(({ dates }) => dates[0]?.from === 0)
  if (rows.length < MIN_ROWS) return parted
  const beginsColumn = ({ x0 }: Word) => {
    const starts = rows.filter(({ words }) =>
      words.some((word, i) => {
        const before = words[i - 1]
        const isApart = before === undefined || word.x0 - before.x1 > COLUMN_GAP * word.size
        return isApart && Math.abs(word.x0 - x0) <= SAME_EDGE
      }),
    )
    return starts.length >= SHARE * rows.length
  }
  return parted.flatMap((cell) => {
    if (cell.role !== null || isStacked(cell.words) || isKnownTitle(cell.title)) return cell
    const starts = cell.words.flatMap((word, i) => (beginsColumn(word) ? i : []))
    if (starts[0] !== 0) return cell
    const titles = starts.map((start, i) => toTitle(cell.words.slice(start, starts[i + 1])))
    return titles.length > 1 && titles.some(({ title }) => isKnownTitle(title)) ? titles : cell
  })
}

/**
 * `Balance Originating Branch` over `318,897.57 HEAD OFFICE`: what begins where texts begin behind the amounts is the title of these, if the
 * amounts end with a known title.
 */
function partBehindAmounts(
  cell: HeaderCell,
  body: readonly Line[],
  { exactAmounts }: LineTests,
): HeaderCell[] {
  const { role, title, words } = cell
  if (!isMoneyRole(role) || words.length < 2 || isStacked(words) || isKnownTitle(title)) return [cell]
  const behind = body.flatMap((line) =>
    exactAmounts(line).flatMap(({ to }) => {
      const [last, next] = [line.words[to - 1], line.words[to]]
      return last && next ? { end: last.x1, start: next.x0 } : []
    }),
  )
  const at = words.findIndex((word, i) => {
    const before = words[i - 1]
    if (!before || !isKnownTitle(textOf(words.slice(0, i)))) return false
    const under = behind.filter(({ end }) => Math.abs(end - before.x1) <= COLUMN_EDGE)
    const aligned = under.filter(({ start }) => Math.abs(start - word.x0) <= COLUMN_EDGE)
    return aligned.length >= MIN_ROWS && aligned.length >= SHARE * under.length
  })
  return at < 0 ? [cell] : [toTitle(words.slice(0, at)), toTitle(words.slice(at))]
}

const isStacked = (words: readonly Word[]): boolean => new Set(words.map(({ baseline }) => baseline)).size > 1
