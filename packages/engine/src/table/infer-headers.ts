import type { PageLines } from '../layout/page-lines.ts'
import type { Line, Word } from '../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import type { LineTests } from './line-tests.ts'
import type { Header, HeaderCell } from './table.ts'

/** Fewer rows than this do not make a column. */
const MIN_ROWS = 3
/** A column of dates or amounts has a cell in at least this share of the rows. */
const MIN_SHARE = 0.04

/** A space between groups of digits is at most this share of the font size wide. */
const THOUSANDS_GAP = 0.4
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
  { hasAmount }: LineTests,
  convention: MoneyConvention,
): Header[][] {
  return pages.map(({ lines }) => {
    const rows = findRowLines(lines, hasAmount)
    if (rows.length < MIN_ROWS) return []
    const isWhole = ({ count }: Cluster) => count >= Math.max(2, MIN_SHARE * rows.length)
    const [date, ...others] = cluster(rows.flatMap(dateSpans))
      .filter(isWhole)
      .sort((a, b) => b.count - a.count)
    const second = others.find((span) => isDateColumn(span, date, rows.length))
    const dates = [date, second].filter((span) => span !== undefined)
    const amounts = cluster(rows.flatMap((line) => amountSpans(line, convention))).filter(isWhole)
    if (dates.length === 0 || amounts.length === 0) return []
    const values = [
      ...dates.map(
        (span): HeaderCell => ({ ...toSpan(span as Cluster), title: '', words: [], role: 'date' }),
      ),
      ...amounts.map((span): HeaderCell => ({ ...toSpan(span), title: '', words: [], role: null })),
    ].sort((a, b) => a.x0 - b.x0)
    const texts = textSpans(rows, values).map(
      (span): HeaderCell => ({ ...span, title: '', words: [], role: 'description' }),
    )
    const cells = [...values, ...texts].sort((a, b) => a.x0 - b.x0)
    const below = lines.find((line) =>
      amountSpans(line, convention).some((span) => amounts.some((column) => overlaps(span, column))),
    )
    return [{ cells, lines: [], below: below ?? (rows[0] as Line) }]
  })
}

/** A second date stands in nearly each row, at the same place; else it is part of some texts. */
function isDateColumn(span: Cluster, first: Cluster | undefined, rows: number): boolean {
  return (
    first !== undefined &&
    span.count >= SECOND_DATE_SHARE * rows &&
    span.x1 - span.x0 <= 1.5 * (first.x1 - first.x0)
  )
}

/** The lines with an amount and a date, where most of the dates stand under each other. */
function findRowLines(lines: readonly Line[], hasAmount: (line: Line) => boolean): Line[] {
  const dated = lines.filter((line) => hasAmount(line) && line.dates.length > 0)
  const [column] = cluster(dated.flatMap(dateSpans)).sort((a, b) => b.count - a.count)
  return column ? dated.filter((line) => dateSpans(line).some((span) => overlaps(span, column))) : []
}

const toSpan = ({ x0, x1 }: Span): Span => ({ x0, x1 })
const overlaps = (a: Span, b: Span): boolean => Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0)

/** A statement's rows begin with their dates, or the date follows the text; later ones belong to the text. */
function dateSpans({ words, dates }: Line): Span[] {
  return dates
    .slice(0, 2)
    .map(({ from, to }) => ({ x0: (words[from] as Word).x0, x1: (words[to - 1] as Word).x1 }))
}

/** The amounts of a line, with the groups of thousands before them where spaces part these: `1 234,56`. */
function amountSpans({ words }: Line, convention: MoneyConvention): Span[] {
  return words.flatMap((word, i) => {
    if (!parseMoney(word.text, convention)?.isExact) return []
    let first = i
    while (first > 0 && isThousands(words[first - 1] as Word, words[first] as Word)) first--
    return [{ x0: (words[first] as Word).x0, x1: word.x1 }]
  })
}

function isThousands(word: Word, next: Word): boolean {
  return (
    /^[-+\u2212]?\d{1,3}$/.test(word.text) &&
    /^\d{3}(?!\d)/.test(next.text) &&
    next.x0 - word.x1 <= THOUSANDS_GAP * word.size
  )
}

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
