import type { Span } from '../../geometry/span.ts'
import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { type Line, textOf } from '../../layout/word.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import type { LineTests } from '../line-tests.ts'
import { shiftBetween } from '../page-shift.ts'
import type { Header } from '../table.ts'
import { findFirstLine } from './find-first-line.ts'
import { amountSpans, MIN_ROWS } from './find-row-lines.ts'
import { textBeside } from './infer-headers.ts'
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
  const rows = lines.slice(start, end)
  const places = placesOf(rows, tests)
  if (places === null) return titled
  const lent = pages.slice(0, at + 1).map((page, p): Header[] => {
    const above = p === at ? lines.slice(0, top) : page.lines
    const shift = p === at ? 0 : shiftBetween(rows, above, tests)
    const below = firstRowIn(above, shiftPlaces(places, shift), p === 0, tests)
    return below === null
      ? []
      : [{ cells: first.cells.map((cell) => shifted(cell, shift)), lines: [], below }]
  })
  if (lent.every(({ length }) => length === 0)) return titled
  return titled.map((headers, p) => [...(lent[p] ?? []), ...headers])
}

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

const shifted = <T extends Span>(span: T, shift: number): T => ({
  ...span,
  x0: span.x0 + shift,
  x1: span.x1 + shift,
})

const shiftPlaces = ({ dates, amounts, texts }: Places, shift: number): Places => {
  const move = (spans: readonly Span[]) => spans.map((span) => shifted(span, shift))
  return shift === 0
    ? { dates, amounts, texts }
    : { dates: move(dates), amounts: move(amounts), texts: move(texts) }
}

/** The first word of a row that is part neither of its date nor of an amount. */
function firstText(line: Line, tests: LineTests): Span | undefined {
  const values = [...dateSpans(line).slice(0, 1), ...amountSpans(line, tests)]
  return line.words.find((word) => !values.some((value) => overlaps(word, value)))
}

/** Whether a line names the balance before its rows, beside amounts. */
function opens(line: Line, tests: LineTests): boolean {
  const amounts = amountSpans(line, tests)
  const kind = rowKindOf(textOf(line.words.filter((word) => !amounts.some((span) => overlaps(word, span)))))
  return kind === 'opening' || kind === 'forward'
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
  const alike = rows.filter((line) => {
    const text = firstText(line, tests)
    return text !== undefined && isText(text)
  })
  // Under the title of a section, or the previous balance, one row is enough: a card may print a single payment above all
  // purchases.
  const above = lines[lines.indexOf(alike[0] as Line) - 1]
  const isBegun =
    above !== undefined &&
    (directionOfSection(above.text) !== null ||
      (amountSpans(above, tests).some(standsAt(amounts)) && opens(above, tests)))
  if (alike.length < Math.max(isBegun ? 1 : MIN_ROWS, rows.length / 2)) return null
  return findFirstLine(lines, rows, {
    isDated,
    isPaid,
    isText: (line) => !tests.hasValues(line) && isText(line),
    isUndatedRow: (line) => tests.hasAmount(line) && isPaid(line) && isText(line),
    textBeside: (line) => textBeside(line, tests),
    isAligned: isText,
    isFirstPage,
    hasDays: false,
  })
}
