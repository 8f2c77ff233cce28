import { dayNumber, type IsoDate, LEAP_YEAR } from '../../dates/calendar.ts'
import { type DayOrder, type PrintedDate, toDate } from '../../dates/parse-date.ts'
import { completeDate } from './resolve-dates.ts'

const HALF_A_YEAR = 183

/**
 * The latest day that rows without years may have: where they run in order over the end of one year, such as from
 * October to March, the day of the newest row, so that all rows lie within twelve months.
 *
 * @param dates of the rows, as printed
 * @param latest the latest day that the document prints
 */
export function newestDay(
  dates: readonly PrintedDate[],
  order: DayOrder,
  latest: IsoDate | null,
): IsoDate | null {
  if (latest === null || dates.some(({ year }) => year !== null)) return latest
  const newest = runsOverYearEnd(dates, order) ?? runsOverYearEnd(dates.toReversed(), order)
  return newest === null ? latest : completeDate(newest, order, { period: null, latest, rowDay: null })
}

/** The last of dates that never go back but once, by more than half a year. */
function runsOverYearEnd(dates: readonly PrintedDate[], order: DayOrder): PrintedDate | null {
  const days = dates.flatMap((date) => {
    const day = toDate(date, order, LEAP_YEAR)
    return day === null ? [] : [{ date, number: dayNumber(day) }]
  })
  const back = days
    .slice(1)
    .map(({ number }, i) => number - (days[i]?.number ?? 0))
    .filter((step) => step < 0)
  const isOverOne = back.length === 1 && (back[0] ?? 0) < -HALF_A_YEAR
  return isOverOne ? (days.at(-1)?.date ?? null) : null
}
