import { endOfTime } from '../../dates/read-date-cell.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'

/** Spans that stand under each other, and how many there are. */
export type Cluster = Span & { readonly count: number }

/** `14.32` may be an amount. */
const STARTS_TIME = /^\d{1,2}[:h]\d{2}/
/** The time of a date stands behind it like the next word of a text; farther off it begins another column, in font sizes. */
const TIME_GAP = 0.4
const MUCH_WIDER = 2
/** The fewest spans on either side that one wide span between them does not join. */
const MIN_ALIKE = 2

export const overlaps = (a: Span, b: Span): boolean => Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0)

/** Whether a span begins or ends where a column does. */
export const isUnder = (span: Span, column: Span): boolean =>
  Math.min(Math.abs(span.x0 - column.x0), Math.abs(span.x1 - column.x1)) <= COLUMN_EDGE

/**
 * The first two dates of a line: rows begin with their dates, or the date follows the text, and later dates belong to the
 * text.
 */
export const dateSpans = (line: Line): Span[] => allDateSpans(line).slice(0, 2)

/** All dates of a line. The time of day behind a date is part of it. */
export const allDateSpans = ({ words, dates }: Line): Span[] =>
  dates.map(({ from, to }) => {
    const [last, next] = [words[to - 1], words[to]]
    const isNear = last !== undefined && next !== undefined && next.x0 - last.x1 <= TIME_GAP * next.size
    const hasTime = isNear && STARTS_TIME.test(next.text)
    return spanOf(words, { from, to: hasTime ? endOfTime(words, to) : to })
  })

/**
 * Groups spans that overlap, from left to right. A single span that overlaps two larger groups belongs to neither, since
 * it is not in a column.
 */
export function cluster(spans: readonly Span[]): Cluster[] {
  const sorted = [...spans].sort((a, b) => a.x0 - b.x0)
  const clusters: Cluster[] = []
  let open: Reaching = NOTHING
  for (const [i, span] of sorted.entries()) {
    const isBridged = open.count > MIN_ALIKE && sorted.length - i >= MIN_ALIKE && open.second <= span.x0
    if (open.count > 0 && (open.x1 <= span.x0 || isBridged)) {
      clusters.push(
        open.x1 <= span.x0 ? toSpan(open) : { x0: open.x0, x1: open.second, count: open.count - 1 },
      )
      open = NOTHING
    }
    open = reach(open, span)
  }
  return open.count > 0 ? [...clusters, toSpan(open)] : clusters
}

/** A group of spans, with the second farthest right edge among them. */
type Reaching = Cluster & { readonly second: number }

const NOTHING: Reaching = {
  x0: Number.POSITIVE_INFINITY,
  x1: Number.NEGATIVE_INFINITY,
  second: Number.NEGATIVE_INFINITY,
  count: 0,
}

const reach = ({ x0, x1, second, count }: Reaching, span: Span): Reaching => ({
  x0: Math.min(x0, span.x0),
  x1: Math.max(x1, span.x1),
  second: Math.max(second, Math.min(x1, span.x1)),
  count: count + 1,
})

const toSpan = ({ x0, x1, count }: Reaching): Cluster => ({ x0, x1, count })

/**
 * Groups spans that begin at the same margin, or that end there: dates in a text stand anywhere. One that is much wider
 * than the others holds more than they do (`ON   03 May`), and says nothing of the group's width.
 */
export function aligned(spans: readonly Span[]): Cluster[] {
  const groups = (edge: (span: Span) => number): Cluster[] =>
    [...Map.groupBy(spans, (span) => Math.round(edge(span) / COLUMN_EDGE)).values()].map(toCluster)
  const [left, right] = [groups(({ x0 }) => x0), groups(({ x1 }) => x1)]
  const most = (clusters: readonly Cluster[]) => Math.max(0, ...clusters.map(({ count }) => count))
  return most(right) > most(left) ? right : left
}

function toCluster(spans: readonly Span[]): Cluster {
  const width = ({ x0, x1 }: Span) => x1 - x0
  const widths = spans.map(width).sort((a, b) => a - b)
  const widest = MUCH_WIDER * (widths[widths.length >> 1] ?? 0)
  const usual = spans.filter((span) => width(span) <= widest)
  return {
    x0: usual.reduce((least, { x0 }) => Math.min(least, x0), Number.POSITIVE_INFINITY),
    x1: usual.reduce((most, { x1 }) => Math.max(most, x1), Number.NEGATIVE_INFINITY),
    count: spans.length,
  }
}
