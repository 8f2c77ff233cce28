import { dayNumber, LEAP_YEAR } from './calendar.ts'
import { type PrintedDate, toDate } from './parse-date.ts'

const DAYS_OF_YEAR = 366
const ORDERS = ['day-first', 'month-first'] as const

/**
 * The fewest days between two printed dates by their days and months alone, in any order of numbers, over the end of a
 * year or not; infinite where there is no order in which both are days.
 */
export function daysApart(a: PrintedDate, b: PrintedDate): number {
  const distances = ORDERS.flatMap((order) => {
    const [first, second] = [toDate(a, order, LEAP_YEAR), toDate(b, order, LEAP_YEAR)]
    return first && second ? Math.abs(dayNumber(first) - dayNumber(second)) : []
  })
  return Math.min(...distances.map((days) => Math.min(days, DAYS_OF_YEAR - days)))
}
