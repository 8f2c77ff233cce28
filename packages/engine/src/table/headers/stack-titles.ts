import { boundsOf, overlapX } from '../../geometry/box.ts'
import { WIDEST_SPACE } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { isKnownTitle, roleOfTitle } from '../../vocabulary/titles.ts'
import type { HeaderCell, StackedRoles } from '../table.ts'
import { splitTitles } from './split-titles.ts'

/**
 * The title cells of one or more lines: words that stand over each other belong to one title.
 *
 *     Trans   Value              Running
 *     Date    Date    Details    Balance
 */
export function stackTitles(lines: readonly [Line, ...Line[]]): HeaderCell[] {
  if (lines.length === 1) return splitTitles(lines[0].words)
  return splitTitles(
    stackWords(lines),
    lines.flatMap(({ words }) => words),
    (left, right) => areApart(left, right, lines),
  ).map((cell) => readByLines(cell, lines))
}

/** `DESEM-` over `BOLSO`. */
const HYPHENATED = /(\p{Lu}{2})- (\p{Lu}{2})|(?<=\p{L}\p{Ll})- (?=\p{Ll})/gu

/**
 * The title as one reads it, line by line; of one that is not known, the role on which the words of each line agree, as
 * two languages do: `Cheque / Serial No` over `No. Cek / No. Siri`.
 */
function readByLines(cell: HeaderCell, lines: readonly Line[]): HeaderCell {
  const titles = lines
    .map(({ words }) => textOf(words.filter((word) => overlapX(word, cell) > 0)))
    .filter((title) => title !== '')
  const title = titles.join(' ').replace(HYPHENATED, '$1$2')
  const [role = null, ...others] = titles.map(roleOfTitle)
  const roleOfAll = titles.length > 1 && others.every((other) => other === role) ? role : null
  const read = { ...cell, title, role: roleOfAll ?? cell.role ?? roleOfTitle(title) }
  const stacked = isKnownTitle(title) ? null : stackedRoles(titles)
  return stacked ? { ...read, stacked } : read
}

/** Shorter ones are symbols, of which two stand in one column: `VS` over `KS`. */
const MIN_LETTERS = 3

/**
 * `Kind` over `Reference`: two titles that are known word for word, of which one is of texts and one of references. That
 * of references may have several words instead, above the other: `Numer operacji` over `Opis operacji`.
 */
function stackedRoles([upper = '', lower = '', ...others]: readonly string[]): StackedRoles | null {
  const isWhole = (title: string) => title.length >= MIN_LETTERS && isKnownTitle(title)
  if (others.length > 0 || !isWhole(lower)) return null
  const [first, second] = [roleOfTitle(upper), roleOfTitle(lower)]
  if (first === 'description' && second === 'reference') return isWhole(upper) ? [first, second] : null
  const isNumber = first === 'reference' && (isWhole(upper) || upper.includes(' '))
  return isNumber && second === 'description' ? [first, second] : null
}

/**
 * Whether two stacks of words are farther apart than words of one title on each line that prints both: `Balance Subject`
 * over `to Interest` reaches near `Principal`, beside which it does not stand. A single text that joins two titles is
 * rather the heading above them.
 */
function areApart(left: Word, right: Word, lines: readonly Line[]): boolean {
  const isHeading = (line: Line) =>
    splitAtGaps(line.words, WIDEST_SPACE).length === 1 &&
    (overlapX(line, left) > 0 || overlapX(line, right) > 0)
  if (lines.some(isHeading)) return false
  const gaps = lines.flatMap(({ words }) => {
    const before = words.findLast((word) => overlapX(word, left) > 0)
    const behind = words.find((word) => overlapX(word, right) > 0)
    return before && behind ? [(behind.x0 - before.x1) / behind.size] : []
  })
  return gaps.length > 0 && gaps.every((gap) => gap > WIDEST_SPACE)
}

/** Words that overlap in x become one, which reads from top to bottom. */
function stackWords(lines: readonly Line[]): Word[] {
  const stacks: Word[][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const word of lines.flatMap(({ words }) => words).sort((a, b) => a.x0 - b.x0)) {
    if (word.x0 < right) stacks.at(-1)?.push(word)
    else stacks.push([word])
    right = Math.max(right, word.x1)
  }
  return stacks.map((stack): Word => {
    const words = stack.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)
    return { ...(words[0] as Word), ...boundsOf(words), text: textOf(words) }
  })
}
