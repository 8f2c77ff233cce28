import { areAligned, overlapX } from '../../geometry/box.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import type { Line } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
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
 * title names a day; their amounts, where no title names money that they print.
 *
 * @param cells from left to right
 * @param body the lines under the titles
 */
export function nameByValues(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): readonly HeaderCell[] {
  const unknown = cells.filter(({ role, title }) => role === null && !HAS_DIGIT.test(title))
  if (unknown.length === 0 || cells.every(({ role }) => role === null)) return cells
  const named = new Map<HeaderCell, HeaderCell>()
  const rowsUnder = (title: Span) => rowsOf(body, title, exactAmounts)
  const known = cells.findIndex(({ role }) => role === 'date' || role === 'valueDate')
  const left = known < 0 ? cells : cells.slice(0, known)
  const day = left.find((cell) => mayHoldDays(cell) && areDays(rowsUnder(cell), cell))
  const date = day ?? cells[known]
  if (date === undefined) return cells
  if (day !== undefined) named.set(day, { ...day, role: 'date' })
  const dated = rowsUnder(date)
  // Days that only their column makes dates, as `28 10`.
  const rows = dated.length > 0 || day !== undefined ? dated : body
  const amounts = rows.flatMap((line) => {
    const spans = exactAmounts(line).map((amount) => spanOf(line.words, amount))
    return spans.length > 0 ? [spans] : []
  })
  const under = (cell: HeaderCell) => {
    const isBare = !rows.some((line) => holdsTextUnder(line, cell, exactAmounts(line)))
    const isOf = (span: Span) => (isBare ? isBetween(span, cell, cells) : overlapX(span, cell) > 0)
    return amounts.flatMap((spans) => spans.find(isOf) ?? [])
  }
  const isUsed = cells.some((cell) => isMoneyRole(cell.role) && under(cell).length > 0)
  const money = unknown.findLast((cell) => {
    const found = under(cell)
    return found.length >= MIN_ROWS && (rows === body || found.length === amounts.length) && areAligned(found)
  })
  if (!isUsed && (money === undefined || money === date)) return cells
  if (!isUsed && money !== undefined) named.set(money, { ...money, role: 'amount' })
  // Tables side by side have the same titles.
  const roles = new Map([...named.values()].map(({ title, role }) => [title, role]))
  return named.size === 0
    ? cells
    : cells.map((cell) => ({ ...cell, role: roles.get(cell.title) ?? cell.role }))
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
const mayHoldDays = ({ role, title }: HeaderCell): boolean =>
  (role === null || role === 'description') && !HAS_DIGIT.test(title)

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
