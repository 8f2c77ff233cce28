import {
  countEvidence,
  decodeRows,
  type Gap,
  isCentred,
  type Labelling,
  STYLES,
  type Style,
  type Weights,
} from '@ledgerlift/engine'
import type { Example } from './examples.ts'
import { countWrong } from './is-right.ts'
import type { KnownLabels } from './label-lines.ts'

export type Fitting = {
  /** How often all examples are seen. */
  readonly epochs: number
  /** How far one example moves the weights at most: this keeps them small, and an odd example from ruling them. */
  readonly limit: number
  readonly seed: number
}

/** How much better than a labelling with one mistake the right one has to be, and how many mistakes count. */
const MARGIN = 1
const MOST_MISTAKES = 3
/** What is impossible costs this. */
const NEVER = 1e6
/** Where all begins: without any of it, all styles would be alike. */
const INITIAL: Weights = Object.fromEntries(
  [
    'first: lines above',
    'last: lines below',
    'within: at an end',
    'centred: off',
    'style: last',
    'style: within',
    'style: centred',
    'none: above the first',
    'none: between rows',
    'none: below the last',
  ].map((feature) => [feature, -1]),
)

/**
 * Fits the weights of the decoder of rows: passive-aggressive learning of a structured classifier (Crammer et al., 2006),
 * averaged over the later half of all steps (Collins, 2002). Where the labelling with the best score, mistakes counted as merits, beats the
 * best one that is right, the weights move so far towards the right one that it no longer does, but never by more than
 * the limit. What is not known of an example is taken as it fits best, its style among that.
 */
export function fitWeights(examples: readonly Example[], { epochs, limit, seed }: Fitting): Weights {
  const weights = new Map(Object.entries(INITIAL))
  const sums = new Map<string, number>()
  const tasks = withRareStyles(examples.flatMap(seenOften).map(toTask))
  const next = startRandom(seed)
  // Steps are counted from the middle on: what changed before is part of the average as it is.
  let steps = -Math.floor((epochs * tasks.length) / 2)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { example, cost, styles } of shuffle(tasks, next)) {
      steps++
      const current = Object.fromEntries(weights)
      const rival = decodeRows(example.evidence, current, {
        gap: (gap, labels) => MARGIN * Math.min(cost(gap, labels), MOST_MISTAKES),
        style: (style) => (styles.has(style) ? 0 : MARGIN),
      })
      const right = decodeRows(example.evidence, current, {
        gap: (gap, labels) => (cost(gap, labels) > 0 ? -NEVER : 0),
        style: (style) => (styles.has(style) ? 0 : -NEVER),
      })
      if (right.score < -NEVER / 2 || rival.score <= right.score) continue
      const change = difference(example, right, rival)
      const norm = [...change.values()].reduce((sum, value) => sum + value * value, 0)
      if (norm === 0) continue
      const step = Math.min(limit, (rival.score - right.score) / norm)
      for (const [feature, value] of change) {
        weights.set(feature, (weights.get(feature) ?? 0) + step * value)
        sums.set(feature, (sums.get(feature) ?? 0) + step * value * Math.max(0, steps - 1))
      }
    }
  }
  const average = (feature: string, weight: number) => weight - (sums.get(feature) ?? 0) / Math.max(1, steps)
  return Object.fromEntries(
    [...weights]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([feature, weight]) => [feature, Math.round(100 * average(feature, weight)) / 100]),
  )
}

type Task = {
  readonly example: Example
  readonly cost: (gap: Gap, labels: { down: number; up: number }) => number
  readonly styles: ReadonlySet<Style>
}

function toTask(example: Example): Task {
  const { evidence, known } = example
  const ofGap = new Map<Gap, KnownLabels>()
  for (const [c, chain] of evidence.chains.entries())
    for (const [g, gap] of chain.entries()) ofGap.set(gap, known[c]?.[g] ?? { down: null, up: null })
  return {
    example,
    cost: (gap, labels) => countWrong(ofGap.get(gap) as KnownLabels, labels),
    styles: stylesOf(example),
  }
}

/** How somebody prints counts for more than what chance puts together. */
const TIMES_PRINTED = 2
const seenOften = (example: Example): Example[] =>
  Array.from({ length: example.isDrawnByChance ? 1 : TIMES_PRINTED }, () => example)

/** The least share of all tables that are built in one way, of those tried in docs/accuracy.md: rarer ones are seen more often, */
const LEAST_SHARE = 0.16
/** but none more often than this, so that a single table decides nothing. */
const MOST_OFTEN = 40

/** Tables that are built as few are count for more: nearly all begin with their amount, which would decide everything. */
function withRareStyles(tasks: readonly Task[]): Task[] {
  const groups = [...Map.groupBy(tasks, ({ styles }) => [...styles].join()).values()]
  return groups.flatMap((group) => {
    const often = Math.ceil((LEAST_SHARE * tasks.length) / group.length)
    return Array.from({ length: Math.min(MOST_OFTEN, often) }, () => group).flat()
  })
}

/** The styles that what is known of a table contradicts least. */
function stylesOf({ evidence: { chains, lines }, known }: Example): Set<Style> {
  const wrong: Record<Style, number> = { first: 0, last: 0, within: 0, centred: 0, dated: 0 }
  for (const [c, chain] of chains.entries()) {
    for (const [g, { to, hasRowBelow }] of chain.entries()) {
      const [up, down] = [known[c]?.[g]?.up ?? null, known[c]?.[g + 1]?.down ?? null]
      if (!hasRowBelow) continue
      if (up !== null && up > 0) wrong.first++
      if (up !== null && up > 0 && lines[to - up]?.hasDate !== true) wrong.dated++
      if (down !== null && down > 0) wrong.last++
      if (up === null || down === null || up + down === 0) continue
      if (up === 0 || down === 0) wrong.within++
      if (!isCentred(lines, to, up, down)) wrong.centred++
    }
  }
  const least = Math.min(...Object.values(wrong))
  return new Set(STYLES.filter((style) => wrong[style] === least))
}

function difference({ evidence }: Example, right: Labelling, rival: Labelling): Map<string, number> {
  const change = countEvidence(evidence, right)
  for (const [feature, value] of countEvidence(evidence, rival))
    change.set(feature, (change.get(feature) ?? 0) - value)
  return change
}

/** Numbers from 0 to 1, the same for the same seed (a linear congruential generator, constants of Numerical Recipes). */
function startRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<T>(some: T[], next: () => number): T[] {
  for (let i = some.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[some[i], some[j]] = [some[j] as T, some[i] as T]
  }
  return some
}
