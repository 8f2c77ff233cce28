import { areAligned, overlapX } from '../../geometry/box.ts'
import { hull, type Span, spanOf } from '../../geometry/span.ts'
import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** The fewest rows that show a column of amounts. */
const MIN_ROWS = 2
/** What the last title may name, where untitled amounts stand to the right of it. */
const MAY_STAND_LAST: ReadonlySet<ColumnRole | null> = new Set([null, 'description', 'valueDate', 'figure'])
/** Rows begin at most this many lines under their titles: the title of a section may stand between. */
const MAX_LINES_ABOVE = 2

/**
 * Adds a column for the last amounts of the rows to titles that name a date and no amount, or several columns, if those amounts stand under a last title that is unknown, or to the right of all titles:
 *
 *     Date     Serial #     Source
 *     12-14                 Deposit Branch 0982           2,682.82
 *
 * Where there is such a column, titles of money over no amount are left out: they are more likely a section's title.
 *
 * @param cells from left to right
 * @param body the lines under the titles
 */
export function addUntitledAmounts(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): HeaderCell[] {
  const date = cells.find(({ role }) => role === 'date')
  const last = cells.at(-1)
  if (!date || !last || !MAY_STAND_LAST.has(last.role)) return [...cells]
  const rows = rowsUnder(body, date, exactAmounts)
  const spans = rows.map((line) => exactAmounts(line).map((amount) => spanOf(line.words, amount)))
  const isUsed = (cell: HeaderCell) =>
    isMoneyRole(cell.role) && spans.some((ofRow) => ofRow.some((amount) => overlapX(amount, cell) > 0))
  const amounts = spans.flatMap((ofRow) => ofRow.at(-1) ?? [])
  if (rows.length < MIN_ROWS || cells.some(isUsed)) return [...cells]
  const several = columnsOf(spans, last)
  if (several.length > 1 || !areAligned(amounts)) return [...cells, ...several]
  // Behind the price of one stands what was paid.
  const havePrices = spans.every((ofRow) => ofRow.some((amount) => overlapX(amount, last) > 0))
  if (last.role === 'figure' && !havePrices) return [...cells]
  const bare = cells.filter(({ role }) => !isMoneyRole(role))
  const { x0, x1 } = hull(amounts)
  if (x0 > last.x1) return [...bare, { x0, x1, title: '', words: [], role: 'amount' }]
  const isUnder =
    last.role === null && cells.length > 1 && amounts.every((amount) => overlapX(amount, last) > 0)
  const isBehind = cells.slice(0, -1).every((cell) => cell.x1 < x0)
  return isUnder && isBehind ? [...bare.slice(0, -1), { ...last, role: 'amount' }] : [...cells]
}

/**
 * Columns for amounts right of all titles that end at several margins, such as those of both directions; one where they
 * overlap, and none where some stand at no margin of others. Balances have to tell what each of several holds.
 *
 * @param spans the amounts of each row
 */
function columnsOf(spans: readonly (readonly Span[])[], last: Span): HeaderCell[] {
  const columns: Span[][] = []
  for (const amount of spans.flat().filter(({ x1 }) => x1 > last.x1)) {
    const column = columns.find(([first]) => Math.abs((first?.x1 ?? 0) - amount.x1) <= COLUMN_EDGE)
    if (column) column.push(amount)
    else columns.push([amount])
  }
  const hulls = columns.map(hull).sort((a, b) => a.x0 - b.x0)
  const [first] = hulls
  if (!first || first.x0 <= last.x1 || columns.some(({ length }) => length < MIN_ROWS)) return []
  const areApart = hulls.every(({ x1 }, i) => x1 < (hulls[i + 1]?.x0 ?? Infinity))
  const isEachAlone = spans.every(({ length }) => length === 1)
  if (!areApart && !isEachAlone) return []
  const untitled = areApart ? hulls : [hull(hulls)]
  const role = untitled.length === 1 || isEachAlone ? 'amount' : null
  return untitled.map(({ x0, x1 }) => ({ x0, x1, title: '', words: [], role }))
}

/**
 * The rows up to the first line with an amount but no day under the title; none if one of them has no amount.
 */
function rowsUnder(body: readonly Line[], date: Span, exactAmounts: LineTests['exactAmounts']): Line[] {
  const first = body.findIndex((line) => isDated(line, date))
  const rows: Line[] = []
  if (first < 0 || first > MAX_LINES_ABOVE) return rows
  for (const line of body.slice(first)) {
    const hasAmount = exactAmounts(line).length > 0
    if (isDated(line, date)) {
      if (!hasAmount) return []
      rows.push(line)
    } else if (hasAmount) break
  }
  return rows
}

const isDated = ({ words, dates }: Line, title: Span): boolean =>
  dates.some((date) => overlapX(spanOf(words, date), title) > 0)
