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

/** The fewest signs that show how far signs stand from their digits. */
const MIN_SIGNS = 2
/** Such distances differ by no more font sizes. */
const SAME_GAP = 0.03

/** @param gap to the number behind, in font sizes; `isLone` where its line prints one number and no other dash */
type Dash = { readonly word: Word; readonly gap: number; readonly isLone: boolean }

/**
 * The dashes that are printed for empty cells right before an amount of the next column. Such a dash ends where the
 * amounts of its own column end; the sign of an amount stands wherever its digits begin. A sign may end there by
 * chance: one before the only number of a line, as far from it as the signs of others, is none.
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
  const gaps = dashes.filter(({ word }) => endsThere(word) < wanted).map(({ gap }) => gap)
  const [least, most] = [Math.min, Math.max].map((of) => gaps.reduce((a, b) => of(a, b), gaps[0] ?? 0)) as [
    number,
    number,
  ]
  const isSign = ({ gap, isLone }: Dash) =>
    isLone &&
    gaps.length >= MIN_SIGNS &&
    Math.abs(gap - least) <= SAME_GAP &&
    Math.abs(gap - most) <= SAME_GAP
  const isEmpty = (dash: Dash) => endsThere(dash.word) >= wanted && !isSign(dash)
  const [empty, others] = [dashes.filter(isEmpty), dashes.filter((dash) => !isEmpty(dash))]
  // Where the columns of a page stand elsewhere, too few amounts may end there; but the gap is that of other pages.
  const [asEmpty, asOthers] = [empty, others].map(countGaps) as [GapCount, GapCount]
  const alike = others.filter(({ gap, isLone }) => !isLone && asEmpty(gap) > asOthers(gap))
  return new Set([...empty, ...alike].map(({ word }) => word))
}

type GapCount = (gap: number) => number

/** How many of the dashes stand as far from their numbers. */
function countGaps(dashes: readonly Dash[]): GapCount {
  const counts = new Map<number, number>()
  const binOf = (gap: number) => Math.round(gap / SAME_GAP)
  for (const { gap } of dashes) counts.set(binOf(gap), (counts.get(binOf(gap)) ?? 0) + 1)
  return (gap) => [-1, 0, 1].reduce((count, by) => count + (counts.get(binOf(gap) + by) ?? 0), 0)
}

/** Dashes as near to the number behind them as a sign would be, and not behind another as a trailing sign. */
function dashesBeforeNumbers({ words, text }: Line): Dash[] {
  if (!HAS_DASH.test(text)) return []
  const isLone = words.filter((word) => DASH.test(word.text) || AMOUNT.test(word.text)).length === 2
  return words.flatMap((word, i): Dash[] => {
    const next = words[i + 1]
    if (!next || !DASH.test(word.text) || !mayBePart(words, i) || mayBePart(words, i - 1)) return []
    return [{ word, gap: (next.x0 - word.x1) / word.size, isLone }]
  })
}
