import { type Span, spanOf } from '../../geometry/span.ts'
import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { type Line, textOf } from '../../layout/word.ts'
import type { LineTests } from '../line-tests.ts'
import type { Header } from '../table.ts'
import { findFirstLine } from './find-first-line.ts'
import { MIN_ROWS } from './find-row-lines.ts'
import { dateSpans, isUnder, overlaps } from './spans.ts'
import { splitPanes } from './split-panes.ts'

/** Where the rows of a table print their dates, amounts and texts. */
type Places = {
  readonly dates: readonly Span[]
  readonly amounts: readonly Span[]
  /** The first word of each text. */
  readonly texts: readonly Span[]
}

/**
 * Titles that are printed for the first time on a later page, or below the first rows, hold for the rows above them, too:
 * titles may be a picture, be lost in a scan, or stand in words that nobody knows. What stands above the first titles gets
 * their columns where enough of its lines print date and amounts where the rows under these titles do.
 *
 * @param titled for each page the titles that it prints
 * @returns the same lists where nothing is lent
 */
export function lendTitles(
  titled: readonly (readonly Header[])[],
  pages: readonly PageLines[],
  tests: LineTests,
): readonly (readonly Header[])[] {
  const at = titled.findIndex(({ length }) => length > 0)
  const [first, second] = titled[at] ?? []
  const lines = pages[at]?.lines ?? []
  if (first === undefined || first.below === null || splitPanes(first.cells).length > 1) return titled
  const [top, start] = [lines.indexOf(first.lines[0] as Line), lines.indexOf(first.below)]
  const end = second?.lines[0] ? lines.indexOf(second.lines[0]) : lines.length
  const places = placesOf(lines.slice(start, end), tests)
  if (places === null) return titled
  const lent = pages.slice(0, at + 1).map((page, p): Header[] => {
    const below = firstRowIn(p === at ? lines.slice(0, top) : page.lines, places, p === 0, tests)
    return below === null ? [] : [{ cells: first.cells, lines: [], below }]
  })
  if (lent.every(({ length }) => length === 0)) return titled
  return titled.map((headers, p) => [...(lent[p] ?? []), ...headers])
}

const amountSpans = (line: Line, { exactAmounts }: LineTests): Span[] =>
  exactAmounts(line).map((amount) => spanOf(line.words, amount))

/** Of the lines under titles that print both a date and an amount; null where they are too few to tell. */
function placesOf(lines: readonly Line[], tests: LineTests): Places | null {
  const rows = lines.filter((line) => line.dates.length > 0 && tests.hasAmount(line))
  if (rows.length < MIN_ROWS) return null
  return {
    dates: rows.flatMap((line) => dateSpans(line).slice(0, 1)),
    amounts: rows.flatMap((line) => amountSpans(line, tests)),
    texts: rows.flatMap((line) => firstText(line, tests) ?? []),
  }
}

/** The first word of a row that is part neither of its date nor of an amount. */
function firstText(line: Line, tests: LineTests): Span | undefined {
  const values = [...dateSpans(line).slice(0, 1), ...amountSpans(line, tests)]
  return line.words.find((word) => !values.some((value) => overlaps(word, value)))
}

/** The line that rows begin with whose values stand at the places of others; null where too few do. */
function firstRowIn(
  lines: readonly Line[],
  { dates, amounts, texts }: Places,
  isFirstPage: boolean,
  tests: LineTests,
): Line | null {
  const standsAt = (places: readonly Span[]) => (span: Span) => places.some((place) => isUnder(span, place))
  const isDated = (line: Line) => dateSpans(line).slice(0, 1).some(standsAt(dates))
  const isPaid = (line: Line) => amountSpans(line, tests).every(standsAt(amounts))
  const rows = lines.filter((line) => tests.hasAmount(line) && isDated(line) && isPaid(line))
  const isText = ({ x0 }: Span) => texts.some((text) => Math.abs(text.x0 - x0) <= COLUMN_EDGE)
  const alike = rows.filter((line) =>
    [firstText(line, tests)].some((text) => text !== undefined && isText(text)),
  )
  if (alike.length < Math.max(MIN_ROWS, rows.length / 2)) return null
  return findFirstLine(lines, rows, {
    isDated,
    isPaid,
    isText: (line) => !tests.hasValues(line) && isText(line),
    isUndatedRow: (line) => tests.hasAmount(line) && isPaid(line) && isText(line),
    textBeside: (line) => {
      const found = tests.exactAmounts(line)
      return textOf(line.words.filter((_, i) => !found.some(({ from, to }) => i >= from && i < to)))
    },
    isAligned: isText,
    isFirstPage,
    hasDays: false,
  })
}
