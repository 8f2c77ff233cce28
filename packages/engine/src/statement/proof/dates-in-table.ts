import { dayNumber, LEAP_YEAR } from '../../dates/calendar.ts'
import { type DayOrder, type PrintedDate, parseCompactDate, toDate } from '../../dates/parse-date.ts'
import { type Line, textOf } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import { rankOfDayTitle } from '../../vocabulary/day-titles.ts'
import { isTransaction, type ReadRow } from '../ledger.ts'
import type { Reading, TableReading } from '../read-statement.ts'
import { datesOutOfPlace, dateWords } from './dates-out-of-place.ts'
import { hiddenDates } from './hidden-dates.ts'
import { underLostDates } from './lost-date-column.ts'
import { besideRivalDays } from './rival-days.ts'

const HALF_A_YEAR = 183
const LONG_COMPACT = /^\d{6}$/
const BETWEEN_NUMBERS = /\d+(\D*)/

/**
 * The rows whose date does not fit what their table prints in its column of dates: it is printed in another style than
 * most, it is out of place, most others cannot be read, or nothing tells the booking day from the value day.
 *
 * @param lines of all pages
 */
export function datesInTables({ tables, accounts, order }: Reading, lines: readonly Line[]): Set<RowId> {
  // Some rows count as transactions only since their account would not close without them.
  const settled = new Map(
    accounts.flatMap(({ ledger }) => ledger.movements.map((movement) => [movement.row.id, movement])),
  )
  const inRows = new Set(
    tables.flatMap(({ choice }) => choice?.movements.flatMap(({ row }) => row.lines) ?? []),
  )
  const lost = linesBetween(lines, inRows)
  return new Set(
    tables.flatMap((table): RowId[] => {
      const movements = (table.choice?.movements ?? []).map((moved) => settled.get(moved.row.id) ?? moved)
      const rows = movements.filter(isTransaction).map(({ row }) => row)
      return [
        ...otherStyles(rows),
        ...datesOutOfPlace(movements, lost, order),
        ...hiddenDates(rows, order),
        ...underLostDates(rows, lost),
        ...amongUnread(rows, order),
        ...behindCompactDates(rows),
        ...(areDaysTold(table, rows, order) ? [] : twoDays(rows)),
        ...(titleOfDates(table) === '' ? besideRivalDays(rows, order) : []),
      ]
    }),
  )
}

/**
 * For the first line of each row, the lines above it that are part of no row: all up to the row above on its page. At the
 * top of a page only the nearest one, since titles and letterheads stand there.
 */
function linesBetween(lines: readonly Line[], inRows: ReadonlySet<Line>): Map<Line, readonly Line[]> {
  const between = new Map<Line, readonly Line[]>()
  let [above, isUnderRow]: [Line[], boolean] = [[], false]
  for (const [i, line] of lines.entries()) {
    if (lines[i - 1]?.page !== line.page) [above, isUnderRow] = [[], false]
    if (!inRows.has(line)) above.push(line)
    else {
      if (above.length > 0) between.set(line, isUnderRow ? above : above.slice(-1))
      ;[above, isUnderRow] = [[], true]
    }
  }
  return between
}

/** Where most rows have no date that can be read, the column of dates was lost, and what was read may be anything. */
function amongUnread(rows: readonly ReadRow[], order: DayOrder): RowId[] {
  const read = rows.filter(({ date }) => dayOf(date, order) !== null)
  return read.length * 2 < rows.length ? read.map(({ id }) => id) : []
}

/** Where most rows begin with what may be a compact date, `010524`, any other date is probably part of their texts. */
function behindCompactDates(rows: readonly ReadRow[]): RowId[] {
  const behind = rows.filter((row) => {
    const first = row.lines[0]?.words[0]
    const isDay = first && LONG_COMPACT.test(first.text) && parseCompactDate(first.text) !== null
    return isDay && !dateWords(row).includes(first)
  })
  return behind.length * 2 > rows.length ? rows.map(({ id }) => id) : []
}

/** `03/02` under `12.02`, or without a year under `12/02/24`: part of a text that stands below the dates, not one of them. */
function otherStyles(rows: readonly ReadRow[]): RowId[] {
  // A date may be printed once for several rows.
  const printed = new Map(
    rows.flatMap((row) => (row.date ? [[dateWords(row)[0], styleOf(row, row.date)]] : [])),
  )
  printed.delete(undefined)
  const styles = [...printed.values()]
  const counts = Map.groupBy(styles, ({ between }) => between)
  const isRare = (count: number) => count * 2 <= styles.length
  const isYearRare = isRare(styles.filter(({ hasYear }) => !hasYear).length)
  if (counts.size < 2 && !isYearRare) return []
  return rows
    .filter((row) => {
      const style = printed.get(dateWords(row)[0])
      if (style === undefined || styles.length < 2) return false
      return isRare(counts.get(style.between)?.length ?? 0) || (isYearRare && !style.hasYear)
    })
    .map(({ id }) => id)
}

/** What stands between day and month; a month in letters is a style by itself. */
type DateStyle = { readonly between: string; readonly hasYear: boolean }

function styleOf(row: ReadRow, { isNumeric, year }: PrintedDate): DateStyle {
  const hasYear = year !== null
  if (!isNumeric) return { between: 'letters', hasYear }
  const { dates: [found] = [] } = row.cells.date ?? {}
  const text = textOf(dateWords(row).slice(found?.from, found?.to))
  return { between: BETWEEN_NUMBERS.exec(text)?.[1] ?? '', hasYear }
}

/**
 * Whether titles or the days themselves say which of two columns holds the booking day: it comes before the value day,
 * and the rows are in its order.
 */
function areDaysTold(
  { table: { columns }, uses }: TableReading,
  rows: readonly ReadRow[],
  order: DayOrder,
): boolean {
  const both = columns[uses.indexOf('dates')]
  if (both !== undefined) return both.title !== '' || comesFirst(rows, order)
  const [date, value] = [columns[uses.indexOf('date')], columns[uses.indexOf('valueDate')]]
  if (date === undefined || value === undefined) return true
  const isTitled = date.title !== '' && value.title !== ''
  if (isTitled && (value.role === 'valueDate' || rankOfDayTitle(date.title) < rankOfDayTitle(value.title)))
    return true
  const [days, values] = [rows.map((row) => row.date), rows.map((row) => row.valueDate)]
  // The second day, always the earlier one, may be that of the transaction, and the first that of posting.
  const isEarlierLast = comesFirst(rows.map(exchanged), order)
  return comesFirst(rows, order) || (!isEarlierLast && isInOrder(days, order) && !isInOrder(values, order))
}

const titleOfDates = ({ table: { columns }, uses }: TableReading): string | undefined =>
  columns[uses.findIndex((use) => use === 'date' || use === 'dates')]?.title

type Days = Pick<ReadRow, 'date' | 'valueDate'>

const exchanged = ({ date, valueDate }: Days): Days => ({ date: valueDate, valueDate: date })

/** Whether the first of two days is never the later one, even across the end of a year. */
function comesFirst(rows: readonly Days[], order: DayOrder): boolean {
  return rows.every(({ date, valueDate }) => {
    const [day, value] = [dayOf(date, order), dayOf(valueDate, order)]
    if (day === null || value === null) return true
    const later = dayNumber(value) - dayNumber(day)
    return later >= 0 || later < -HALF_A_YEAR
  })
}

const dayOf = (date: PrintedDate | null, order: DayOrder) =>
  date && toDate(date, order, date.year ?? LEAP_YEAR)

/** Whether days never go back, or never forward. */
function isInOrder(dates: readonly (PrintedDate | null)[], order: DayOrder): boolean {
  const days = dates.flatMap((date) => dayOf(date, order) ?? [])
  const steps = days.slice(1).map((day, i) => (day === days[i] ? 0 : day > (days[i] as string) ? 1 : -1))
  return !(steps.includes(1) && steps.includes(-1))
}

const twoDays = (rows: readonly ReadRow[]): RowId[] =>
  rows
    .filter(({ date, valueDate }) => valueDate !== null && JSON.stringify(date) !== JSON.stringify(valueDate))
    .map(({ id }) => id)
