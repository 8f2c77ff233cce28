import type { PageLines } from '../layout/page-lines.ts'
import type { Line, Word } from '../layout/word.ts'
import { mayBePart } from '../money/find-amounts.ts'

const DASH = /^[-\u2010-\u2015\u2212]$/
/** Asked of a line's text first: most lines have no dash. */
const HAS_DASH = /(?:^| )[-\u2010-\u2015\u2212](?: |$)/
const AMOUNT = /^[^\p{L}]*\d[.,'’]\d{2,3}$/u
/** Right edges that belong together differ by no more, in points. */
const EDGE = 0.5
/** The fewest amounts ending at one place that make a column... */
const MIN_AMOUNTS = 2
/** ...and in long documents, as a share of all amounts: single ones end anywhere. */
const MIN_SHARE = 0.01

/**
 * The dashes that are printed for empty cells right before an amount of the next column. Such a dash ends where the
 * amounts of its own column end; the sign of an amount stands wherever its digits begin.
 */
export function findEmptyCells(pages: readonly PageLines[]): ReadonlySet<Word> {
  const lines = pages.flatMap((page) => page.lines)
  const dashes = lines.flatMap(dashesBeforeNumbers)
  if (dashes.length === 0) return new Set()
  const edges = new Map<number, number>()
  let amounts = 0
  for (const { words } of lines)
    for (const { text, x1 } of words) {
      if (!AMOUNT.test(text)) continue
      const edge = Math.round(x1 / EDGE)
      edges.set(edge, (edges.get(edge) ?? 0) + 1)
      amounts++
    }
  const endsThere = ({ x1 }: Word): number => {
    const edge = Math.round(x1 / EDGE)
    return [edge - 1, edge, edge + 1].reduce((count, at) => count + (edges.get(at) ?? 0), 0)
  }
  const wanted = Math.max(MIN_AMOUNTS, MIN_SHARE * amounts)
  return new Set(dashes.filter((dash) => endsThere(dash) >= wanted))
}

/** Dashes as near to the number behind them as a sign would be, and not behind another as a trailing sign. */
const dashesBeforeNumbers = ({ words, text }: Line): Word[] =>
  !HAS_DASH.test(text)
    ? []
    : words.filter((word, i) => DASH.test(word.text) && mayBePart(words, i) && !mayBePart(words, i - 1))
