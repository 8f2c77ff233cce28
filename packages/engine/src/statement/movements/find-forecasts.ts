import { dayNumber, type IsoDate, yearOf } from '../../dates/calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import type { Minor } from '../../money/money.ts'
import { chronological, sumOf, walkChain } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Period } from '../printed/period-forms.ts'
import type { ChosenMovements } from './choose-movements.ts'
import { printsOwnDay } from './prints-own-day.ts'

/**
 * Leaves out what is still to come within a table whose rows print balances, or with a balance below those of the period:
 * its last rows, if they are dated after the period, and print no balances or balances that do not go on from those of the
 * rows before.
 */
export function withoutComing<T extends ChosenMovements>(
  table: T,
  period: Period | null,
  order: DayOrder,
): T {
  const { movements } = table
  if (period === null) return table
  const isComing = ({ row }: Movement) => {
    const day = row.date && dayBeside(row.date, period, order)
    return row.kind === null && day !== null && day > period.end
  }
  const end = movements.findLastIndex((movement) => isTransaction(movement) && !isComing(movement)) + 1
  const kept = movements.slice(0, end).filter(isTransaction)
  const haveBalances = kept.filter(({ balance }) => balance !== null).length > kept.length / 2
  const coming = movements.findIndex((movement, i) => i >= end && isTransaction(movement))
  const settled = movements.slice(0, Math.max(0, coming)).findLastIndex(({ balance }) => balance !== null) + 1
  const isCut = coming >= 0 && (haveBalances || settled > end) && !goesOn(table, coming)
  return isCut ? { ...table, movements: movements.slice(0, Math.max(end, settled)) } : table
}

/** The day of a row. Without a year it lies within the period or shortly before it if it can, or else after it. */
function dayBeside(date: PrintedDate, { start, end }: Period, order: DayOrder): IsoDate | null {
  const [inFirst, inLast] = [start, end].map((limit) => toDate(date, order, date.year ?? yearOf(limit)))
  const isNear = inFirst && inFirst <= end && dayNumber(start) - dayNumber(inFirst) <= LATE_DAYS
  return isNear ? inFirst : (inLast ?? null)
}

const printsDay = ({ row }: Movement): boolean => row.lines.some(({ dates }) => dates.length > 0)

/**
 * Leaves out rows without date and balance in the last part of a table, if the balance has reached the named closing
 * balance in the parts before. They list something else, such as charges of the month to come.
 *
 * @param closings printed outside the rows
 */
export function withoutWhatFollowsClosing<T extends ChosenMovements>(
  table: T,
  closings: readonly Minor[],
): T {
  const { movements, isReversed } = table
  const end = movements.findLastIndex(({ balance }) => balance !== null)
  const last = movements[end]
  const isReached = !isReversed && last !== undefined && closings.includes(last.balance as Minor)
  const beyond = movements.slice(end + 1)
  const isOther = (movement: Movement) => movement.row.part !== last?.row.part && !printsDay(movement)
  return isReached && beyond.length > 0 && beyond.every(isOther)
    ? { ...table, movements: movements.slice(0, end + 1) }
    : table
}

/**
 * Leaves out what stands below the row that ends an account: the closing balance that the rows have reached or, where
 * the newest row stands first, the opening balance. If no row there prints a day in the date column, these rows list
 * something else, such as the parts of an interest row, or what the account holds now. So do rows that print the days and
 * amounts of some above again, and lead from no balance to the next: fees, with how many there were. Totals may stand there, too.
 */
export function withoutWhatFollowsEnd<T extends ChosenMovements>(table: T): T {
  const { movements, isReversed } = table
  const end = movements.findLastIndex(({ row }) => row.kind === (isReversed ? 'opening' : 'closing'))
  const isTotal = ({ row }: Movement) => row.kind === 'total'
  const beyond = movements.slice(end + 1).filter((movement) => !isTotal(movement))
  const keyOf = ({ row: { date }, movement }: Movement) =>
    `${date?.first}/${date?.second} ${Math.abs(movement ?? 0)}`
  const listedAgain = () => {
    const above = new Set(movements.slice(0, end).map(keyOf))
    return !isReversed && beyond.every((row) => above.has(keyOf(row))) && !goesOn(table, end + 1)
  }
  const areOther =
    beyond.every(({ row }) => row.kind !== 'opening') &&
    (beyond.every(({ row }) => !printsOwnDay(row)) || listedAgain())
  const isEnd = end > 0 && beyond.length > 0 && areOther && (isReversed || isReached(movements, end))
  return isEnd
    ? { ...table, movements: movements.filter((movement, i) => i <= end || isTotal(movement)) }
    : table
}

/** Whether the movements since the previous balance lead to the balance of a row. */
function isReached(movements: readonly Movement[], at: number): boolean {
  const from = movements.findLastIndex(({ balance }, i) => i < at && balance !== null)
  const [before, after] = [movements[from]?.balance, movements[at]?.balance]
  return before != null && after != null && before + sumOf(movements.slice(from + 1, at + 1)) === after
}

/**
 * Whether the balance of a row, or of one below it, goes on from those above; newest first, whether one prints a
 * balance.
 */
function goesOn({ movements, isOwed, isReversed }: ChosenMovements, from: number): boolean {
  if (isReversed) return movements.slice(from).some(({ balance }) => balance !== null)
  const { verdicts } = walkChain(chronological(movements, false, isOwed), null)
  return verdicts.slice(from).includes(true)
}

/** A late posting may be dated this many days before the period, and take effect as many days after it. */
export const LATE_DAYS = 62

/**
 * Tables of what is still to come, such as the instalments of a loan, or of what lies long back, such as term deposits.
 * There must be another table with rows within the period that the statement names. Either all their rows are dated
 * after the period; or they print no balances while the other table does, and all their rows are dated long before the
 * period, or have a second date after it.
 */
export function findForecasts<T extends ChosenMovements>(
  tables: readonly T[],
  period: Period | null,
  order: DayOrder,
): ReadonlySet<T> {
  if (period === null) return new Set()
  const daysOf = ({ movements }: T) =>
    movements.filter(isTransaction).map(({ row }) => row.date && toDate(row.date, order))
  const datedRows = ({ movements }: T) =>
    movements.filter(isTransaction).flatMap(({ row }) => (row.date ? [toDate(row.date, order)] : []))
  // Limits and rates may stand below, in the same table, without a day.
  const isAhead = (table: T) => {
    const [all, days] = [daysOf(table), datedRows(table)]
    return (
      days.length > all.length / 2 && !opens(table) && days.every((day) => day != null && day > period.end)
    )
  }
  // A list of what is still to come does not begin with a balance: such rows are an account whose dates may be wrong.
  const opens = ({ movements }: T) => {
    const kind = movements[0]?.row.kind
    return kind === 'opening' || kind === 'forward'
  }
  // A day without its year is as good as within the period.
  const isWithin = (table: T) =>
    daysOf(table).some(
      (day) => day === null || (day !== undefined && day >= period.start && day <= period.end),
    )
  const hasBalances = ({ movements }: T) =>
    movements.some((movement) => isTransaction(movement) && movement.balance !== null)
  const [start, end] = [dayNumber(period.start) - LATE_DAYS, dayNumber(period.end) + LATE_DAYS]
  const isFarOff = ({ row: { date, valueDate } }: Movement) => {
    const [day, second] = [date && toDate(date, order), valueDate && toDate(valueDate, order)]
    return (day != null && dayNumber(day) < start) || (second != null && dayNumber(second) > end)
  }
  // `Lançamentos futuros`: agreed within the period, and settled after it.
  const isUnsettled = ({ row: { valueDate } }: Movement) => {
    const day = valueDate && toDate(valueDate, order)
    return day != null && day > period.end
  }
  const isUnsettledOnly = (table: T) =>
    !hasBalances(table) &&
    datedRows(table).length > 0 &&
    table.movements.filter(isTransaction).every(isUnsettled)
  const isOfTerms = (table: T) => !hasBalances(table) && table.movements.filter(isTransaction).every(isFarOff)
  const listed = tables.filter(isWithin)
  if (listed.length === 0) return new Set()
  const areListed = listed.some(hasBalances)
  return new Set(
    tables.filter((table) => isAhead(table) || (areListed && (isOfTerms(table) || isUnsettledOnly(table)))),
  )
}
