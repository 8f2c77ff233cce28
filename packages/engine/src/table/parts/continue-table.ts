import { boundsOf } from '../../geometry/box.ts'
import type { Span } from '../../geometry/span.ts'
import { COLUMN_GAP, LINE_PITCH, SAME_EDGE } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { isDay } from '../day-lines.ts'
import type { LineTests } from '../line-tests.ts'
import { shiftBetween, shiftColumns } from '../page-shift.ts'
import type { Column, Header, TableLine, TablePart } from '../table.ts'
import { dealCells } from './deal-cells.ts'
import { findOtherTitles } from './find-other-titles.ts'
import { within } from './find-regions.ts'
import { findSum } from './find-sum.ts'
import { headingAbove, startOf } from './header-place.ts'
import type { PageText } from './page-text.ts'

/** Lines with a gap between them are not of one row, unless the lines of the table stand nearly as far apart. */
const LEADED = 1.2

/**
 * The rows above the first titles of a page, or of a page without any, which go on with the columns of the page before.
 *
 * @param pane the strip of the page that the table has to itself, among others side by side
 */
export function continueTable(
  { page, lines: all, rulings, headers: [first] }: PageText,
  open: TablePart,
  pane: Span,
  tests: LineTests,
): TablePart | null {
  const above = within(first ? linesAbove(first, all, tests) : all, pane)
  const before = open.lines.map(({ line }) => line)
  const end = Math.min(findOtherTitles(above, open.columns, tests), findSum(above, before, tests))
  const lines = above.slice(0, end)
  if (!lines.some((line) => tests.hasAmount(line) || isRowOfWhole(line, tests))) return null
  const shift = shiftBetween(before, lines, tests)
  const columns = shiftColumns(open.columns, shift)
  const dealt = dealCells(lines, columns, rulings, tests.exactAmounts)
  const goesOn = () =>
    printsRows(dealt, columns, leadingOf(open.lines), tests) || printsUndatedRows(lines, open, shift, tests)
  if (first && !goesOn()) return null
  return { page, columns, lines: dealt, heading: [], isContinuation: true }
}

/**
 * `02 Mar  Sent to Hari      - Rs.2,550`: a row that begins with its day, and whose amount stands apart from its text, with a
 * currency, though no point makes it exact.
 */
function isRowOfWhole(line: Line, { amountsOf }: LineTests): boolean {
  const [text] = splitAtGaps(line.words, COLUMN_GAP)
  const isApart = (i: number) => i >= (text?.length ?? 0)
  return (
    line.dates[0]?.from === 0 && amountsOf(line).some((money, i) => money?.currency != null && isApart(i))
  )
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
  return lines.some((tableLine, i) => {
    const { line } = tableLine
    const above = lines[i - 1]?.line
    const gap = above ? line.baseline - above.baseline : 0
    if (gap > LINE_PITCH * line.size && gap > LEADED * leading) [hasDate, hasAmount] = [false, false]
    hasDate ||= line.dates.some(({ from }) =>
      standsIn((role) => role === 'date', tableLine, line.words[from]),
    )
    hasAmount ||= exactAmounts(line).some(({ to }) =>
      standsIn((role) => role === null || isMoneyRole(role), tableLine, line.words[to - 1]),
    )
    return hasDate && hasAmount
  })
}

/**
 * Whether a line is set like rows of the table without a date, which share the date of the row above: its text begins
 * where theirs does, and its amounts begin or end where theirs do.
 *
 * @param shift of the page against that of the table, in points
 */
function printsUndatedRows(
  lines: readonly Line[],
  open: TablePart,
  shift: number,
  { exactAmounts }: LineTests,
): boolean {
  if (!open.columns.some(({ role }) => role === 'date') && !open.lines.some(({ line }) => isDay(line)))
    return false
  const placesOf = (line: Line) => {
    const amounts = line.dates.length === 0 ? exactAmounts(line) : []
    if (amounts.length === 0 || amounts[0]?.from === 0) return []
    return [{ text: line.x0, amounts: amounts.map(({ from, to }) => boundsOf(line.words.slice(from, to))) }]
  }
  const undated = open.lines.flatMap(({ line }) => placesOf(line))
  const isAlike = (a: number, b: number) => Math.abs(a + shift - b) <= SAME_EDGE
  return lines.flatMap(placesOf).some(({ text, amounts }) =>
    undated.some(
      (row) =>
        isAlike(row.text, text) &&
        row.amounts.length === amounts.length &&
        row.amounts.every(({ x0, x1 }, i) => {
          const other = amounts[i]
          return other !== undefined && (isAlike(x0, other.x0) || isAlike(x1, other.x1))
        }),
    ),
  )
}
