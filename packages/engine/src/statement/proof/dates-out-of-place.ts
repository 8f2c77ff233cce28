import { dayNumber, LEAP_YEAR } from '../../dates/calendar.ts'
import type { FoundDate } from '../../dates/find-dates.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import { boundsOf } from '../../geometry/box.ts'
import type { Span } from '../../geometry/span.ts'
import { COLUMN_GAP, SAME_EDGE } from '../../geometry/tolerances.ts'
import type { Line, Word } from '../../layout/word.ts'
import { isDay } from '../../table/day-lines.ts'
import type { RowId } from '../../table/rows/row.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'

/** The most days from booking to value: dates in texts are mostly farther away. */
const MOST_DAYS = 10
/** Points by which a date must stand lower than an amount to stand on a line below it. */
const LINE_BELOW = 2
/** In lists of names and values amounts stand below days. */
const AMOUNT = /\d[.,]\d{2}\D{0,2}$/
const SERIAL = /^\d{1,5}[.)]?$/

/**
 * Rows of a table that print some date where theirs should stand, or print theirs where it may belong to another row.
 *
 * @param lost for the first line of a row, the lines above it that are part of no row
 */
export function datesOutOfPlace(
  movements: readonly Movement[],
  lost: ReadonlyMap<Line, readonly Line[]>,
  order: DayOrder,
): RowId[] {
  const rows = movements.filter(isTransaction).map(({ row }) => row)
  const dated = rows.filter(printsDate)
  if (dated.length === 0) return underOverlookedDays(rows, lost).map(({ id }) => id)
  const columnOf = columnsByPage(dated)
  const shapes = new Set(
    dated.flatMap(
      ({ cells }) => cells.date?.dates.map((date) => shapeOf(date, cells.date?.words ?? [])) ?? [],
    ),
  )
  const doubted = rows.some((row) => hasDateBefore(row, columnOf(row), shapes, order))
    ? rows
    : [
        ...overlooked(rows, lost, columnOf),
        ...shifted(movements, lost, columnOf),
        ...amongUndated(rows),
        ...elsewhere(rows, shapes),
      ]
  return doubted.map(({ id }) => id)
}

/** Where the dates of a row's page stand, or those of all pages where none does: pages may have other margins. */
function columnsByPage(dated: readonly ReadRow[]): (row: ReadRow) => Span {
  const everywhere = boundsOf(dated.flatMap(dateWords))
  const ofPage = new Map(
    [...Map.groupBy(dated, ({ page }) => page)].map(([page, rows]) => [
      page,
      boundsOf(rows.flatMap(dateWords)),
    ]),
  )
  return ({ page }) => ofPage.get(page) ?? everywhere
}

export const dateWords = ({ cells }: ReadRow): readonly Word[] => cells.date?.words ?? []

/** Whether a row prints its date itself. */
export function printsDate(row: ReadRow): boolean {
  const [first] = dateWords(row)
  return first !== undefined && row.lines.some(({ words }) => words.includes(first))
}

/** What dates of one column have in common; dates in texts are mostly shorter. */
const shapeOf = (
  { from, to, date: { isNumeric, year, hasLongYear } }: FoundDate,
  words: readonly Word[],
): string => {
  const signs = words
    .slice(from, to)
    .map(({ text }) => text.replace(/[\p{L}\d]/gu, ''))
    .join('')
  return `${to - from} ${isNumeric} ${year === null} ${hasLongYear} ${signs}`
}

/**
 * Whether the text of a row begins, apart from its serial number, with a date like the row's and near it, to the left of
 * the column of dates. Then a column of dates was lost in the text, and nothing tells which of the two is the booking day.
 */
function hasDateBefore(
  { lines, date: rowDate, cells: { description } }: ReadRow,
  column: Span,
  shapes: ReadonlySet<string>,
  order: DayOrder,
): boolean {
  return lines.some(({ words, dates: [date] }) => {
    // Most dates stand in the column.
    if (date === undefined || (words[date.from] as Word).x1 > column.x0) return false
    const found = words.slice(date.from, date.to)
    return (
      found.every((word) => word.x1 <= column.x0 && description?.words.includes(word)) &&
      words.slice(0, date.from).every(({ text }) => SERIAL.test(text)) &&
      shapes.has(shapeOf(date, words)) &&
      isNear(date.date, rowDate, order)
    )
  })
}

function isNear(a: PrintedDate, b: PrintedDate | null, order: DayOrder): boolean {
  const [one, other] = [a, b].map((date) => date && toDate(date, order, date.year ?? LEAP_YEAR))
  return one != null && other != null && Math.abs(dayNumber(one) - dayNumber(other)) <= MOST_DAYS
}

/**
 * Rows that have the date of the row above, but print a date where others print theirs, on one of their lines or beside them, a
 * number that may be the rest of one (`0 Jul` on a scan), or a word with digits that runs into that place, as a text does that
 * touches its date: `DE98FEB27`.
 */
function overlooked(
  rows: readonly ReadRow[],
  lost: ReadonlyMap<Line, readonly Line[]>,
  columnOf: (row: ReadRow) => Span,
): ReadRow[] {
  return rows.filter((row, r) => {
    const column = columnOf(row)
    const below = rows[r + 1]
    const beside = [...lostAbove(row, lost), ...(below ? lostAbove(below, lost) : [])]
    const middle = (column.x0 + column.x1) / 2
    const runsInto = ({ text, x0, x1 }: Word) => x0 < column.x0 && x1 > middle && hasDigit(text)
    return (
      !printsDate(row) &&
      ([...row.lines, ...beside].some((line) => hasDateIn(line, column) || hasNumberIn(line, column)) ||
        row.lines.some(({ words }) => words.some(runsInto)))
    )
  })
}

/**
 * Rows that have the date of the row above but print a date beside their amount, where all rows without a date in the
 * column do: it may be theirs, as in a list with other columns that was taken for a part of the table.
 *
 * @param shapes of the dates that rows print in the column
 */
function elsewhere(rows: readonly ReadRow[], shapes: ReadonlySet<string>): ReadRow[] {
  const without = rows.filter((row) => !printsDate(row))
  const printsBeside = ({ lines, money, moneyCells, cells: { description, reference } }: ReadRow) => {
    const amounts = money.flatMap((amount, c) => (amount ? (moneyCells[c]?.words ?? []) : []))
    const texts = [description, reference].flatMap((cell) => cell?.words ?? [])
    const isLikeRowDate = (date: FoundDate, words: readonly Word[]) =>
      shapes.has(shapeOf(date, words)) && texts.includes(words[date.from] as Word)
    return lines.some(
      ({ words, dates }) =>
        words.some((word) => amounts.includes(word)) && dates.some((date) => isLikeRowDate(date, words)),
    )
  }
  return without.every(printsBeside) ? without : []
}

const lostAbove = ({ lines }: ReadRow, lost: ReadonlyMap<Line, readonly Line[]>): readonly Line[] =>
  lines.slice(0, 1).flatMap((first) => lost.get(first) ?? [])

/** A word before the day, such as the day of the week, may stand outside the column. */
const hasDateIn = ({ words, dates }: Line, { x0, x1 }: Span): boolean =>
  dates.some(({ from, to }) => words.slice(from, to).some((word) => word.x1 > x0 && word.x0 < x1))

/** Whether a number that is no amount stands where dates stand, and no text goes on behind it. */
function hasNumberIn({ words }: Line, { x0, x1 }: Span): boolean {
  const isWithin = (word: Word) => word.x0 >= x0 - SAME_EDGE && word.x1 <= x1 + SAME_EDGE
  const end = words.findLastIndex(isWithin)
  const [last, next] = [words[end], words[end + 1]]
  if (!last || (next && next.x0 - last.x1 <= COLUMN_GAP * last.size)) return false
  return words.some((word) => isWithin(word) && hasDigit(word.text) && !AMOUNT.test(word.text))
}

/**
 * Where days stand on lines above their rows: a row with such a day among its lines, or right below a line with a number in the place
 * of the days, which may be what is left of one, and the rows after it, which may all belong to that day.
 */
function underOverlookedDays(rows: readonly ReadRow[], lost: ReadonlyMap<Line, readonly Line[]>): ReadRow[] {
  const headed = rows.filter((row) => dateWords(row).length > 0)
  if (headed.length === 0) return []
  const columnOf = columnsByPage(headed)
  let overlooked: PrintedDate | null = null
  return rows.filter((row) => {
    const isDayAmong = row.lines.some((line) => isDay(line) && isWrittenAs(line.dates[0]?.date, row.date))
    const isDayLost = lostAbove(row, lost).some(
      (line) => line.dates.length === 0 && hasNumberIn(line, columnOf(row)),
    )
    if (isDayAmong || isDayLost) overlooked = row.date
    else if (overlooked !== null && !isSameDay(overlooked, row.date)) overlooked = null
    return overlooked !== null
  })
}

const isWrittenAs = (a: PrintedDate | undefined, b: PrintedDate | null): boolean =>
  a !== undefined &&
  b !== null &&
  a.isNumeric === b.isNumeric &&
  (a.year === null) === (b.year === null) &&
  a.hasLongYear === b.hasLongYear

const isSameDay = (a: PrintedDate, b: PrintedDate | null): boolean =>
  a.first === b?.first && a.second === b.second && a.year === b.year

/**
 * Rows that print their date on a line below their amount, where the last row has no date, or a date stands above the
 * first amount: then each date may belong to the amount below it.
 */
function shifted(
  movements: readonly Movement[],
  lost: ReadonlyMap<Line, readonly Line[]>,
  columnOf: (row: ReadRow) => Span,
): ReadRow[] {
  const rows = movements.filter(isTransaction).map(({ row }) => row)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const above = movements.slice(0, movements.findIndex(isTransaction)).flatMap(({ row }) => row.lines)
  const isDateLeft =
    !printsDate(last) ||
    [...above, ...lostAbove(first, lost)].some((line) => hasDateIn(line, columnOf(first)))
  return isDateLeft ? rows.filter((row) => printsDate(row) && isBelowAmount(row)) : []
}

/**
 * Rows that print their date on another line than their amount, where a row of their table has none, not even one that is printed
 * above: that row's may have been given to one of these.
 */
function amongUndated(rows: readonly ReadRow[]): ReadRow[] {
  if (rows.every(({ date }) => date !== null)) return []
  return rows.filter((row) => {
    const [date] = dateWords(row)
    const isApart = amountWords(row).every(
      ({ baseline }) => date && Math.abs(date.baseline - baseline) > LINE_BELOW,
    )
    return printsDate(row) && isApart
  })
}

const amountWords = ({ money, moneyCells }: ReadRow): readonly Word[] =>
  money.flatMap((amount, c) => (amount ? (moneyCells[c]?.words.slice(0, 1) ?? []) : []))

function isBelowAmount(row: ReadRow): boolean {
  const [date] = dateWords(row)
  const amounts = amountWords(row)
  return (
    date !== undefined &&
    amounts.length > 0 &&
    amounts.every(({ page, baseline }) =>
      page === date.page ? date.baseline > baseline + LINE_BELOW : date.page > page,
    )
  )
}
