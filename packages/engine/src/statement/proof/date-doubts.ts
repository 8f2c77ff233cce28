import { dayNumber, type IsoDate, yearOf } from '../../dates/calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import type { Ledger } from '../accounts/ledger.ts'
import { isTransaction, type ReadRow } from '../ledger.ts'
import type { Period } from '../printed/period-forms.ts'
import { completeDate, completeNear, type YearHints } from '../printed/resolve-dates.ts'
import type { RowDoubt } from '../statement.ts'

/** The most days from a purchase to its posting: cards post most within a week, and what comes late within a month. */
const POSTING_DAYS = 31

/** What the document says about the dates of an account. */
export type DateFacts = {
  readonly order: DayOrder
  /** Another order that what is printed allows as well. */
  readonly rival: DayOrder | null
  readonly years: YearHints
  /** The document also prints another year than the one that dates were completed with. */
  readonly areYearsOpen: boolean
  /** Years that the document prints in full outside its rows. */
  readonly yearsOutside: readonly number[]
  /** The day that the statement is drawn up for. */
  readonly closingDay: IsoDate | null
  /** Days that the document prints in full outside its rows. */
  readonly daysOutside: readonly IsoDate[]
}

/** What is doubtful about a row's date. */
export function dateDoubts({ date, valueDate, cells }: ReadRow, facts: DateFacts): RowDoubt[] {
  const { order, rival, years, yearsOutside, closingDay } = facts
  const day = date && completeDate(date, order, years)
  if (date === null || day === null) return ['date-unread']
  const doubts: RowDoubt[] = []
  const other = rival && date.isNumeric ? completeDate(date, rival, years) : day
  // What is taken for a year of two digits may be something else: `1 JUL03` is the third of July in the first row.
  const isYearStrange =
    date.year !== null &&
    !date.hasLongYear &&
    !(years.period && isWithin(day, years.period)) &&
    !(closingDay && daysBetween(day, closingDay) <= FAR_DAYS) &&
    yearsOutside.length > 0 &&
    !yearsOutside.some((year) => Math.abs(year - yearOf(day)) <= 1)
  const isYearOpen = date.year === null && (facts.areYearsOpen || isNearerOtherYear(date, day, facts))
  if (other !== day || isYearOpen || isYearStrange || isCrowded(cells, valueDate))
    doubts.push('date-ambiguous')
  const value = valueDate && completeNear(valueDate, order, day)
  const { period } = years
  // A card statement lists purchases by the day of posting, some days after they were made.
  const isPosted = value && period && isWithin(value, period) && daysBetween(day, value) <= POSTING_DAYS
  // A row long after the day of its statement has the year of something else.
  const isAhead = closingDay !== null && dayNumber(day) - dayNumber(closingDay) > POSTING_DAYS
  if ((period && !isWithin(day, period) && !isPosted) || isAhead) doubts.push('date-outside-period')
  return doubts
}

/**
 * Whether a day whose year comes from the latest date of the document would be nearer to some other date if it were in
 * the year before or after. The latest date may be the day when a rate ends, or lie months before the rows.
 */
function isNearerOtherYear(
  date: PrintedDate,
  day: IsoDate,
  { order, years, daysOutside }: DateFacts,
): boolean {
  if (years.period !== null || years.rowDay !== null) return false
  const distance = (from: IsoDate) => Math.min(...daysOutside.map((other) => daysBetween(from, other)))
  // No row is expected after the latest date, unless no date is anywhere near it in its year.
  const others = distance(day) > FAR_DAYS ? [-1, 1] : [-1]
  return others.some((step) => {
    const other = toDate(date, order, yearOf(day) + step)
    return other !== null && distance(other) < distance(day)
  })
}

/**
 * The rows whose day may have been given to the row above or below: beside one that prints more days than a row has, or
 * without a date under one that prints a second day in the column of the first.
 *
 * @param rows in printed order
 */
export function besideFurtherDays(rows: readonly ReadRow[]): Set<ReadRow> {
  const found = new Set<ReadRow>()
  for (const [r, row] of rows.entries()) {
    const [above, below] = [rows[r - 1], rows[r + 1]]
    const beside = [above, below].filter((other) => other !== undefined)
    const isUndated =
      above !== undefined && [undefined, dayOf(above)].includes(dayOf(row)) && !printsValueDay(row)
    const isCrowdedBeside = beside.some(({ cells, valueDate }) => isCrowded(cells, valueDate))
    if (isCrowdedBeside || (isUndated && printsDayBelow(above.cells))) found.add(row)
  }
  return found
}

/** The word that a row's date begins with: rows that print none share that of a row above. */
const dayOf = ({ cells }: ReadRow) => cells.date?.words[0]

/** Whether a row prints a day of value apart from its date, which may stand in a heading above. */
const printsValueDay = ({ cells }: ReadRow) =>
  cells.valueDate !== undefined &&
  !cells.valueDate.isEmpty &&
  cells.valueDate.words[0] !== cells.date?.words[0]

/** A row has a booking day and a value day. Where its cell holds more days, some belong to another row. */
function isCrowded(cells: ReadRow['cells'], valueDate: PrintedDate | null): boolean {
  const words = cells.date?.words ?? []
  const isApart = valueDate === null || cells.valueDate?.words.some((word) => !words.includes(word)) === true
  return printedDays(cells) > (isApart ? 1 : 2)
}

/** Whether a second day stands under a row's first, in its column. */
function printsDayBelow(cells: ReadRow['cells']): boolean {
  const [day, value] = [cells.date?.words[0], cells.valueDate?.words[0]]
  const isUnder = day !== undefined && value !== undefined && value.x0 < day.x1 && day.x0 < value.x1
  return printedDays(cells) > 1 || (isUnder && day !== value)
}

/** How many days the cell of a row's date holds. */
const printedDays = ({ date }: ReadRow['cells']): number =>
  new Set((date?.dates ?? []).map(({ date: printed }) => JSON.stringify(printed))).size

const daysBetween = (a: IsoDate, b: IsoDate): number => Math.abs(dayNumber(a) - dayNumber(b))

const isWithin = (day: IsoDate, { start, end }: Period): boolean => day >= start && day <= end

/** A row's day is far off beyond this many days from those of the rows around it: a quarter, the longest usual period. */
const FAR_DAYS = 92

/**
 * Which of the rows have a day far from those of the rows above and below, which are near each other: that is a
 * misprint, or a year that was guessed wrong.
 *
 * @param days in printed order; null where a row has none
 */
export function farDays(days: readonly (IsoDate | null)[]): boolean[] {
  const known = days.flatMap((day, i) => (day === null ? [] : [{ i, number: dayNumber(day) }]))
  const areFar = days.map(() => false)
  if (known.length < 3) return areFar
  for (const [k, { i, number }] of known.entries()) {
    const from = Math.min(Math.max(0, k - 1), known.length - 3)
    const numberAt = (at: number) => known[at]?.number as number
    const a = numberAt(k === from ? from + 1 : from)
    const b = numberAt(k === from + 2 ? from + 1 : from + 2)
    const isFarFrom = (other: number) => Math.abs(number - other) > FAR_DAYS
    areFar[i] = Math.abs(a - b) <= FAR_DAYS && isFarFrom(a) && isFarFrom(b)
  }
  return areFar
}

/** Rows with balances are hardly ever printed this many days out of order. Half a month: a lost one moves rows by a whole. */
const FAR_BACK = 15

/**
 * Whether the days of an account go far back from one row to the next, and stay there, though each prints its balance:
 * then the name of a month between them was lost, or belongs to other rows.
 *
 * @param days for each movement, in printed order
 */
export function turnsBack({ movements, isReversed }: Ledger, days: readonly (IsoDate | null)[]): boolean {
  const rows = movements.flatMap((movement, i) => {
    const day = days[i] ?? null
    return isTransaction(movement) && day !== null
      ? [{ day: dayNumber(day), hasBalance: movement.balance !== null }]
      : []
  })
  const oldestFirst = isReversed ? rows.reverse() : rows
  return oldestFirst.some((row, i) => {
    const [next, later] = [oldestFirst[i + 1], oldestFirst[i + 2]]
    const isBehind = (other: typeof next) => other !== undefined && row.day - other.day >= FAR_BACK
    return row.hasBalance && next?.hasBalance === true && isBehind(next) && isBehind(later)
  })
}
