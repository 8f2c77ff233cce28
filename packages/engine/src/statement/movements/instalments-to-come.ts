import { dayNumber } from '../../dates/calendar.ts'
import { type DayOrder, toDate } from '../../dates/parse-date.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { ChosenMovements } from './choose-movements.ts'

/** A single row may be a payment. */
const MIN_LISTED = 2
/** Instalments of one amount are due each month; two fares of a day cost the same as well. */
const MONTH = 25

/**
 * Leaves out the instalments that a loan lists below those that were paid, whatever the period. They are dated after all rows
 * that print balances, and stand in a table of equal amounts with one text, each a month after the other, or say nothing but
 * their day and amounts; or they are such bare rows at the end of a table, all others of which print a text and a balance.
 */
export function withoutInstalmentsToCome<T extends ChosenMovements>(
  tables: readonly T[],
  order: DayOrder,
): readonly T[] {
  const dayOf = ({ row }: Movement) => row.date && toDate(row.date, order)
  const last = tables
    .flatMap(({ movements }) => movements.filter(isBooked))
    .flatMap((movement) => dayOf(movement) ?? [])
    .reduce<string | null>((latest, day) => (latest === null || day > latest ? day : latest), null)
  if (last === null) return tables
  const isToCome = (movement: Movement) => (dayOf(movement) ?? '') > last
  const areMonthly = (rows: readonly Movement[]) =>
    rows.every((row, i) => {
      const [above, day] = [rows[i - 1] && dayOf(rows[i - 1] as Movement), dayOf(row)]
      return !above || !day || dayNumber(day) - dayNumber(above) >= MONTH
    })
  const isPlan = (rows: readonly Movement[]) =>
    rows.length >= MIN_LISTED &&
    rows.every((row) => !isBooked(row) && isToCome(row)) &&
    (rows.every(isBare) || (areAlike(rows) && areMonthly(rows)))
  return tables.flatMap((table) =>
    isPlan(table.movements.filter(isTransaction)) ? [] : withoutBareEnd(table),
  )
}

function withoutBareEnd<T extends ChosenMovements>(table: T): T {
  const { movements } = table
  const end = movements.findLastIndex((row) => isTransaction(row) && !isBare(row)) + 1
  const [rows, bare] = [movements.slice(0, end), movements.slice(end)].map((some) =>
    some.filter(isTransaction),
  )
  const areBooked = rows?.length && rows.every((row) => isBooked(row) && textOf(row) !== '')
  return areBooked && bare && bare.length >= MIN_LISTED
    ? { ...table, movements: movements.slice(0, end) }
    : table
}

const isBooked = (movement: Movement): boolean => isTransaction(movement) && movement.balance !== null

const isBare = (movement: Movement): boolean => !isBooked(movement) && textOf(movement) === ''

const textOf = ({ row: { description, reference } }: Movement): string => description + (reference ?? '')

/** Whether all rows print one text, and one amount but perhaps in the last. */
const areAlike = (rows: readonly Movement[]): boolean =>
  new Set(rows.map(({ row }) => row.description)).size === 1 &&
  new Set(rows.slice(0, -1).map(({ movement }) => movement)).size === 1
