import type { Line, Word } from '../../layout/word.ts'

/** Where something stands across the page, in points. */
export type Span = { readonly x0: number; readonly x1: number }

/** Spans that stand under each other, and how many there are. */
export type Cluster = Span & { readonly count: number }

/** Edges in the same column differ by no more, in points. */
export const SAME_EDGE = 3

const MUCH_WIDER = 2

export const overlaps = (a: Span, b: Span): boolean => Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0)

/** Whether a span begins or ends where a column does. */
export const isUnder = (span: Span, column: Span): boolean =>
  Math.min(Math.abs(span.x0 - column.x0), Math.abs(span.x1 - column.x1)) <= SAME_EDGE

/** The span of the words from index `from` up to, not including, `to`. */
export const spanOf = (words: readonly Word[], from: number, to: number): Span => ({
  x0: (words[from] as Word).x0,
  x1: (words[to - 1] as Word).x1,
})

/** A statement's rows begin with their dates, or the date follows the text; later ones belong to the text. */
export const dateSpans = ({ words, dates }: Line): Span[] =>
  dates.slice(0, 2).map(({ from, to }) => spanOf(words, from, to))

/** Groups spans that overlap, from left to right. */
export function cluster(spans: readonly Span[]): Cluster[] {
  const clusters: Cluster[] = []
  for (const span of [...spans].sort((a, b) => a.x0 - b.x0)) {
    const last = clusters.at(-1)
    if (last && overlaps(last, span))
      clusters[clusters.length - 1] = { ...last, x1: Math.max(last.x1, span.x1), count: last.count + 1 }
    else clusters.push({ x0: span.x0, x1: span.x1, count: 1 })
  }
  return clusters
}

/**
 * Groups spans that begin at the same margin, or that end there: dates in a text stand anywhere. One that is much wider
 * than the others holds more than they do (`ON   03 May`), and says nothing of the group's width.
 */
export function aligned(spans: readonly Span[]): Cluster[] {
  const groups = (edge: (span: Span) => number): Cluster[] =>
    [...Map.groupBy(spans, (span) => Math.round(edge(span) / SAME_EDGE)).values()].map(toCluster)
  const [left, right] = [groups(({ x0 }) => x0), groups(({ x1 }) => x1)]
  const most = (clusters: readonly Cluster[]) => Math.max(0, ...clusters.map(({ count }) => count))
  return most(right) > most(left) ? right : left
}

function toCluster(spans: readonly Span[]): Cluster {
  const width = ({ x0, x1 }: Span) => x1 - x0
  const widths = spans.map(width).sort((a, b) => a - b)
  const widest = MUCH_WIDER * (widths[widths.length >> 1] ?? 0)
  const own = spans.filter((span) => width(span) <= widest)
  return {
    x0: own.reduce((least, { x0 }) => Math.min(least, x0), Number.POSITIVE_INFINITY),
    x1: own.reduce((most, { x1 }) => Math.max(most, x1), Number.NEGATIVE_INFINITY),
    count: spans.length,
  }
}
