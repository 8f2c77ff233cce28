import { COLUMN_GAP, SAME_EDGE } from '../../geometry/tolerances.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isKnownTitle } from '../../vocabulary/titles.ts'
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
export function partAlignedTitles(cells: readonly HeaderCell[], body: readonly Line[]): HeaderCell[] {
  const rows = body.filter(({ dates }) => dates[0]?.from === 0)
  if (rows.length < MIN_ROWS) return [...cells]
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
  return cells.flatMap((cell) => {
    if (cell.role !== null || isStacked(cell.words) || isKnownTitle(cell.title)) return cell
    const starts = cell.words.flatMap((word, i) => (beginsColumn(word) ? i : []))
    if (starts[0] !== 0) return cell
    const titles = starts.map((start, i) => toTitle(cell.words.slice(start, starts[i + 1])))
    return titles.length > 1 && titles.some(({ title }) => isKnownTitle(title)) ? titles : cell
  })
}

const isStacked = (words: readonly Word[]): boolean => new Set(words.map(({ baseline }) => baseline)).size > 1
