import { areAligned, overlapX } from '../../geometry/box.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isMoneyRole, roleOfTitle } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows with two values under one title that are no chance. */
const MIN_ROWS = 2
/** Two columns stand under one title where at least this share of the lines with words there print two values. */
const SHARE = 0.6

type Span = { readonly x0: number; readonly x1: number }

/**
 * A title that stands over two columns of dates, or of amounts, names both:
 *
 *          Date                        Balance
 *     Oper    Liq    Details    Booked    Available
 *
 * @param cells of a header, from left to right
 * @param body the lines of its rows
 */
export function partSharedTitles(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): HeaderCell[] {
  return cells.flatMap((cell) => {
    if (!isShared(cell.title)) return cell
    const isOwn = (span: Span) => overlapX(span, cell) > 0 && cell === nearest(cells, span)
    const under = body.filter(({ words }) => words.some(isOwn))
    const valuesOf = (find: (line: Line) => readonly Found[]) =>
      under.map((line) => {
        const found = find(line)
        if (found.length < 2) return []
        const values = found.map((own) => spanOf(line.words, own))
        const own = values.filter(isOwn)
        if (own.length < 2) return []
        const isRest = (word: Span) => isOwn(word) && !values.some((value) => overlapX(value, word) > 0)
        return line.words.some(isRest) ? [] : own
      })
    const pair = findPair(valuesOf(({ dates }) => dates)) ?? findPair(valuesOf(exactAmounts))
    return pair ? pair.map(({ x0, x1 }) => ({ ...cell, x0, x1 })) : cell
  })
}

/** Of several words, which do not name different kinds of money: those are titles that stand too close together. */
function isShared(title: string): boolean {
  const words = title.split(/\s+/)
  return words.length > 1 && new Set(words.map(roleOfTitle).filter(isMoneyRole)).size < 2
}

type Found = { readonly from: number; readonly to: number }

/** Where the two columns stand in which most rows print their values; null where there is one, or none. */
function findPair(rows: readonly (readonly Span[])[]): readonly [Span, Span] | null {
  const pairs = rows.flatMap(([left, right, ...more]) =>
    left && right && more.length === 0 ? [[left, right] as const] : [],
  )
  if (pairs.length < Math.max(MIN_ROWS, SHARE * rows.length)) return null
  const columns = [pairs.map(([first]) => first), pairs.map(([, second]) => second)] as const
  const [left, right] = [hull(columns[0]), hull(columns[1])]
  return columns.every(areAligned) && left.x1 < right.x0 ? [left, right] : null
}

/** The title that something stands under most; undefined where it stands under none. */
function nearest(cells: readonly HeaderCell[], span: Span): HeaderCell | undefined {
  let nearest: HeaderCell | undefined
  let most = 0
  for (const cell of cells) {
    const shared = overlapX(span, cell)
    if (shared > most) [nearest, most] = [cell, shared]
  }
  return nearest
}

const hull = (spans: readonly Span[]): Span => ({
  x0: Math.min(...spans.map(({ x0 }) => x0)),
  x1: Math.max(...spans.map(({ x1 }) => x1)),
})

const spanOf = (words: readonly Word[], { from, to }: Found): Span => ({
  x0: (words[from] as Word).x0,
  x1: (words[to - 1] as Word).x1,
})
