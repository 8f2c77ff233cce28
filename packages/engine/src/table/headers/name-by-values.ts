import { areAligned, overlapX } from '../../geometry/box.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import type { Line } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows that show what a column holds. */
const MIN_ROWS = 3
/** Rows begin at most this many lines under their titles: the titles of sections may stand between. */
const MAX_LINES_ABOVE = 3
/** `Card Ending 4-71009` is the title of a section. */
const HAS_DIGIT = /\d/

/**
 * Names titles that nobody knows by what stands under them, beside titles that are known: the days of the rows, where no
 * title left of them names a day; their amounts, where no title names money that they print.
 *
 * @param cells from left to right
 * @param body the lines under the titles
 */
export function nameByValues(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): readonly HeaderCell[] {
  if (!cells.some(isUnknown) || cells.every(({ role }) => role === null)) return cells
  const rowsUnder = (title: Span) => rowsOf(body, title, exactAmounts)
  const known = cells.findIndex(({ role }) => role === 'date' || role === 'valueDate')
  const left = known < 0 ? cells : cells.slice(0, known)
  const day = left.find((cell) => mayHoldDays(cell) && areDays(rowsUnder(cell), cell))
  const date = day ?? cells[known]
  if (date === undefined) return cells
  const dated = rowsUnder(date)
  // `28 10` is a day only under a title of days.
  const areRows = dated.length > 0 || day !== undefined
  const found = findMoney(cells, areRows ? dated : body, areRows, exactAmounts)
  const money = found === 'named' || found === date ? undefined : found
  if (found !== 'named' && money === undefined) return cells
  // Tables side by side have the same titles.
  const roleOf = ({ title, role }: HeaderCell): ColumnRole | null =>
    title === day?.title ? 'date' : title === money?.title ? 'amount' : role
  return cells.map((cell) => ({ ...cell, role: roleOf(cell) }))
}

const isUnknown = ({ role, title }: HeaderCell): boolean => role === null && !HAS_DIGIT.test(title)

/**
 * The last title under which the amounts of all rows stand, under each other.
 *
 * @param areRows each line is a row; else some of them are
 * @returns `named` where amounts stand under a title that names money
 */
function findMoney(
  cells: readonly HeaderCell[],
  lines: readonly Line[],
  areRows: boolean,
  exactAmounts: LineTests['exactAmounts'],
): HeaderCell | 'named' | undefined {
  const paid = lines.filter((line) => exactAmounts(line).length > 0)
  const amountsUnder = (cell: HeaderCell) => {
    const isBare = !lines.some((line) => holdsTextUnder(line, cell, exactAmounts(line)))
    const isOf = (span: Span) => (isBare ? isBetween(span, cell, cells) : overlapX(span, cell) > 0)
    return paid.flatMap(
      (line) =>
        exactAmounts(line)
          .map((amount) => spanOf(line.words, amount))
          .find(isOf) ?? [],
    )
  }
  if (cells.some((cell) => isMoneyRole(cell.role) && amountsUnder(cell).length > 0)) return 'named'
  return cells.findLast((cell) => {
    const amounts = isUnknown(cell) ? amountsUnder(cell) : []
    const areAll = !areRows || amounts.length === paid.length
    return amounts.length >= MIN_ROWS && areAll && areAligned(amounts)
  })
}

/** Whether a line prints anything under a title that is no part of an amount. */
const holdsTextUnder = ({ words }: Line, title: Span, amounts: readonly FoundAmount[]): boolean =>
  words.some((word, i) => overlapX(word, title) > 0 && !amounts.some(({ from, to }) => i >= from && i < to))

/** Whether a value stands between the titles beside one under which no text stands: that may be centred over it. */
function isBetween(span: Span, cell: HeaderCell, cells: readonly HeaderCell[]): boolean {
  const at = cells.indexOf(cell)
  const [left, right] = [cells[at - 1]?.x1 ?? -Infinity, cells[at + 1]?.x0 ?? Infinity]
  return span.x0 > left && span.x1 < right
}

/** `Consumo` may be the title of texts, or of the day on which something was bought. */
const mayHoldDays = (cell: HeaderCell): boolean =>
  isUnknown(cell) || (cell.role === 'description' && !HAS_DIGIT.test(cell.title))

/** The lines under titles that print an amount, and their day under one of the titles; none where the first stands far below. */
function rowsOf(body: readonly Line[], title: Span, exactAmounts: LineTests['exactAmounts']): Line[] {
  const first = body.findIndex((line) => dayUnder(line, title) !== undefined)
  if (first < 0 || first > MAX_LINES_ABOVE) return []
  return body.filter((line) => exactAmounts(line).length > 0 && dayUnder(line, title) !== undefined)
}

const areDays = (rows: readonly Line[], title: Span): boolean =>
  rows.length >= MIN_ROWS && areAligned(rows.flatMap((line) => dayUnder(line, title) ?? []))

const dayUnder = ({ words, dates }: Line, title: Span): Span | undefined =>
  dates.map((date) => spanOf(words, date)).find((day) => overlapX(day, title) > 0)
