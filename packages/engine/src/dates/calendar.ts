/** `YYYY-MM-DD`. */
export type IsoDate = string

/** The year given to days that print none, only to compare them: it has every day. */
export const LEAP_YEAR = 2000

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const MS_PER_DAY = 86_400_000

/** Whether a month ever has this day; February counts 29. */
const isDayOfMonth = (day: number, month: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= (DAYS[month - 1] as number)

/** @returns null when the calendar has no such day */
export function toIsoDate(year: number, month: number, day: number): IsoDate | null {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (!isDayOfMonth(day, month) || (month === 2 && day === 29 && !isLeap)) return null
  return `${year < 1000 ? String(year).padStart(4, '0') : year}-${twoDigits(month)}-${twoDigits(day)}`
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number))

/** @returns null when there is no such month */
export const lastDayOf = (year: number, month: number): IsoDate | null =>
  toIsoDate(year, month, DAYS[month - 1] ?? 0) ?? toIsoDate(year, month, (DAYS[month - 1] ?? 0) - 1)

/** Whole days since 1970. */
export const dayNumber = (date: IsoDate): number =>
  Date.UTC(yearOf(date), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / MS_PER_DAY

/** The day of a number that `dayNumber` gives. */
export const dayOfNumber = (number: number): IsoDate =>
  new Date(number * MS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length)

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4))
