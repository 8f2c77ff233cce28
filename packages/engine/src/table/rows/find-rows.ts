import { LINE_PITCH } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { isBlankMark } from '../../vocabulary/blanks.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { isKnownSection } from '../../vocabulary/sections.ts'
import { EMPTY_CELL, joinCells } from '../cell.ts'
import { type ClassifiedLine, classifyLines, printsAmount } from '../classify-lines.ts'
import { referCodesUnderDays } from '../codes-under-days.ts'
import { isDay, styleOfDays } from '../day-lines.ts'
import { directionOfHeading } from '../direction-of-heading.ts'
import type { Doubt } from '../doubt.ts'
import { findMoneyColumns } from '../find-money-columns.ts'
import type { LineTests } from '../line-tests.ts'
import { haveSameTitles } from '../parts/find-tables.ts'
import type { Column, TablePart } from '../table.ts'
import { raiseBalances } from './balances-below.ts'
import { besideCurrencies, nameForeignColumns, withoutForeignAmounts } from './foreign-amounts.ts'
import { withoutFurtherDates } from './further-dates.ts'
import { settleLeadingSigns } from './leading-signs.ts'
import { liftBalances } from './lift-balances.ts'
import { partStackedCells } from './part-stacked-cells.ts'
import { placeBoundaries } from './place-boundaries.ts'
import { returnBrokenTexts } from './return-broken-texts.ts'
import { returnSmallLetters } from './return-small-letters.ts'
import type { Heading, Row, RowId } from './row.ts'
import type { LineGroup, RowLine } from './row-line.ts'
import { returnRunOver } from './run-over.ts'
import { settleCells } from './settle-cells.ts'
import { liftSumsBelowRows } from './sums-below-rows.ts'
import { NEARER } from './table-metrics.ts'
import { unlabelDays, unlabelLines } from './unlabel-lines.ts'
import { withoutMarks } from './without-marks.ts'
import { joinWrappedAmounts } from './wrapped-amounts.ts'

/** A stretch of parts whose rows may go on from one page to the next. */
export type Table = {
  readonly columns: readonly Column[]
  /** Which columns hold money. */
  readonly isMoney: readonly boolean[]
  /** Rows and the headings among them, in printed order. */
  readonly entries: readonly (Row | Heading)[]
  /** Its lines before they were grouped into rows. */
  readonly lines: readonly RowLine[]
}

/**
 * Joins the parts of a table over its pages and groups their lines into rows.
 *
 * @param doubt what is not taken for granted
 */
export function findRows(
  parts: readonly TablePart[],
  tests: LineTests,
  convention: MoneyConvention,
  doubt?: Doubt,
): Table[] {
  let rows = 0
  const nextId = () => rows++
  return joinParts(parts, tests).map((printed) => {
    const unmarked = withoutMarks(liftBalances(printed, tests))
    const joined = unlabelDays(unlabelLines(partStackedCells(unmarked, tests), tests))
    const titled = (joined[0] as TablePart).columns
    const all = joined.flatMap((part) => part.lines)
    const holdMoney = findMoneyColumns(titled, all, tests, convention)
    const areForeign = besideCurrencies(titled, all, holdMoney, convention)
    const isMoney = holdMoney.map((is, c) => is && !areForeign[c])
    const columns = nameForeignColumns(titled, all, isMoney, convention).map(
      (column, c): Column => (areForeign[c] ? { ...column, role: 'figure' } : column),
    )
    const domestic = joined.map((part) => {
      const whole = joinWrappedAmounts(part.lines, isMoney, convention)
      const raised = raiseBalances(whole, part.columns, isMoney, convention)
      return { ...part, lines: withoutForeignAmounts(raised, part.columns, isMoney, convention) }
    })
    const referred = referCodesUnderDays(domestic, columns, printsAmount(isMoney, convention))
    const isSetAsDay = styleOfDays(referred.map((part) => part.lines.map(({ line }) => line)))
    const lines = referred.flatMap((part, p) => {
      const index = parts.indexOf(printed[p] as TablePart)
      const signed = settleLeadingSigns(part.lines, part.columns, isMoney, convention)
      const whole = doubt === 'stray-words' ? signed : settleCells(signed, part.columns, isMoney, convention)
      const settled = returnRunOver(whole, part.columns, isMoney)
      const classified = withoutPageHead(
        part,
        classifyLines(settled, part.columns, isMoney, tests, convention, p > 0, isSetAsDay),
      )
      return classified.map(
        (line, i): RowLine => ({
          ...line,
          part: index,
          columns: part.columns,
          gap: gapAbove(classified, i),
          isUnderTitles: i === 0 && !part.isContinuation,
        }),
      )
    })
    const heading = (joined[0] as TablePart).heading.map(toHeading)
    const rowLines = withoutFurtherDates(withoutPageFeet(lines, tests))
    const placed = liftSumsBelowRows(placeBoundaries(rowLines), isMoney, convention)
    const groups = returnSmallLetters(returnBrokenTexts(placed))
    return { columns, isMoney, entries: [...heading, ...toEntries(groups, isMoney, nextId)], lines: rowLines }
  })
}

/**
 * A part continues the one before it if that is on an earlier page, has the same columns and some amount, and no title of
 * another section comes between. A part without amounts only says that nothing was moved. A line between the rows that
 * reads like the title of a section may be the end of a text. So it can keep the next part from continuing, where a title
 * of another direction stands above that part, but never makes a part continue.
 */
function joinParts(parts: readonly TablePart[], { hasAmount }: LineTests): TablePart[][] {
  const tables: { parts: TablePart[]; direction: Direction | null; below: Direction | null }[] = []
  for (const [i, part] of parts.entries()) {
    const table = tables.at(-1)
    const last = table?.parts.at(-1)
    const direction =
      part.heading.map((line) => directionOfHeading(line)).findLast((found) => found !== null) ?? null
    const goesOn =
      table !== undefined &&
      last !== undefined &&
      haveSameTitles(last, part) &&
      (part.isContinuation || last.lines.some(({ line }) => hasAmount(line))) &&
      (goesOnBelow(last, part) || (last.page < part.page && parts[i - 1]?.page !== part.page)) &&
      (direction === null || (direction === table.direction && direction === (table.below ?? direction)))
    const below = directionBelow(part)
    if (goesOn) {
      table.parts.push(part)
      table.below = below ?? table.below
    } else tables.push({ parts: [part], direction, below })
  }
  return tables.map((table) => table.parts)
}

/**
 * Whether a part continues another on its page: columns without titles begin only once on a page, below the rows that
 * continue from the page before.
 */
const goesOnBelow = (above: TablePart, { page, columns }: TablePart): boolean =>
  above.page === page && above.isContinuation && columns.every(({ title }) => title === '')

/** The direction of the last section that begins between the rows of a part. */
function directionBelow({ lines }: TablePart): Direction | null {
  const gaps = lines.map(({ line }, i) => line.baseline - (lines[i - 1]?.line.baseline ?? -Infinity))
  const leading = Math.min(...gaps.filter((_, i) => lines[i]?.line.dates.length))
  // A line of a row may be called like a section, `Card payment`, but it stands nearer to the one above than rows do.
  const sections = lines.map(({ line }, i) =>
    line.dates.length > 0 || (gaps[i] ?? 0) < NEARER * leading ? null : directionOfHeading(line),
  )
  return sections.findLast((direction) => direction !== null) ?? null
}

/**
 * A line far above the rows of a page that goes on with a table is the head of the page, and parts no row; the title
 * of a section may stand there, too.
 */
function withoutPageHead(part: TablePart, lines: readonly ClassifiedLine[]): readonly ClassifiedLine[] {
  const first = lines.findIndex(
    ({ line, isForeign }) => !isForeign || isDay(line) || directionOfHeading(line) !== null,
  )
  return part.isContinuation && first > 0 && (gapAbove(lines, first) ?? 0) > LINE_PITCH
    ? lines.slice(first)
    : lines
}

/**
 * Leaves out the feet of pages: what stands farther below the last row than any line of the page stands below another does
 * not split a row whose text goes on at the top of the next page. The title of a section that begins there stays.
 */
function withoutPageFeet(lines: readonly RowLine[], { hasAmount }: LineTests): readonly RowLine[] {
  const goesOn = ({ isForeign, isAnchor, hasDate }: RowLine) => !isForeign && !isAnchor && !hasDate
  const saysNothing = ({ line, hasDate }: RowLine) => !hasDate && !hasAmount(line) && !isDay(line)
  const feet = new Set<RowLine>()
  for (const [i, line] of lines.entries()) {
    if (line.part === (lines[i - 1] ?? line).part || !goesOn(line)) continue
    const last = lines.findLastIndex(({ isAnchor }, k) => k < i && isAnchor)
    const under = lines.slice(last + 1, i)
    const above = lines.filter((other, k) => k <= last && other.part === lines[last]?.part)
    const widest = Math.max(LINE_PITCH, ...above.map(({ gap }) => gap ?? 0))
    const from = under.findIndex(({ isForeign, gap }) => isForeign || (gap ?? 0) > widest)
    const foot = from < 0 ? [] : under.slice(from)
    if (last < 0 || !foot.every(saysNothing)) continue
    for (const footLine of foot) if (!isKnownSection(footLine.line.text)) feet.add(footLine)
  }
  return feet.size === 0 ? lines : lines.filter((line) => !feet.has(line))
}

/** Distance to the line above in font sizes; null at the top of a page's part, where it says nothing. */
function gapAbove(lines: readonly ClassifiedLine[], i: number): number | null {
  const [line, above] = [lines[i], lines[i - 1]]
  return line && above ? (line.line.baseline - above.line.baseline) / line.line.size : null
}

function toEntries(
  groups: readonly LineGroup[],
  isMoney: readonly boolean[],
  nextId: () => RowId,
): (Row | Heading)[] {
  return groups.map((group) =>
    group.kind === 'row'
      ? toRow(group.lines, isMoney, nextId())
      : toHeading((group.lines[0] as RowLine).line),
  )
}

function toRow(lines: readonly RowLine[], isMoney: readonly boolean[], id: RowId): Row {
  const { columns, line, part, cells: cellsOfFirst } = lines[0] as RowLine
  const { page, baseline } = line
  const cells =
    lines.length === 1
      ? cellsOfFirst
      : columns.map((_, c) => {
          const ofLines = lines.map((row) => row.cells[c] ?? EMPTY_CELL)
          // `***` at the end of a text under an amount is no part of it.
          return joinCells(isMoney[c] ? ofLines.filter(({ text }) => !isBlankMark(text)) : ofLines)
        })
  const row: Row = {
    kind: 'row',
    id,
    page,
    baseline,
    lines: lines.map((rowLine) => rowLine.line),
    part,
    columns,
    cells,
  }
  const code = lines.find((rowLine) => rowLine.code)?.code
  return code ? { ...row, code } : row
}

function toHeading(line: Line): Heading {
  return { kind: 'heading', line }
}
