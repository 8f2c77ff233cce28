import { overlapX } from '../geometry/box.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'
import { directionOf } from '../vocabulary/markers.ts'
import { findFirstLine } from './find-first-line.ts'
import type { LineTests } from './line-tests.ts'
import type { Header, HeaderCell } from './table.ts'

/** Fewer rows than this do not make a column. */
const MIN_ROWS = 3
/** A column of dates or amounts has a cell in at least this share of the rows. */
const MIN_SHARE = 0.04

/** A column of markers has one in at least this share of the rows, and hardly anything else. */
const MARKER_SHARE = 0.6
/** Words closer than this share of the font size make one phrase. */
const PHRASE_GAP = 0.45
/** Edges in the same column differ by no more, in points. */
const SAME_EDGE = 3
/** A value date is printed in at least this share of the rows. */
const SECOND_DATE_SHARE = 0.6

type Span = { readonly x0: number; readonly x1: number }
type Cluster = { x0: number; x1: number; count: number }

/**
 * For documents without column titles that are known: columns are where dates and amounts stand under each other in
 * the lines that print both, and where text stands between. Which amount is what, the arithmetic decides later.
 */
export function inferHeaders(
  pages: readonly PageLines[],
  { hasAmount, exactAmounts }: LineTests,
): Header[][] {
  const amountSpans = (line: Line): Span[] =>
    exactAmounts(line).map(({ from, to }) => spanOf(line.words, from, to))
  const textBeside = (line: Line): string => {
    const amounts = exactAmounts(line)
    return textOf(line.words.filter((_, i) => !amounts.some(({ from, to }) => i >= from && i < to)))
  }
  return pages.map(({ lines }, p) => {
    const { dated, paid } = findRowLines(lines, hasAmount, amountSpans)
    if (Math.min(dated.length, paid.length) < MIN_ROWS) return []
    const isWhole = ({ count }: Cluster) => count >= Math.max(2, MIN_SHARE * paid.length)
    const [date, ...others] = aligned(dated.flatMap(dateSpans))
      .filter(isWhole)
      .sort((a, b) => b.count - a.count)
    const second = others.find((span) => isDateColumn(span, date, dated.length))
    const dates = [date, second].filter((span) => span !== undefined)
    const amounts = cluster(paid.flatMap(amountSpans))
      .filter(isWhole)
      .filter(isApart(paid, amountSpans))
      .filter((span) => !dates.some((own) => overlapX(span, own) > (span.x1 - span.x0) / 2))
    if (dates.length === 0 || amounts.length === 0) return []
    const values = [
      ...dates.map(
        (span): HeaderCell => ({ ...toSpan(span as Cluster), title: '', words: [], role: 'date' }),
      ),
      ...amounts.map((span): HeaderCell => ({ ...toSpan(span), title: '', words: [], role: null })),
    ].sort((a, b) => a.x0 - b.x0)
    const rows = [...new Set([...dated, ...paid])]
    const markers = markerSpans(rows).map(
      (span): HeaderCell => ({ ...span, title: '', words: [], role: 'marker' }),
    )
    values.push(...markers.filter((marker) => !values.some((value) => overlaps(marker, value))))
    values.sort((a, b) => a.x0 - b.x0)
    const texts = textSpans(rows, values).map(
      (span): HeaderCell => ({ ...span, title: '', words: [], role: 'description' }),
    )
    const cells = [...values, ...texts].sort((a, b) => a.x0 - b.x0)
    const isDated = (line: Line) => date !== undefined && dateSpans(line).some((span) => isUnder(span, date))
    const isPaid = (line: Line) =>
      amountSpans(line).every((span) => amounts.some((own) => overlaps(span, own)))
    const isText = ({ words }: Line) => words.every((word) => texts.some((own) => overlaps(word, own)))
    const below = findFirstLine(lines, rows, { isDated, isPaid, isText, isFirstPage: p === 0, textBeside })
    return [{ cells, lines: [], below }]
  })
}

/** Whether the spans of a column mostly stand apart from the words before them; else they are part of a text. */
const isApart =
  (rows: readonly Line[], spansOf: (line: Line) => Span[]) =>
  (column: Cluster): boolean => {
    const own = rows.flatMap((line) =>
      spansOf(line)
        .filter((span) => overlaps(span, column))
        .map((span) => ({ line, span })),
    )
    const close = own.filter(({ line, span }) =>
      line.words.some(
        ({ x0, x1, size }) => x1 <= span.x0 && x0 < span.x0 && span.x0 - x1 < PHRASE_GAP * size,
      ),
    )
    return close.length <= own.length / 2
  }

/** A second date stands in nearly each row, at the same place; else it is part of some texts. */
function isDateColumn(span: Cluster, first: Cluster | undefined, rows: number): boolean {
  return (
    first !== undefined &&
    span.count >= SECOND_DATE_SHARE * rows &&
    span.x1 - span.x0 <= 1.5 * (first.x1 - first.x0)
  )
}

/**
 * The lines with a date and those with an amount, where most of the dates stand under each other: the same lines
 * where rows print both on one.
 */
function findRowLines(
  lines: readonly Line[],
  hasAmount: (line: Line) => boolean,
  amountSpans: (line: Line) => Span[],
) {
  const underEachOther = (dated: readonly Line[]): Line[] => {
    const [column] = aligned(dated.flatMap(dateSpans)).sort((a, b) => b.count - a.count)
    return column ? dated.filter((line) => dateSpans(line).some((span) => overlaps(span, column))) : []
  }
  const both = underEachOther(lines.filter((line) => hasAmount(line) && line.dates.length > 0))
  if (both.length >= MIN_ROWS)
    return { dated: both, paid: [...both, ...wrappedRows(lines, both, amountSpans)] }
  const dated = underEachOther(lines.filter((line) => line.dates.length > 0))
  const first = dated[0] ? lines.indexOf(dated[0]) : lines.length
  return { dated, paid: lines.slice(first).filter(hasAmount) }
}

/**
 * Where most rows print date and amount on one line, those whose text wraps may print the amounts on the last of their
 * lines: undated ones whose last amount ends where the others' does.
 */
function wrappedRows(
  lines: readonly Line[],
  rows: readonly Line[],
  amountSpans: (line: Line) => Span[],
): Line[] {
  const endOf = (line: Line): number | null => {
    const last = amountSpans(line).at(-1)
    return last ? Math.round(last.x1 / SAME_EDGE) : null
  }
  const ends = new Set(rows.map(endOf).filter((end) => end !== null))
  const first = lines.indexOf(rows[0] as Line)
  return lines.filter((line, i) => {
    if (i <= first || line.dates.length > 0) return false
    const end = endOf(line)
    return end !== null && ends.has(end)
  })
}

const toSpan = ({ x0, x1 }: Span): Span => ({ x0, x1 })
const overlaps = (a: Span, b: Span): boolean => Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0)

/** Whether a span begins or ends where a column does. */
const isUnder = (span: Span, column: Span): boolean =>
  Math.min(Math.abs(span.x0 - column.x0), Math.abs(span.x1 - column.x1)) <= SAME_EDGE

/** A statement's rows begin with their dates, or the date follows the text; later ones belong to the text. */
function dateSpans({ words, dates }: Line): Span[] {
  return dates.slice(0, 2).map(({ from, to }) => spanOf(words, from, to))
}

const spanOf = (words: readonly Word[], from: number, to: number): Span => ({
  x0: (words[from] as Word).x0,
  x1: (words[to - 1] as Word).x1,
})

/** Groups spans that stand under each other. */
function cluster(spans: readonly Span[]): Cluster[] {
  const clusters: Cluster[] = []
  for (const span of [...spans].sort((a, b) => a.x0 - b.x0)) {
    const last = clusters.at(-1)
    if (last && overlaps(last, span)) {
      last.x1 = Math.max(last.x1, span.x1)
      last.count++
    } else clusters.push({ ...toSpan(span), count: 1 })
  }
  return clusters
}

/** Groups spans that begin at the same margin, or that end there: dates in a text stand anywhere. */
function aligned(spans: readonly Span[]): Cluster[] {
  const groups = (edge: (span: Span) => number): Cluster[] => {
    const byEdge = new Map<number, Span[]>()
    for (const span of spans) {
      const at = Math.round(edge(span) / SAME_EDGE)
      byEdge.set(at, [...(byEdge.get(at) ?? []), span])
    }
    return [...byEdge.values()].map((own) => ({
      x0: Math.min(...own.map(({ x0 }) => x0)),
      x1: Math.max(...own.map(({ x1 }) => x1)),
      count: own.length,
    }))
  }
  const [left, right] = [groups(({ x0 }) => x0), groups(({ x1 }) => x1)]
  const most = (clusters: readonly Cluster[]) => Math.max(0, ...clusters.map(({ count }) => count))
  return most(right) > most(left) ? right : left
}

/** Where words that say a direction (`DR`, `Bij`) stand under each other in most rows. */
function markerSpans(rows: readonly Line[]): Span[] {
  const words = rows.flatMap(({ words }) => words)
  const found = cluster(words.filter(({ text }) => directionOf(text) !== null))
  return found.filter((span) => {
    const here = words.filter((word) => overlaps(word, span))
    return span.count >= MARKER_SHARE * rows.length && span.count >= MARKER_SHARE * here.length
  })
}

/** Where words stand between the columns of values, one span for each gap. */
function textSpans(rows: readonly Line[], values: readonly HeaderCell[]): Span[] {
  const borders = [
    Number.NEGATIVE_INFINITY,
    ...values.flatMap(({ x0, x1 }) => [x0, x1]),
    Number.POSITIVE_INFINITY,
  ]
  const spans: Span[] = []
  for (let i = 0; i + 1 < borders.length; i += 2) {
    const [from, to] = [borders[i] as number, borders[i + 1] as number]
    const inside = rows.flatMap(({ words }) =>
      words.filter(({ x0, x1 }) => (x0 + x1) / 2 > from && (x0 + x1) / 2 < to),
    )
    if (inside.length < Math.max(MIN_ROWS, rows.length / 4)) continue
    spans.push({
      x0: Math.max(from, Math.min(...inside.map(({ x0 }) => x0))),
      x1: Math.min(to, Math.max(...inside.map(({ x1 }) => x1))),
    })
  }
  return spans
}
