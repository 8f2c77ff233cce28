import { dayNumber, LEAP_YEAR } from './calendar.ts'
import { type PairOrder, type PrintedDate, toDate } from './parse-date.ts'

const DAYS_OF_YEAR = 366
const ORDERS: readonly PairOrder[] = ['day-first', 'month-first']

/**
 * Whether the first day of some pair comes before the second, and of none after it, in every order of day and month in which
 * all of them are days.
 */
export function comeBefore(pairs: readonly (readonly [PrintedDate, PrintedDate])[]): boolean {
  const numbers = pairs.flat().filter(({ isNumeric }) => isNumeric)
  const steps = ORDERS.filter((order) => numbers.every((date) => (date.order ?? order) === order))
    .map((order) => pairs.map(([a, b]) => step(a, b, order)))
    .filter((some) => !some.includes(null))
  const isBefore = (some: readonly (number | null)[]) =>
    some.every((days) => (days ?? 0) >= 0) && some.some((days) => (days ?? 0) > 0)
  return steps.length > 0 && steps.every(isBefore)
}

/** The days from one to the other by their days and months alone, the shorter way over the end of a year or not. */
function step(a: PrintedDate, b: PrintedDate, order: PairOrder): number | null {
  const [first, second] = [toDate(a, order, LEAP_YEAR), toDate(b, order, LEAP_YEAR)]
  if (first === null || second === null) return null
  const days = dayNumber(second) - dayNumber(first)
  return Math.abs(days) <= DAYS_OF_YEAR / 2 ? days : days - Math.sign(days) * DAYS_OF_YEAR
}

/**
 * The fewest days between two printed dates by their days and months alone, in any order of numbers, over the end of a
 * year or not; infinite where there is no order in which both are days.
 */
export function daysApart(a: PrintedDate, b: PrintedDate): number {
  const distances = ORDERS.flatMap((order) => step(a, b, order) ?? [])
  return Math.min(...distances.map(Math.abs))
}
