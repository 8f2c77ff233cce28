import { overlapX } from '../../geometry/box.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import { LINE_PITCH, PHRASE_GAP } from '../../geometry/tolerances.ts'
import { toLine } from '../../layout/to-line.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { type Pane, splitPanes } from '../headers/split-panes.ts'
import type { LineTests } from '../line-tests.ts'
import type { Header, HeaderCell } from '../table.ts'
import { countAt, edgesOf, valuesOf } from '../value-edges.ts'
import { findOtherTitles } from './find-other-titles.ts'
import { findSum } from './find-sum.ts'
import { headingAbove, startOf } from './header-place.ts'
import type { PageText } from './page-text.ts'

const DAY_AND_MONTH = /^\d{1,2} \d{1,2} /
const ACCOUNT_NUMBER = /^[\dXx*•-]*\d{4,}$/

/** What stands under a header, before its columns are known. */
export type Region = {
  readonly page: number
  readonly cells: readonly HeaderCell[]
  /** Of several tables side by side under one line of titles: where each stands, from left to right. */
  readonly panes?: readonly Span[]
  readonly lines: readonly Line[]
  /** The lines up to the last with an amount, which hold the rows. */
  readonly rows: readonly Line[]
  /** The rows that continue it on pages without titles. */
  readonly rowsBehind?: readonly Line[]
  readonly heading: readonly Line[]
}

/** The regions of all pages, in reading order. */
export function findRegions(pages: readonly PageText[], tests: LineTests): Region[][] {
  return pages.map((page, p) => {
    const regions = page.headers.flatMap((_, i) => regionsUnder(page, i, tests))
    const last = regions.at(-1)
    return last ? [...regions.slice(0, -1), withRowsBehind(last, linesBehind(pages, p), tests)] : regions
  })
}

/** The lines of the following pages, up to the next page with titles. */
function linesBehind(pages: readonly PageText[], p: number): Line[] {
  const lines: Line[] = []
  for (let at = p + 1; pages[at]?.headers.length === 0; at++) lines.push(...(pages[at] as PageText).lines)
  return lines
}

/** A region with those of the following lines whose dates and amounts mostly stand where its own do. */
function withRowsBehind(region: Region, behind: readonly Line[], tests: LineTests): Region {
  if (behind.length === 0) return region
  const edges = edgesOf(valuesOf(region.rows, tests))
  const isRow = (line: Line) => {
    const values = valuesOf([line], tests)
    return values.filter((value) => countAt(value, edges) > 0).length > values.length / 2
  }
  return { ...region, rowsBehind: behind.filter(isRow) }
}

/** The region under the header with index `i`, or the several that stand side by side there. */
function regionsUnder({ page, lines, headers }: PageText, i: number, tests: LineTests): Region[] {
  const header = headers[i] as Header
  const next = headers[i + 1]
  const start = startOf(header, lines)
  const heading = headingAbove(lines, start - header.lines.length, headers[i - 1], tests)
  const end = next ? startOf(next, lines) - next.lines.length : lines.length
  const under = lines.slice(start, end - (next ? headingAbove(lines, end, header, tests).length : 0))
  const before = next ? under.slice(0, nextAccount(under, tests)) : under
  const ofTable = before.slice(
    0,
    Math.min(findOtherTitles(before, header.cells, tests), findSum(before, [], tests)),
  )
  const region = ofTable.slice(0, endOfTable(ofTable, header, tests))
  const body = region.slice(0, region.findLastIndex(tests.hasAmount) + 1)
  const panes = splitPanes(header.cells)
  return panes.map((pane) => ({
    page,
    cells: pane.cells,
    ...(panes.length > 1 ? { panes } : {}),
    lines: within(region, pane),
    rows: within(body, pane),
    heading: heading.flatMap((line) => headingOver(line, pane, panes)),
  }))
}

/**
 * Where the text about the next account begins, above its titles: a line that stands apart and prints the account number,
 * with no date after it.
 *
 * @returns an index into `lines`; their number where they print no such line
 */
function nextAccount(lines: readonly Line[], { hasValues, exactAmounts }: LineTests): number {
  // `5.00` may be a day as well, and `18 10` may be day and month.
  const isDated = (line: Line) =>
    line.dates.some((date) => !exactAmounts(line).some(({ from, to }) => from < date.to && date.from < to)) ||
    (DAY_AND_MONTH.test(line.text) && exactAmounts(line).length > 0)
  const undated = lines.findLastIndex(isDated) + 1
  const at = lines.findIndex((line, i) => {
    const above = lines[i - 1]
    if (i < undated || !above || hasValues(line) || !mayTouch(line.topics, 'account')) return false
    const isApart = line.baseline - above.baseline > LINE_PITCH * line.size
    return isApart && line.words.some(({ text }) => ACCOUNT_NUMBER.test(text))
  })
  return at < 0 ? lines.length : at
}

/**
 * The part of a heading that stands over one of several tables side by side. A heading over only one of them
 * belongs to all.
 */
function headingOver(line: Line, pane: Pane, panes: readonly Pane[]): Line[] {
  const parts = panes.map((side) => within([line], side)[0]).filter((part) => part !== undefined)
  return parts.length > 1 ? within([line], pane) : [line]
}

/**
 * Where other lists without titles of their own begin, such as daily balances or rates: at the first line of text that
 * stands apart after the last line with an amount under one of the table's.
 *
 * @returns an index into `lines`; their number where all belong to the table
 */
function endOfTable(
  lines: readonly Line[],
  { cells }: Header,
  { exactAmounts, hasValues }: LineTests,
): number {
  const spans: Span[] = cells.filter(({ role }) => role === null || role === 'charge' || isMoneyRole(role))
  let [lastFit, lastAmount] = [-1, -1]
  for (const [i, line] of lines.entries()) {
    const amounts = exactAmounts(line).map((amount) => spanOf(line.words, amount))
    if (amounts.length > 0) lastAmount = i
    if (!amounts.some((amount) => spans.some((span) => overlapX(amount, span) > 0))) continue
    spans.push(...amounts)
    lastFit = i
  }
  if (lastFit < 0 || lastAmount <= lastFit) return lines.length
  const isApart = (i: number) => {
    const [line, above] = [lines[i] as Line, lines[i - 1] as Line]
    return !hasValues(line) && line.baseline - above.baseline > LINE_PITCH * line.size
  }
  const after = lines.findIndex((_, i) => i > lastFit && isApart(i))
  return after > 0 && after < lastAmount ? after : lines.length
}

/**
 * The words of each line that stand between two x positions; lines without any fall away. A text without a date that
 * runs over a border stands where it begins, with its amount: `Average daily ledger balance $52,956.67`.
 */
export function within(lines: readonly Line[], { x0, x1 }: Span): Line[] {
  if (x0 === Number.NEGATIVE_INFINITY && x1 === Number.POSITIVE_INFINITY) return [...lines]
  const isWithin = (word: Word) => (word.x0 + word.x1) / 2 > x0 && (word.x0 + word.x1) / 2 <= x1
  return lines.flatMap((line) => {
    const { words, dates } = line
    const runsOver = words.some(
      (word, i) =>
        i > 0 &&
        isWithin(word) !== isWithin(words[i - 1] as Word) &&
        word.x0 - (words[i - 1] as Word).x1 < PHRASE_GAP * word.size,
    )
    if (runsOver && dates.length === 0) return isWithin(words[0] as Word) ? [line] : []
    return toLine(words.filter(isWithin)) ?? []
  })
}
