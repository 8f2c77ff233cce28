import { LEAP_YEAR } from './calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from './parse-date.ts'

/**
 * The number of steps from date to date that go to a later day, minus those to an earlier one.
 *
 * @param dates in the order of the rows; those that are not a valid day in this order are left out
 */
export function daySteps(dates: readonly PrintedDate[], order: DayOrder): number {
  let [steps, before]: [number, string | null] = [0, null]
  for (const date of dates) {
    const day = toDate(date, order, date.year ?? LEAP_YEAR)
    if (day === null) continue
    if (before !== null && day !== before) steps += day > before ? 1 : -1
    before = day
  }
  return steps
}
