import type { Chain, Gap } from './chains.ts'
import { type Evidence, type RowEvidence, STYLES, type Style } from './row-evidence.ts'

/** How much each feature speaks for a labelling; those without a weight say nothing. */
export type Weights = Readonly<Record<string, number>>

/** How many lines of a gap continue the row above it, and how many belong to the row below; those between are in no row. */
export type GapLabels = { readonly down: number; readonly up: number }

export type Labelling = {
  readonly style: Style
  /** For each gap of each chain. */
  readonly gaps: readonly (readonly GapLabels[])[]
  readonly score: number
}

/** Added to the scores while weights are fitted: what a labelling of a gap, or a style, is worth besides. */
export type Bonus = {
  readonly gap: (gap: Gap, labels: GapLabels) => number
  readonly style: (style: Style) => number
}

/** A row has no more lines than this on either side of its amount. */
const MOST_LINES = 40
const NO_LINES: GapLabels = { down: 0, up: 0 }

/**
 * The labelling of a table's lines with the best score, and the style that gives it. The score is log-linear: the sum
 * of the weights of all evidence for it. Gaps depend on each other by the rows between them alone, so that a chain is
 * solved exactly from gap to gap, as Viterbi's algorithm does (semi-Markov, after Sarawagi and Cohen, 2004): the best score
 * up to a gap is kept for each number of lines below the last amount.
 */
export function decodeRows(evidence: RowEvidence, weights: Weights, bonus?: Bonus): Labelling {
  const costs = weigh(evidence, weights)
  const rows = evidence.chains.map((chain) => weighRows(chain, evidence, weights))
  let best: Labelling | null = null
  for (const style of STYLES) {
    let score = scoreOf(weights, evidence.style(style)) + (bonus?.style(style) ?? 0)
    const gaps = evidence.chains.map((chain, c) => {
      const decoded = decodeChain(chain, { evidence, weights, style, bonus, ...costs, rows: rows[c] ?? [] })
      score += decoded.score
      return decoded.labels
    })
    if (best === null || score > best.score) best = { style, gaps, score }
  }
  return best as Labelling
}

/** @param from what the evidence is added to */
function scoreOf(weights: Weights, evidence: readonly Evidence[], from = 0): number {
  let score = from
  for (const [feature, value] of evidence) score += (weights[feature] ?? 0) * value
  return score
}

/** For each row of a chain: its score by the number of lines below its amount, then by that above it. */
type RowScores = readonly (readonly (readonly number[])[])[]

/** What rows score under every style: only the rest of their evidence is asked for style by style. */
function weighRows(chain: Chain, evidence: RowEvidence, weights: Weights): RowScores {
  return chain.slice(0, -1).map((gap, g) => {
    const scores: number[][] = []
    for (let down = 0; down <= mostBelow(chain[g + 1] as Gap); down++) {
      const byLinesAbove: number[] = []
      for (let up = 0; up <= mostAbove(gap); up++)
        byLinesAbove.push(scoreOf(weights, evidence.row(gap.to, up, down)))
      scores.push(byLinesAbove)
    }
    return scores
  })
}

const mostBelow = ({ from, to }: Gap): number => Math.min(MOST_LINES, to - from)
const mostAbove = ({ from, to, hasRowBelow }: Gap): number =>
  hasRowBelow ? Math.min(MOST_LINES, to - from) : 0

/** What is the same under every style, by line. */
type Costs = { readonly breaks: readonly number[]; readonly widest: readonly number[] }

function weigh({ breaks, widest }: RowEvidence, weights: Weights): Costs {
  return {
    breaks: breaks.map((found) => scoreOf(weights, found)),
    widest: widest.map((found) => scoreOf(weights, found)),
  }
}

type Search = Costs & {
  readonly evidence: RowEvidence
  readonly weights: Weights
  readonly style: Style
  readonly bonus: Bonus | undefined
  /** Those of the chain. */
  readonly rows: RowScores
}

function decodeChain(chain: Chain, search: Search): { labels: GapLabels[]; score: number } {
  const { evidence, weights, style, rows } = search
  // For each number of lines below the last amount: the best score so far.
  let ends: readonly number[] = [0]
  const steps: { downs: readonly number[]; ups: number[] }[] = []
  for (const [g, gap] of chain.entries()) {
    const { scores, downs } = weighGap(gap, ends, search)
    const next = chain[g + 1]
    const ups: number[] = []
    if (next === undefined) ends = scores
    else {
      const nextEnds: number[] = []
      for (let down = 0; down <= mostBelow(next); down++) {
        const best = bestOf(scores, (up) =>
          scoreOf(weights, evidence.rowInStyle(gap.to, up, down, style), rows[g]?.[down]?.[up]),
        )
        nextEnds.push(best.score)
        ups.push(best.at)
      }
      ends = nextEnds
    }
    steps.push({ downs, ups })
  }
  const labels: GapLabels[] = []
  let up = 0
  for (const { downs, ups } of steps.reverse()) {
    if (labels.length > 0) up = ups[labels[0]?.down ?? 0] ?? 0
    labels.unshift({ down: downs[up] ?? 0, up })
  }
  return { labels, score: ends[0] ?? 0 }
}

function bestOf(scores: readonly number[], more: (i: number) => number): { score: number; at: number } {
  let [best, bestAt] = [Number.NEGATIVE_INFINITY, 0]
  for (let at = 0; at < scores.length; at++) {
    const score = (scores[at] as number) + more(at)
    if (score > best) [best, bestAt] = [score, at]
  }
  return { score: best, at: bestAt }
}

/** For each number of lines above the next amount: the best score, and the number of lines below the last one for it. */
function weighGap(
  gap: Gap,
  ends: readonly number[],
  { evidence, weights, bonus, breaks, widest }: Search,
): { scores: number[]; downs: number[] } {
  const size = gap.to - gap.from
  const base = size === 0 ? 0 : scoreOf(weights, evidence.someNone(gap))
  const scores: number[] = []
  const downs: number[] = []
  for (let up = 0; up <= mostAbove(gap); up++) {
    const start = gap.to - up
    const begin = gap.hasRowBelow ? scoreOf(weights, evidence.start(start)) : 0
    const most = gap.hasRowAbove ? Math.min(size - up, MOST_LINES) : 0
    const seen: string[] = []
    let lost = base
    let [best, at] = [Number.NEGATIVE_INFINITY, 0]
    let unseen = start
    for (let down = most; down >= 0; down--) {
      const end = gap.from + down
      while (unseen > end) {
        for (const [feature] of evidence.none[--unseen] ?? []) {
          if (seen.includes(feature)) continue
          lost += weights[feature] ?? 0
          seen.push(feature)
        }
      }
      let score = (ends[down] ?? 0) + begin + (bonus?.gap(gap, { down, up }) ?? 0)
      if (end < start) score += lost
      if (gap.hasRowBelow && (end < start || gap.hasRowAbove)) score += breaks[start] ?? 0
      if (gap.hasRowAbove && end < start) score += (breaks[end] ?? 0) + (widest[end] ?? 0)
      else if (gap.hasRowAbove && gap.hasRowBelow) score += widest[start] ?? 0
      if (score >= best) [best, at] = [score, down]
    }
    scores.push(best)
    downs.push(at)
  }
  return { scores, downs }
}

/** How much of each feature there is in a labelling: the score is the sum of these, weighed. */
export function countEvidence(evidence: RowEvidence, { style, gaps }: Labelling): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (found: readonly Evidence[] = []) => {
    for (const [feature, value] of found) sums.set(feature, (sums.get(feature) ?? 0) + value)
  }
  add(evidence.style(style))
  for (const [c, chain] of evidence.chains.entries()) {
    for (const [g, gap] of chain.entries()) {
      const { down, up } = gaps[c]?.[g] ?? NO_LINES
      const [end, start] = [gap.from + down, gap.to - up]
      if (end < start) {
        add(evidence.someNone(gap))
        add([
          ...new Map(
            evidence.none.slice(end, start).flatMap((found) => found.map((one) => [one[0], one])),
          ).values(),
        ])
      }
      if (gap.hasRowBelow && (end < start || gap.hasRowAbove)) add(evidence.breaks[start])
      if (gap.hasRowAbove && end < start) {
        add(evidence.breaks[end])
        add(evidence.widest[end])
      } else if (gap.hasRowAbove && gap.hasRowBelow) add(evidence.widest[start])
      if (!gap.hasRowBelow) continue
      add(evidence.start(start))
      const below = gaps[c]?.[g + 1]?.down ?? 0
      add(evidence.row(gap.to, up, below))
      add(evidence.rowInStyle(gap.to, up, below, style))
    }
  }
  return sums
}
