import type { Span } from '../../geometry/span.ts'
import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { type Line, textOf } from '../../layout/word.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isDay } from '../day-lines.ts'
import type { LineTests } from '../line-tests.ts'
import type { Header, HeaderCell } from '../table.ts'
import { cutTexts } from './cut-texts.ts'
import { findFirstLine } from './find-first-line.ts'
import { amountSpans, findRowLines, type RowLines } from './find-row-lines.ts'
import { type InferredColumns, inferColumns } from './infer-columns.ts'
import { dateSpans, isUnder, overlaps } from './spans.ts'

/** A page whose rows show columns without help from other pages. */
type Laid = RowLines & {
  readonly page: number
  readonly lines: readonly Line[]
  readonly columns: InferredColumns
}

/**
 * For documents without known column titles: columns are where dates and amounts stand under each other in the lines
 * that print both, and where text stands between them. Pages whose dates and amounts stand at the same places are
 * read together. The arithmetic decides later what each amount is.
 *
 * @param printed the titles of each page, which name and cut the columns of texts; pages without take the first ones
 */
export function inferHeaders(
  pages: readonly PageLines[],
  tests: LineTests,
  printed: readonly (readonly Header[])[] = [],
): Header[][] {
  const laid = pages.flatMap(({ lines }, page): Laid[] => {
    const rows = findRowLines(lines, tests)
    const columns = rows && inferColumns(rows, tests)
    return rows && columns ? [{ ...rows, page, lines, columns }] : []
  })
  const headers = pages.map((): Header[] => [])
  for (const group of groupAlike(laid, tests)) {
    const columns = group.length === 1 ? group[0].columns : inferColumns(joined(group), tests)
    if (columns === null) continue
    for (const page of group) headers[page.page] = [toHeader(page, columns, tests, printed)]
  }
  return headers
}

/**
 * Pages whose first date column and last column of amounts stand at the same places, or most of whose amounts stand in
 * the columns of another: few rows show few columns.
 */
function groupAlike(laid: readonly Laid[], tests: LineTests): [Laid, ...Laid[]][] {
  const groups: [Laid, ...Laid[]][] = []
  const fits = ({ columns }: Laid, { paid }: Laid) => {
    const isIn = (line: Line) =>
      amountSpans(line, tests).every((span) => columns.amounts.some((column) => isUnder(span, column)))
    return paid.filter(isIn).length > paid.length / 2
  }
  const isLike = (first: Laid, page: Laid) =>
    haveSameDates(first.columns.dates[0], page.columns.dates[0]) &&
    (isUnder(first.columns.amounts.at(-1) as Span, page.columns.amounts.at(-1) as Span) || fits(first, page))
  for (const page of laid) {
    const group = groups.find(([first]) => isLike(first, page))
    if (group) group.push(page)
    else groups.push([page])
  }
  return groups
}

const haveSameDates = (a: Span | undefined, b: Span | undefined): boolean =>
  a && b ? isUnder(a, b) : a === b

const joined = (group: readonly Laid[]): RowLines => ({
  dated: group.flatMap(({ dated }) => dated),
  days: group.flatMap(({ days }) => days),
  paid: group.flatMap(({ paid }) => paid),
})

function toHeader(
  { page, lines, dated, days, paid }: Laid,
  columns: InferredColumns,
  tests: LineTests,
  printed: readonly (readonly Header[])[],
): Header {
  const { dates, amounts, markers, texts } = columns
  const cellsOf = (spans: readonly Span[], role: ColumnRole | null) =>
    spans.map(({ x0, x1 }): HeaderCell => ({ x0, x1, title: '', words: [], role }))
  const cells = [
    ...cellsOf(dates, 'date'),
    ...cellsOf(amounts, null),
    ...cellsOf(markers, 'marker'),
    ...cutTexts(texts, (printed[page]?.[0] ?? printed.flat()[0])?.cells ?? []),
  ].sort((a, b) => a.x0 - b.x0)
  const paysIn = (line: Line, spans: readonly Span[]) =>
    amountSpans(line, tests).every((span) => spans.some((column) => overlaps(span, column)))
  const standsIn = ({ words }: Line, spans: readonly Span[]) =>
    words.every((word) => spans.some((column) => overlaps(word, column)))
  const [date] = dates
  // `For 08/15/2019 to 09/14/2019`, of which one day stands over those of the rows.
  const isPeriod = (line: Line) => line.dates.length > dates.length && amountSpans(line, tests).length === 0
  const below = findFirstLine(lines, [...dated, ...days, ...paid], {
    isDated: (line) =>
      date ? !isPeriod(line) && dateSpans(line).some((span) => isUnder(span, date)) : isDay(line),
    isPaid: (line) => paysIn(line, [...amounts, ...texts]),
    isText: (line) => standsIn(line, texts),
    isUndatedRow: (line) => {
      const printed = amountSpans(line, tests)
      return printed.length > 0 && paysIn(line, amounts) && standsIn(line, [...texts, ...printed])
    },
    textBeside: (line) => textBeside(line, tests),
    isAligned: ({ x0 }) => texts.some((text) => Math.abs(text.x0 - x0) <= COLUMN_EDGE),
    isFirstPage: page === 0,
    hasDays: date === undefined,
  })
  return { cells, lines: [], below }
}

/** What a line prints beside its amounts. */
export function textBeside(line: Line, { exactAmounts }: LineTests): string {
  const amounts = exactAmounts(line)
  return textOf(line.words.filter((_, i) => !amounts.some(({ from, to }) => i >= from && i < to)))
}
