import { overlapX } from '../../geometry/box.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import { COLUMN_EDGE, PHRASE_GAP } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'
import { isBlankMark } from '../../vocabulary/blanks.ts'
import { directionOf } from '../../vocabulary/markers.ts'
import type { LineTests } from '../line-tests.ts'
import { amountSpans, MIN_ROWS, type RowLines } from './find-row-lines.ts'
import { aligned, allDateSpans, type Cluster, cluster, dateSpans, overlaps } from './spans.ts'

/** Columns without titles, each kind from left to right. */
export type InferredColumns = {
  /** Where the dates stand; where rows print two, the second is that of value. None where days are headings. */
  readonly dates: readonly Span[]
  readonly amounts: readonly Span[]
  readonly markers: readonly Span[]
  readonly texts: readonly Span[]
}

/** A column of dates or amounts has a cell in at least this share of the rows. */
const MIN_SHARE = 0.02
/** Fewer rows do not show that each has one amount only. */
const MANY_ROWS = 6
/** A column of markers has one in at least this share of the rows, and hardly anything else. */
const MARKER_SHARE = 0.6
/** A value date is printed in at least this share of the rows. */
const SECOND_DATE_SHARE = 0.6

/**
 * Where dates and amounts stand under each other, and where text stands between.
 *
 * @returns null where there are no columns of both
 */
export function inferColumns({ dated, days, paid }: RowLines, tests: LineTests): InferredColumns | null {
  const spansOf = withoutBlanks(paid, tests)
  const isWhole = ({ count }: Cluster) => count >= Math.max(2, MIN_SHARE * paid.length)
  const [date, ...others] = aligned(dated.flatMap(dateSpans))
    .filter(isWhole)
    .sort((a, b) => b.count - a.count)
  if (date === undefined && days.length === 0) return null
  // Some texts hold a day of their own before the second one, which more rows print.
  const behind = aligned(dated.flatMap((line) => allDateSpans(line).slice(1)))
  const [second] = date
    ? [...others, ...behind]
        .filter((span) => isDateColumn(span, date, dated.length) && !overlaps(span, date))
        .sort((a, b) => b.count - a.count)
    : []
  const isDate = (span: Span) =>
    [date, second].some((column) => column && overlapX(span, column) > (span.x1 - span.x0) / 2)
  const clusters = cluster(paid.flatMap(spansOf))
  const isNeeded = needTest(paid, clusters.filter(isWhole), spansOf)
  const amounts = clusters
    .filter((span) => isWhole(span) || isNeeded(span))
    .filter(isApart(paid, spansOf))
    .filter((span) => !isDate(span))
  if (amounts.length === 0) return null
  // `20 Jun 24`: the first digits of an amount may have been read as the year of a date.
  const dates = [date, second]
    .filter((span) => span !== undefined)
    .map(({ x0, x1 }) => ({
      x0,
      x1: Math.min(x1, ...amounts.filter((amount) => amount.x0 > x0).map((amount) => amount.x0)),
    }))
  const values = [...dates, ...amounts]
  const rows = [...new Set([...dated, ...paid])]
  const markers = markerSpans(rows).filter((marker) => !values.some((value) => overlaps(marker, value)))
  const texts = textSpans(
    rows,
    [...values, ...markers].sort((a, b) => a.x0 - b.x0),
  )
  return { dates, amounts, markers, texts }
}

/**
 * The spans of a line's amounts. A dash that ends where amounts of other rows do is an empty cell of their column, and no
 * sign of the amount behind it.
 */
function withoutBlanks(paid: readonly Line[], tests: LineTests): (line: Line) => Span[] {
  const edgeOf = ({ x1 }: Span) => Math.round(x1 / COLUMN_EDGE)
  const ends = new Set(paid.flatMap((line) => amountSpans(line, tests)).map(edgeOf))
  return (line) =>
    tests.exactAmounts(line).map(({ from, to }) => {
      const { words } = line
      const [first, second] = words.slice(from, to)
      const isBlank = second !== undefined && first && isBlankMark(first.text) && ends.has(edgeOf(first))
      return spanOf(words, { from: isBlank ? from + 1 : from, to })
    })
}

/**
 * Whether rows need a column besides those that are certain: some row has an amount there, and in the certain columns
 * one amount fewer than most rows have. Where most of many have one, it must begin with a date and stand among the others.
 *
 * @param whole the certain columns
 */
function needTest(
  rows: readonly Line[],
  whole: readonly Span[],
  spansOf: (line: Line) => Span[],
): (column: Span) => boolean {
  const inColumns = rows.map((line) => {
    const spans = spansOf(line)
    const count = spans.filter((span) => whole.some((column) => overlaps(span, column))).length
    return { spans, count, isDated: line.dates[0]?.from === 0 }
  })
  const counts = [...Map.groupBy(inColumns, ({ spans }) => spans.length)]
  const [usual] = counts.sort(([, a], [, b]) => b.length - a.length)[0] ?? [0]
  const last = rows.length < MANY_ROWS ? -1 : inColumns.findLastIndex(({ count }) => count > 0)
  const mayNeed = (i: number) => usual > 1 || (i < last && inColumns[i]?.isDated === true)
  return (column) =>
    inColumns.some(
      ({ spans, count }, i) =>
        mayNeed(i) && count === usual - 1 && spans.some((span) => overlaps(span, column)),
    )
}

/** Whether the spans of a column mostly stand apart from the texts before them; else they are part of those. */
const isApart =
  (rows: readonly Line[], spansOf: (line: Line) => Span[]) =>
  (column: Cluster): boolean => {
    let [close, count] = [0, 0]
    for (const line of rows) {
      const amounts = spansOf(line)
      const values = [...amounts, ...dateSpans(line)]
      for (const span of amounts) {
        if (!overlaps(span, column)) continue
        count++
        const before = line.words.findLast(({ x0, x1 }) => x1 <= span.x0 && x0 < span.x0)
        const isText = before && !isBlankMark(before.text) && !values.some((value) => overlaps(value, before))
        if (isText && span.x0 - before.x1 < PHRASE_GAP * before.size) close++
      }
    }
    return close <= count / 2
  }

/** A second date stands in nearly each row, at the same place; else it is part of some texts. */
function isDateColumn(span: Cluster, first: Span, rows: number): boolean {
  return span.count >= SECOND_DATE_SHARE * rows && span.x1 - span.x0 <= 1.5 * (first.x1 - first.x0)
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
function textSpans(rows: readonly Line[], values: readonly Span[]): Span[] {
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
    const [x0, x1] = [
      inside.reduce((least, word) => Math.min(least, word.x0), Number.POSITIVE_INFINITY),
      inside.reduce((most, word) => Math.max(most, word.x1), Number.NEGATIVE_INFINITY),
    ]
    spans.push({ x0: Math.max(from, x0), x1: Math.min(to, x1) })
  }
  return spans
}
