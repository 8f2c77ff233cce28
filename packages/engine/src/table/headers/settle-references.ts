import { SAME_EDGE, WIDEST_SPACE } from '../../geometry/tolerances.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isKnownTitle } from '../../vocabulary/titles.ts'
import type { HeaderCell } from '../table.ts'
import { toTitle } from './split-titles.ts'

/** Texts begin under their title when they do so within this many font sizes. */
const UNDER = 1
const HAS_LETTERS = /\p{L}{2}/u

/**
 * `Number Description`, `Day Doc.` at the distance of words are two titles, where most texts begin under the second word.
 *
 * @param body lines under the titles
 */
export function partReferences(cells: readonly HeaderCell[], body: readonly Line[]): HeaderCell[] {
  return cells.flatMap((cell) => {
    const mayBeTwo = cell.role === 'reference' || cell.role === 'date'
    const at = mayBeTwo ? cell.words.findIndex((_, i) => isParted(cell.words, i)) : -1
    const second = cell.words[at]
    if (second === undefined || isKnownTitle(cell.title)) return cell
    const [from, to] = [second.x0 - UNDER * second.size, second.x0 + UNDER * second.size]
    const rows = body.filter(({ dates }) => dates[0]?.from === 0)
    // The day itself stands under the first word.
    const isDay = toTitle(cell.words.slice(0, at)).role === 'date'
    const first = isDay ? from : cell.x0 - second.size
    const starts = rows.flatMap(({ words }) => words.find(({ x0 }) => x0 >= first)?.x0 ?? [])
    const under = starts.filter((x0) => x0 >= from && x0 <= to).length
    return under > starts.length / 2
      ? [toTitle(cell.words.slice(0, at)), toTitle(cell.words.slice(at))]
      : cell
  })
}

/**
 * `Reference Description` at the distance of words are one title where the texts of all rows run on under both.
 *
 * @param body lines under the titles
 */
export function joinReferences(cells: readonly HeaderCell[], body: readonly Line[]): HeaderCell[] {
  const rows = firstRows(body)
  const areOne = (first: HeaderCell | undefined, second: HeaderCell): first is HeaderCell =>
    first?.role === 'reference' &&
    second.role === 'description' &&
    goesOn(first.words.at(-1), second.words[0]) &&
    rows.length > 0 &&
    rows.every((row) => runsOnUnder(row, second)) &&
    !rows.every((row) => beginsUnder(row, second))
  const joined: HeaderCell[] = []
  for (const cell of cells) {
    const before = joined.at(-1)
    if (areOne(before, cell))
      joined.splice(-1, 1, { ...toTitle([...before.words, ...cell.words]), role: 'description' })
    else joined.push(cell)
  }
  return joined
}

/** Whether the word that stands under the beginning of a title goes on with the one before it. */
function runsOnUnder({ words }: Line, { x0, words: [title] }: HeaderCell): boolean {
  const from = x0 - UNDER * (title?.size ?? 0)
  const at = words.findIndex(({ x1 }) => x1 > from)
  return goesOn(words[at - 1], words[at])
}

/** Whether a word begins where a title does: in all rows such words are a column. */
const beginsUnder = ({ words }: Line, title: HeaderCell): boolean =>
  words.some(({ x0 }) => Math.abs(x0 - title.x0) <= SAME_EDGE)

const goesOn = (left: Word | undefined, right: Word | undefined): boolean =>
  left !== undefined && right !== undefined && right.x0 - left.x1 < WIDEST_SPACE * right.size

function isParted(words: readonly Word[], at: number): boolean {
  const [left, right] = at > 0 ? [toTitle(words.slice(0, at)), toTitle(words.slice(at))] : []
  const isPair =
    (left?.role === 'reference' && right?.role === 'description') ||
    (left?.role === 'date' && right?.role === 'reference' && isKnownTitle(left.title))
  return isPair && isKnownTitle(right?.title ?? '')
}

/**
 * `Transaction Reference   Ref. No.`: where several titles name references and none names texts, the one with the most
 * words printed under it is taken for texts; numbers are none.
 *
 * @param body lines under the titles
 */
export function settleReferences(cells: readonly HeaderCell[], body: readonly Line[]): HeaderCell[] {
  const references = cells.filter(({ role }) => role === 'reference')
  const hasTexts = cells.some(({ role }) => role === 'description' || role === null)
  // The same title again is that of a list that stands several times across.
  if (hasTexts || new Set(references.map(({ title }) => title)).size < 2) return [...cells]
  const words = firstRows(body).flatMap((line) => line.words.filter(({ text }) => HAS_LETTERS.test(text)))
  if (words.length === 0) return [...cells]
  const printedUnder = (cell: HeaderCell): number => {
    const end = cells[cells.indexOf(cell) + 1]?.x0 ?? Number.POSITIVE_INFINITY
    const under = words.filter(({ x0, x1 }) => (x0 + x1) / 2 > cell.x0 && (x0 + x1) / 2 < end)
    return under.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0)
  }
  const longest = references.reduce((best, cell) => (printedUnder(cell) > printedUnder(best) ? cell : best))
  if (printedUnder(longest) === 0) return [...cells]
  return cells.map((cell) => (cell === longest ? { ...cell, role: 'description' } : cell))
}

/** The lines with dates that follow each other, from the first one on: further below there may be other tables. */
function firstRows(body: readonly Line[]): readonly Line[] {
  const isRow = ({ dates }: Line) => dates.length > 0
  const first = body.findIndex(isRow)
  const end = body.findIndex((line, i) => i > first && !isRow(line))
  return first < 0 ? [] : body.slice(first, end < 0 ? undefined : end)
}
