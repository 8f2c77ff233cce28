import { dayNumber, LEAP_YEAR } from './calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from './parse-date.ts'

/**
 * Steps from date to date to a later day, less those to an earlier one.
 *
 * @param dates in the order of the rows; those that are no day in this order of numbers are left out
 */
export function daySteps(dates: readonly PrintedDate[], order: DayOrder): number {
  const days = dates.flatMap((date) => {
    const day = toDate(date, order, date.year ?? LEAP_YEAR)
    return day ? [dayNumber(day)] : []
  })
  return days.slice(1).reduce((sum, day, i) => sum + Math.sign(day - (days[i] ?? 0)), 0)
}
