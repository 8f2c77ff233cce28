import { overlapX } from '../../geometry/box.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { toLine } from '../../layout/to-line.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { Ruling } from '../../pdf/page.ts'
import { normalizeTitle } from '../../vocabulary/normalize-title.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, Header, HeaderCell, TableLine, TablePart } from '../table.ts'
import { dealCells } from './deal-cells.ts'
import { crossingCosts, findColumns, type GutterCosts } from './find-columns.ts'
import { findMargin } from './find-margin.ts'
import { findOtherTitles } from './find-other-titles.ts'
import { markCompactDates } from './mark-compact-dates.ts'
import { shiftBetween, shiftColumns } from './page-shift.ts'
import { partSharedTitles } from './part-shared-titles.ts'
import { type Pane, splitPanes } from './split-panes.ts'
import { countAt, edgesOf, valuesOf } from './value-edges.ts'

/** Text this many font sizes under the line above does not go on with it. */
export const APART = 1.8
/** ...unless the lines of the table stand nearly as far apart. */
const LEADED = 1.2
/** What stands so many font sizes right of a section's title is a note beside it. */
const BESIDE = 1.5
/** ...if it has so many words, longer than currencies: else it may be a label, or an amount. */
const NOTE_WORDS = 2
const LONG_WORD = /\p{L}{4}/u
/** How many lines above a header may hold the title of its section. */
const MAX_HEADING_LINES = 3

/** The text of one page as the table stage needs it. */
export type PageText = {
  readonly page: number
  readonly lines: readonly Line[]
  readonly rulings: readonly Ruling[]
  readonly headers: readonly Header[]
}

/**
 * Finds the parts of tables on all pages, in reading order. Lines under a header belong to it up to the next
 * header; a page without one goes on with the columns of the page before.
 */
export function findTables(pages: readonly PageText[], tests: LineTests): TablePart[] {
  const regions = pages.map((page, p) => {
    const own = page.headers.flatMap((_, i) => regionsUnder(page, i, tests))
    const last = own.at(-1)
    return last ? [...own.slice(0, -1), withRowsBehind(last, pages.slice(p + 1), tests)] : own
  })
  const alike = findAlike(regions.flat(), tests)
  const parts: TablePart[] = []
  let open: TablePart | null = null
  for (const [p, page] of pages.entries()) {
    const rest: TablePart | null = open && continuation(page, open, tests)
    const own = (regions[p] ?? []).map((region) => toPart(region, page.rulings, alike(region), tests))
    parts.push(...(rest ? [rest] : []), ...own)
    open = parts.at(-1) ?? open
  }
  return parts
}

/** Whether two parts have the same columns, so that rows may go on from one to the next. */
export function haveSameTitles(a: TablePart, b: TablePart): boolean {
  const titles = ({ columns }: TablePart) => columns.map(({ title }) => normalizeTitle(title)).join('|')
  return a.columns === b.columns || titles(a) === titles(b)
}

/** The rows above the first titles of a page, or of a page without any, which go on with the columns of the page before. */
function continuation(
  { page, lines: all, rulings, headers: [first] }: PageText,
  open: TablePart,
  tests: LineTests,
): TablePart | null {
  const above = first ? linesAbove(first, all, tests) : all
  const lines = above.slice(0, findOtherTitles(above, open.columns, tests))
  if (!lines.some(tests.hasAmount)) return null
  const shift = shiftBetween(
    open.lines.map(({ line }) => line),
    lines,
    tests,
  )
  const columns = shiftColumns(open.columns, shift)
  const dealt = dealCells(lines, columns, rulings)
  if (first && !printsRows(dealt, columns, leadingOf(open.lines), tests)) return null
  return { page, columns, lines: dealt, heading: [], isContinuation: true }
}

function linesAbove(header: Header, lines: readonly Line[], tests: LineTests): readonly Line[] {
  const top = startOf(header, lines) - header.lines.length
  return lines.slice(0, top - headingAbove(lines, top, undefined, tests).length)
}

/** How far apart the lines of a table stand at least, in points. */
function leadingOf(lines: readonly TableLine[]): number {
  const gaps = lines.slice(1).map(({ line }, i) => line.baseline - (lines[i]?.line.baseline ?? 0))
  return Math.min(...gaps.filter((gap) => gap > 0))
}

/**
 * Whether a date and an amount stand together in the columns for them: a letterhead or a summary has them elsewhere.
 *
 * @param leading of the table that the lines may go on with, in points
 */
function printsRows(
  lines: readonly TableLine[],
  columns: readonly Column[],
  leading: number,
  { exactAmounts }: LineTests,
): boolean {
  const standsIn = (
    isKind: (role: Column['role']) => boolean,
    { cells }: TableLine,
    word: Word | undefined,
  ) =>
    word !== undefined &&
    cells.some((cell, c) => isKind(columns[c]?.role ?? null) && cell.words.includes(word))
  let [hasDate, hasAmount] = [false, false]
  return lines.some((own, i) => {
    const { line } = own
    const above = lines[i - 1]?.line
    // What a gap parts is not of one row.
    const gap = above ? line.baseline - above.baseline : 0
    if (gap > APART * line.size && gap > LEADED * leading) [hasDate, hasAmount] = [false, false]
    hasDate ||= line.dates.some(({ from }) => standsIn((role) => role === 'date', own, line.words[from]))
    hasAmount ||= exactAmounts(line).some(({ to }) =>
      standsIn((role) => role === null || isMoneyRole(role), own, line.words[to - 1]),
    )
    return hasDate && hasAmount
  })
}

/** What stands under a header, before its columns are known. */
type Region = {
  readonly page: number
  readonly cells: readonly HeaderCell[]
  readonly lines: readonly Line[]
  /** The lines up to the last with an amount, which hold the rows. */
  readonly rows: readonly Line[]
  /** Those on pages without titles that go on with it. */
  readonly rowsBehind?: readonly Line[]
  readonly heading: readonly Line[]
}

/** The region under the header with index `i`, or the several that stand side by side there. */
function regionsUnder({ page, lines, headers }: PageText, i: number, tests: LineTests): Region[] {
  const header = headers[i] as Header
  const next = headers[i + 1]
  const start = startOf(header, lines)
  const heading = headingAbove(lines, start - header.lines.length, headers[i - 1], tests)
  const end = next ? startOf(next, lines) - next.lines.length : lines.length
  const under = lines.slice(start, end - (next ? headingAbove(lines, end, header, tests).length : 0))
  const own = under.slice(0, findOtherTitles(under, header.cells, tests))
  const region = own.slice(0, endOfTable(own, header, tests))
  const body = region.slice(0, region.findLastIndex(tests.hasAmount) + 1)
  const panes = splitPanes(header.cells)
  return panes.map((pane) => ({
    page,
    cells: pane.cells,
    lines: within(region, pane),
    rows: within(body, pane),
    heading: heading.flatMap((line) => headingOver(line, pane, panes)),
  }))
}

/** A region with the lines of the pages behind it, which print no titles, whose dates and amounts mostly stand where its do. */
function withRowsBehind(region: Region, pages: readonly PageText[], tests: LineTests): Region {
  const next = pages.findIndex(({ headers }) => headers.length > 0)
  const behind = pages.slice(0, next < 0 ? pages.length : next).flatMap(({ lines }) => lines)
  if (behind.length === 0) return region
  const edges = edgesOf(valuesOf(region.rows, tests))
  const isRow = (line: Line) => {
    const values = valuesOf([line], tests)
    return values.filter((value) => countAt(value, edges) > 0).length > values.length / 2
  }
  return { ...region, rowsBehind: behind.filter(isRow) }
}

/** The part of a heading that stands over one of several tables side by side; one that stands over the first is of all. */
function headingOver(line: Line, pane: Pane, panes: readonly Pane[]): Line[] {
  const isOfEach = panes.filter((own) => within([line], own).length > 0).length > 1
  return isOfEach ? within([line], pane) : [line]
}

/** What the rows under the same titles at the same place of all pages say of their columns. */
type Alike = { readonly cells: readonly HeaderCell[]; readonly costs: GutterCosts }

/** The last page may hold a single row: where its columns are, the rows of the pages before say. */
function findAlike(regions: readonly Region[], tests: LineTests): (region: Region) => Alike {
  const keyOf = ({ cells }: Region) =>
    cells.map(({ title, role, x0, x1 }) => [title, role, Math.round(x0), Math.round(x1)].join(' ')).join('|')
  const found = new Map(
    [...Map.groupBy(regions, keyOf)].map(([key, group]): [string, Alike] => {
      const rows = group.flatMap((region) => [...region.rows, ...(region.rowsBehind ?? [])])
      const { cells } = group[0] as Region
      return [
        key,
        { cells: partSharedTitles(cells, rows, tests), costs: crossingCosts(rows, tests.exactAmounts) },
      ]
    }),
  )
  return (region) => found.get(keyOf(region)) as Alike
}

function toPart(
  { page, lines, rows, heading }: Region,
  rulings: readonly Ruling[],
  { cells, costs }: Alike,
  tests: LineTests,
): TablePart {
  const verticals = rulings.filter(({ direction }) => direction === 'vertical')
  const columns = findColumns(cells, rows, verticals, costs, findMargin(cells, lines, tests))
  const dealt = dealCells(lines, columns, rulings)
  return {
    page,
    columns: markCompactDates(columns, dealt),
    lines: dealt,
    heading,
    isContinuation: false,
  }
}

/**
 * Where lists of something else begin that have no titles of their own, as daily balances or rates: after the last
 * line with an amount under one of the table's, at the next line of text that stands apart.
 *
 * @returns an index into `lines`; their number where all belong to the table
 */
function endOfTable(
  lines: readonly Line[],
  { cells }: Header,
  { exactAmounts, hasValues }: LineTests,
): number {
  const spans = cells
    .filter(({ role }) => role === null || isMoneyRole(role))
    .map(({ x0, x1 }) => ({ x0, x1 }))
  let [lastFit, lastAmount] = [-1, -1]
  for (const [i, line] of lines.entries()) {
    const own = exactAmounts(line).map(({ from, to }) => ({
      x0: (line.words[from] as Word).x0,
      x1: (line.words[to - 1] as Word).x1,
    }))
    if (own.length > 0) lastAmount = i
    if (!own.some((amount) => spans.some((span) => overlapX(amount, span) > 0))) continue
    spans.push(...own)
    lastFit = i
  }
  if (lastFit < 0 || lastAmount <= lastFit) return lines.length
  const isApart = (i: number) => {
    const [line, above] = [lines[i] as Line, lines[i - 1] as Line]
    return !hasValues(line) && line.baseline - above.baseline > APART * line.size
  }
  const after = lines.findIndex((_, i) => i > lastFit && isApart(i))
  return after > 0 && after < lastAmount ? after : lines.length
}

/** Index of the first line under a header. */
function startOf({ lines: titles, below }: Header, lines: readonly Line[]): number {
  const last = titles.at(-1)
  return last ? lines.indexOf(last) + 1 : lines.indexOf(below as Line)
}

function headingAbove(
  lines: readonly Line[],
  first: number,
  previous: Header | undefined,
  { hasValues }: LineTests,
): Line[] {
  const floor = previous ? startOf(previous, lines) - 1 : -1
  const heading: Line[] = []
  for (let i = first - 1; i > floor && heading.length < MAX_HEADING_LINES; i--) {
    const line = withoutNote(lines[i] as Line, hasValues)
    const below = heading[0]
    const isApart = below !== undefined && below.baseline - line.baseline > APART * line.size
    // What stands apart above a title may be the end of a row, unless it is the title of the section.
    if (hasValues(line) || (isApart && directionOfSection(line.text) === null)) break
    heading.unshift(line)
  }
  return heading
}

/** `Deposits     There were 12 deposits of $340.00`: the title of a section without what is said beside it. */
function withoutNote(line: Line, hasValues: LineTests['hasValues']): Line {
  if (!hasValues(line) && directionOfSection(line.text) !== null) return line
  const [title = [], ...notes] = splitAtGaps(line.words, BESIDE)
  const isNote = notes.flat().filter(({ text }) => LONG_WORD.test(text)).length >= NOTE_WORDS
  return isNote && directionOfSection(textOf(title)) !== null ? (toLine(title) ?? line) : line
}

/** The words of each line that stand between two x positions; lines without any fall away. */
function within(lines: readonly Line[], { x0, x1 }: { x0: number; x1: number }): Line[] {
  if (x0 === Number.NEGATIVE_INFINITY && x1 === Number.POSITIVE_INFINITY) return [...lines]
  return lines.flatMap((line) => {
    const words = line.words.filter((word) => (word.x0 + word.x1) / 2 > x0 && (word.x0 + word.x1) / 2 <= x1)
    return toLine(words) ?? []
  })
}
