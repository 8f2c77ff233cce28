import { dayNumber, type IsoDate, LEAP_YEAR } from '../../dates/calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import { MONTH_FIRST_CURRENCIES } from './resolve-dates.ts'

const ORDERS = ['day-first', 'month-first', 'year-first'] as const
/** The day on which a statement is drawn up comes at most this many days before its last row. */
const SLACK_DAYS = 10

/**
 * Another order of day and month that fits the document as well as the chosen one; null where something printed
 * decides it. Dates that can be read in only one way decide it, and so do rows that are in sequence under only one
 * order, and days after the one on which the statement was drawn up.
 *
 * @param dates those of the rows
 * @param all those of the document
 * @param currencyOf asked only where the dates leave it open
 */
export function rivalOrder(
  chosen: DayOrder,
  dates: readonly PrintedDate[],
  all: readonly PrintedDate[],
  currencyOf: () => string | null,
): DayOrder | null {
  const numeric = dates.filter(({ isNumeric }) => isNumeric)
  const isOther = (order: DayOrder) => numeric.some((date) => dayOf(date, order) !== dayOf(date, chosen))
  const rivals = ORDERS.filter((order) => isOther(order) && mayBe(order, chosen, currencyOf))
  if (rivals.length === 0) return null
  const faults = faultsOf(chosen, numeric, all)
  return rivals.find((order) => faultsOf(order, numeric, all) <= faults) ?? null
}

/** Two-digit years that stand first are recognised by rows that run evenly, so they have no rival. */
const mayBe = (order: DayOrder, chosen: DayOrder, currencyOf: () => string | null): boolean =>
  order === 'month-first'
    ? chosen === 'day-first' && MONTH_FIRST_CURRENCIES.includes(currencyOf())
    : order === 'day-first' && chosen === 'month-first'

const dayOf = (date: PrintedDate, order: DayOrder): IsoDate | null =>
  toDate(date, order, date.year ?? LEAP_YEAR)

/** How many printed dates contradict an order. */
function faultsOf(order: DayOrder, numeric: readonly PrintedDate[], all: readonly PrintedDate[]): number {
  const days = numeric.map((date) => dayOf(date, order))
  const unread = days.filter((day) => day === null).length
  const known = days.filter((day) => day !== null)
  const against = [...all, ...numeric].filter(
    (date) => date.isNumeric && date.order !== null && date.first !== date.second && date.order !== order,
  ).length
  return unread + against + steps(known) + late(known, all, numeric)
}

/** Steps from row to row against the direction that most take. */
function steps(days: readonly IsoDate[]): number {
  const turns = days.slice(1).map((day, i) => Math.sign(dayNumber(day) - dayNumber(days[i] as IsoDate)))
  const [up, down] = [turns.filter((turn) => turn > 0).length, turns.filter((turn) => turn < 0).length]
  return Math.min(up, down)
}

/** Rows later than every day that the document prints for sure. */
function late(
  days: readonly IsoDate[],
  all: readonly PrintedDate[],
  numeric: readonly PrintedDate[],
): number {
  if (numeric.some(({ year }) => year === null)) return 0
  const keyOf = ({ first, second, year }: PrintedDate) => `${first} ${second} ${year}`
  const rows = new Set(numeric.map(keyOf))
  const sure = all
    .filter(
      (date) => !rows.has(keyOf(date)) && date.year !== null && (!date.isNumeric || date.order !== null),
    )
    .flatMap((date) => toDate(date, date.order ?? 'day-first') ?? [])
  if (sure.length === 0) return 0
  const last = sure.reduce((latest, day) => Math.max(latest, dayNumber(day)), -Infinity) + SLACK_DAYS
  return days.filter((day) => dayNumber(day) > last).length
}
