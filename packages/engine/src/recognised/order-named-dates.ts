import type { DateColumn } from './date-columns.ts'
import { findNamedDates, type NamedDate } from './named-dates.ts'
import { dateBetween } from './neighbour-dates.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** In font sizes: the left edges of dates above each other differ by less. */
const SAME_EDGE = 0.5
/** In a list that goes from one year to the next, months up to this one are of the later year. */
const FIRST_HALF = 6
const [NOVEMBER, FEBRUARY] = [11, 2]
/** A year that has every day, including 29 February. */
const LEAP_YEAR = 2000
const DAY_MS = 86_400_000
/** A named date as numbers, of the first year or the second. */
const ORDER = { month: 0, day: 1, year: 2 }
const SHAPE = '99/99/99'

/**
 * Replaces dates with a month name that are out of order with those above and below by the one in order that is most
 * like what was read: `JAN18` between `JAN10` and `JAN12` is `JAN10`. What was changed is not confirmed.
 */
export function orderNamedDates(words: readonly RecognisedWord[]): RecognisedWord[] {
  const named = findNamedDates(words)
  const changed = new Map<RecognisedWord, string>()
  for (const date of named) {
    if (date.word.isConfirmed || changed.has(date.word)) continue
    const found = betweenNamed(date, inColumnOf(date.word, named), true)
    if (found !== null) for (const [word, text] of date.write(found.name, found.day)) changed.set(word, text)
  }
  return words.map((word) => {
    const text = changed.get(word)
    return text === undefined || text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}

/** The dates that begin where a word does. */
export const inColumnOf = (at: RecognisedWord, named: readonly NamedDate[]): readonly NamedDate[] =>
  named.filter(({ word }) => Math.abs(word.x0 - at.x0) < SAME_EDGE * at.size)

type Numbered = Pick<NamedDate, 'word' | 'month' | 'day'>

/**
 * The day that the dates above and below leave for a date of a column, as found by `dateBetween`.
 *
 * @param isRead the text read for it is a day
 */
export function betweenNamed(
  date: Numbered,
  column: readonly NamedDate[],
  isRead: boolean,
): Pick<NamedDate, 'name' | 'day'> | null {
  const isLater = inLaterYear(column)
  const numbered = ({ month, day, word }: Numbered): RecognisedWord => {
    const year = isLater(month) ? '01' : '00'
    return { ...word, text: [String(month).padStart(2, '0'), day, year].join('/') }
  }
  const [x0, width] = [date.word.x0, date.word.x1 - date.word.x0]
  const dates = column.map(numbered).sort((a, b) => a.baseline - b.baseline)
  const asDates: DateColumn = { shape: SHAPE, x0, width, dates, order: ORDER }
  const word = numbered(date)
  const [month, day] = dateBetween(word, isRead ? word.text : null, asDates)?.split('/') ?? []
  const name = column.find((other) => other.month === Number(month))?.name
  return day === undefined || name === undefined ? null : { name, day }
}

/** Whether a month is of the later year, where a column of days and months goes from one year to the next. */
function inLaterYear(column: readonly NamedDate[]): (month: number) => boolean {
  const months = column.map(({ month }) => month)
  const goesOn = months.some((month) => month >= NOVEMBER) && months.some((month) => month <= FEBRUARY)
  return (month) => goesOn && month <= FIRST_HALF
}

/** Numbers the days of a column, each one more than the day before. */
export function dayNumber(column: readonly NamedDate[]): (date: Pick<NamedDate, 'month' | 'day'>) => number {
  const isLater = inLaterYear(column)
  return ({ month, day }) => Date.UTC(LEAP_YEAR + (isLater(month) ? 1 : 0), month - 1, Number(day)) / DAY_MS
}
