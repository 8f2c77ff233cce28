import { median } from '../geometry/median.ts'
import { SAME_EDGE } from '../geometry/tolerances.ts'
import type { PageLines } from './page-lines.ts'
import { toLine } from './to-line.ts'
import type { Line, Word } from './word.ts'

/** The fewest letters of a text that runs down a margin. */
const MIN_LETTERS = 8
/** The share of them that stand at one distance from the next, and that of those that stand on no other line. */
const EVEN_SHARE = 0.7
const ALONE_SHARE = 0.3
/** How far the distances of such letters differ, in points. */
const EVEN = 0.6

/**
 * Leaves out what runs down the margin of a page letter by letter: each under the one before, at even distances, beside
 * everything else on the page. The machines that put statements into envelopes read such numbers.
 */
export function dropVerticalTexts(pages: readonly PageLines[]): readonly PageLines[] {
  const dropped = pages.map(dropVertical)
  return dropped.every((page, i) => page === pages[i]) ? pages : dropped
}

function dropVertical(page: PageLines): PageLines {
  const words = page.lines.flatMap(({ words }) => words)
  const letters = words.filter(({ text }) => text.length === 1)
  if (letters.length < MIN_LETTERS) return page
  const [first, last] = [
    letters.reduce((least, { x0 }) => Math.min(least, x0), Infinity),
    letters.reduce((most, { x0 }) => Math.max(most, x0), -Infinity),
  ]
  const vertical = [first, last].flatMap((x) => verticalAt(page, letters, words, x))
  if (vertical.length === 0) return page
  const isKept = (word: Word) => !vertical.includes(word)
  const lines = page.lines.flatMap((line) =>
    line.words.every(isKept) ? line : (toLine(line.words.filter(isKept)) ?? []),
  )
  return { ...page, lines }
}

/** The letters of a text that runs down at a place; none where they are a column of something else. */
function verticalAt(
  { lines }: PageLines,
  letters: readonly Word[],
  words: readonly Word[],
  x: number,
): readonly Word[] {
  const column = letters.filter(({ x0 }) => Math.abs(x0 - x) <= SAME_EDGE)
  if (column.length < MIN_LETTERS) return []
  const [x0, x1] = [
    Math.min(...column.map((letter) => letter.x0)),
    Math.max(...column.map((letter) => letter.x1)),
  ]
  const others = words.filter((word) => !column.includes(word))
  const isAtMargin = others.every((word) => word.x0 >= x1) || others.every((word) => word.x1 <= x0)
  const steps = column.slice(1).map(({ baseline }, i) => baseline - (column[i] as Word).baseline)
  const usual = median(steps)
  const even = steps.filter((step) => Math.abs(step - usual) <= EVEN).length
  const isAlone = ({ words }: Line) => words.length === 1 && column.includes(words[0] as Word)
  const areEven = even >= EVEN_SHARE * steps.length
  return isAtMargin && areEven && lines.filter(isAlone).length >= ALONE_SHARE * column.length ? column : []
}
