import { areAligned, overlapX } from '../../geometry/box.ts'
import { PHRASE_GAP } from '../../geometry/tolerances.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { POSTING, rankOfDayTitle, TRANSACTION } from '../../vocabulary/day-titles.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isMoneyRole, roleOfTitle } from '../../vocabulary/titles.ts'
import { toTitle } from '../headers/split-titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows with two values under one title that are no chance. */
const MIN_ROWS = 2
/** Two columns stand under one title where at least this share of the lines with words there print two values. */
const SHARE = 0.6

/** Points by which a title may miss the margin, or the middle, of what stands under it. */
const OUT_OF_LINE = 3

type Span = { readonly x0: number; readonly x1: number }

/**
 * A title that stands over two columns of dates, or of amounts, names both:
 *
 *          Date                        Balance
 *     Oper    Liq    Details    Booked    Available
 *
 * Or it is two titles, between which there is no more room than between words, as in `Post date Trans date`, or:
 *
 *     Date    Details    Payments ($) Advances and interest ($)
 *     13/12   PAYMENT        2,326.45
 *     14/12   TRANSFER                                   198.14
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
    if (!cell.title.includes(' ')) return cell
    const isUnder = (span: Span) => overlapX(span, cell) > 0 && cell === nearest(cells, span)
    const under = body.filter(({ words }) => words.some(isUnder))
    // What stands among other words is part of a text: `350025 to 350956`.
    const valuesIn = (line: Line, values: readonly Span[]) => {
      const isRest = (word: Span) => isUnder(word) && !values.some((value) => overlapX(value, word) > 0)
      return line.words.some(isRest) ? [] : values.filter(isUnder)
    }
    const amounts = under.flatMap((line) =>
      valuesIn(
        line,
        exactAmounts(line).map((amount) => spanOf(line.words, amount)),
      ),
    )
    const parted = partTitle(cell, amounts)
    if (parted) return parted
    if (!isShared(cell.title)) return cell
    const valuesOf = (find: (line: Line) => readonly Found[]) =>
      under.map((line) => {
        const found = find(line)
        if (found.length < 2) return []
        const values = valuesIn(
          line,
          found.map((value) => spanOf(line.words, value)),
        )
        return values.length < 2 ? [] : values
      })
    const pair =
      findPair(valuesOf(({ dates }) => dates)) ??
      findPair(valuesOf(exactAmounts)) ??
      findPair(under.map((line) => textAndAmount(line, isUnder, exactAmounts(line))))
    const names = namesOfDays(cell) ?? [cell, cell]
    return pair ? pair.map(({ x0, x1 }, i) => ({ ...(names[i] as HeaderCell), x0, x1 })) : cell
  })
}

/** Whether the words of a title do not name different kinds of money: else they are titles that stand too close together. */
const isShared = (title: string): boolean =>
  new Set(title.split(/\s+/).map(roleOfTitle).filter(isMoneyRole)).size < 2

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

/** What a line prints under a title, where that is a number or code and an amount behind it; else nothing. */
function textAndAmount(
  { words }: Line,
  isUnder: (span: Span) => boolean,
  amounts: readonly Found[],
): readonly Span[] {
  const [amount, ...more] = amounts.filter((found) => isUnder(spanOf(words, found)))
  const text = amount ? words.slice(0, amount.from).filter(isUnder) : []
  const [first] = text
  if (!amount || more.length > 0 || !first || !text.some((word) => hasDigit(word.text))) return []
  // The end of a text that is wider than its column stands under the title, too.
  const before = words[words.indexOf(first) - 1]
  if (before && first.x0 - before.x1 <= PHRASE_GAP * first.size) return []
  if (words.slice(amount.to).some(isUnder)) return []
  return [hull(text), spanOf(words, amount)]
}

/** Two titles of one line, each over one of the two columns in which the amounts stand; null where there are no such titles. */
function partTitle({ title, words }: HeaderCell, amounts: readonly Span[]): HeaderCell[] | null {
  const columns = partAtGap(amounts)
  if (!columns || !holdsAll(words, title)) return null
  const pairs = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map(toTitle))
  return pairs.find((pair) => pair.every((half, i) => isOver(half, columns[i] as Span))) ?? null
}

/** Whether words are those of a title, which may be read line by line where they stand over each other. */
const holdsAll = (words: readonly Word[], title: string): boolean => {
  const sorted = (text: string) => text.split(' ').sort().join(' ')
  return sorted(textOf(words)) === sorted(title)
}

/** `Post date Trans date`: the titles of two days, which stand too close together; null where there are no such titles. */
function namesOfDays({ title, words }: HeaderCell): HeaderCell[] | null {
  if (textOf(words) !== title) return null
  const pairs = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map(toTitle))
  const daysOf = (pair: readonly HeaderCell[]) => new Set(pair.map((half) => rankOfDayTitle(half.title)))
  return pairs.find((pair) => daysOf(pair).has(TRANSACTION) && daysOf(pair).has(POSTING)) ?? null
}

/** The two columns that spans stand in, each with one margin and several spans; null where they stand in one, or in more. */
function partAtGap(spans: readonly Span[]): readonly [Span, Span] | null {
  const sorted = spans.toSorted((a, b) => a.x0 - b.x0)
  let right = Number.NEGATIVE_INFINITY
  const cut = sorted.findIndex(({ x0, x1 }, i) => {
    const isBehind = i > 0 && right < x0
    right = Math.max(right, x1)
    return isBehind
  })
  const sides = [sorted.slice(0, cut), sorted.slice(cut)] as const
  const areColumns = cut > 0 && sides.every((side) => side.length >= MIN_ROWS && areAligned(side))
  return areColumns ? [hull(sides[0]), hull(sides[1])] : null
}

/** Whether a title begins, ends or has its middle where its column does. */
const isOver = (title: Span, column: Span): boolean => {
  const [left, right] = [title.x0 - column.x0, title.x1 - column.x1]
  return [left, right, (left + right) / 2].some((distance) => Math.abs(distance) <= OUT_OF_LINE)
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
