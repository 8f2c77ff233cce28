import { parseDateCell } from '../dates/parse-date.ts'
import { boundsOf, overlapX } from '../geometry/box.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'

/** What stands before the break: `22-`, `2024-03-`, `03/04/202`. */
const BEGINNING = /^\d[\d\p{L}]*(?:[-/.][\d\p{L}]+)?[-/.]\d{0,3}$/u
/** The rest stands at most this many font sizes lower. */
const MAX_RISE = 2.2
/** The fewest that are taken for dates. */
const MIN_DAYS = 3

/** A word that begins a date, and the one under it that ends it. */
type Broken = { readonly line: Line; readonly first: Word; readonly below: Line; readonly rest: Word }

/**
 * Joins dates that a narrow column breaks: `22-` over `September-2024`, `2024-03-` over `01`, `03/04/202` over `5`. The
 * upper word then says the whole date, and the lower one is gone.
 */
export function joinBrokenDays(pages: readonly PageLines[]): readonly PageLines[] {
  const broken = pages.flatMap(({ lines }) => lines.flatMap((_, i) => brokenAt(lines, i)))
  if (broken.length < MIN_DAYS) return pages
  const rests = new Set(broken.map(({ rest }) => rest))
  const wholes = new Map(
    broken.map(({ first, rest }) => [
      first,
      { ...first, ...boundsOf([first, rest]), text: first.text + rest.text },
    ]),
  )
  const changed = new Set(broken.flatMap(({ line, below }) => [line, below]))
  const joined = (line: Line): Line | null =>
    toLine(line.words.flatMap((word) => (rests.has(word) ? [] : [wholes.get(word) ?? word])))
  return replaceLines(pages, new Map([...changed].map((line) => [line, joined(line)])))
}

function brokenAt(lines: readonly Line[], at: number): Broken[] {
  const line = lines[at] as Line
  return line.words.flatMap((first) => {
    if (!BEGINNING.test(first.text) || isInDate(first, line)) return []
    const isUnder = (word: Word) => overlapX(word, first) > 0
    const below = lines.slice(at + 1, at + 3).find(({ words }) => words.some(isUnder))
    const rest = below?.words.find(isUnder)
    if (below === undefined || rest === undefined) return []
    const isRest =
      below.baseline - line.baseline <= MAX_RISE * first.size &&
      !BEGINNING.test(rest.text) &&
      !isInDate(rest, below) &&
      parseDateCell(first.text + rest.text) !== null
    return isRest ? [{ line, first, below, rest }] : []
  })
}

const isInDate = (word: Word, { words, dates }: Line): boolean =>
  dates.some(({ from, to }) => words.slice(from, to).includes(word))
