import { dayNumber, type IsoDate, yearOf } from '../../dates/calendar.ts'
import { type DayOrder, toDate } from '../../dates/parse-date.ts'
import type { Line } from '../../layout/word.ts'
import type { Period } from '../printed/period-forms.ts'

/**
 * For the instalments of a loan that are still to come, and the like: dated after the period that the statement names. A day
 * without a year is taken in that which brings it nearest to the period.
 */
export function isAhead({ dates: [first] }: Line, period: Period | null, order: DayOrder): boolean {
  if (first === undefined || period === null) return false
  const year = yearOf(period.end)
  const years = first.date.year === null ? [year - 1, year, year + 1] : [first.date.year]
  const days = years.flatMap((year) => toDate(first.date, order, year) ?? [])
  const [start, end] = [dayNumber(period.start), dayNumber(period.end)]
  const distance = (day: IsoDate) => Math.max(start - dayNumber(day), dayNumber(day) - end, 0)
  const [nearest] = days.sort((a, b) => distance(a) - distance(b))
  return nearest !== undefined && nearest > period.end
}
