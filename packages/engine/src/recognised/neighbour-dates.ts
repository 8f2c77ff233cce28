import { type DateColumn, type DateParts, numbersOf } from './date-columns.ts'
import { isTakenFor } from './digits-alike.ts'
import { faultsOf } from './faults-of.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** The fewest dates above each other whose order is no chance; of those beyond them, this share may be misread. */
const [IN_ORDER, MISREAD] = [8, 0.3]
/** The most days between two dates above each other that are looked through. */
const MOST_DAYS = 31
/** The most characters to exchange, insert or leave out: for a date, and for other text as a share of its length. */
const [OF_DATE, OF_OTHER] = [1, 0.5]
/** This many dates that are out of order but sure by their looks are no accident. */
const MIN_STRAYS = 2
const DAY_MS = 86_400_000

/**
 * The one date between those above and below that is most like what was read, in a column that runs evenly forwards
 * or backwards but for dates that were misread. Null where that is not clear, or where the text read is itself a date
 * between them.
 *
 * @param found the date that was read, where it is one
 */
export function dateBetween(
  { baseline, text }: RecognisedWord,
  found: string | null,
  { dates, order, shape }: DateColumn,
): string | null {
  if (order === null) return null
  const rest = dates.flatMap((date) =>
    date.baseline === baseline
      ? []
      : [{ baseline: date.baseline, day: dayOf(date.text, order), isConfirmed: date.isConfirmed }],
  )
  const [forwards, backwards] = [longestRun(rest, 1), longestRun(rest, -1)]
  const step = forwards.length >= backwards.length ? 1 : -1
  const run = step > 0 ? forwards : backwards
  const misread = rest.length - run.length
  if (forwards.length === backwards.length || misread > Math.max(0, MISREAD * (rest.length - IN_ORDER)))
    return null
  // Dates of booking and of value under each other, each sure by its looks, run evenly by themselves only.
  const strays = rest.filter((date) => date.isConfirmed && !run.includes(date)).length
  if (found !== null && strays >= MIN_STRAYS) return null
  const next = run.findIndex((date) => date.baseline > baseline)
  const [above, below] = [run[(next < 0 ? run.length : next) - 1]?.day, next < 0 ? undefined : run[next]?.day]
  if (above === undefined || below === undefined) return null
  const [from, to] = step > 0 ? [above, below] : [below, above]
  if (to < from || to - from > MOST_DAYS) return null
  const read = found === null ? null : dayOf(found, order)
  if (read !== null && read >= from && read <= to) return null
  const candidates = Array.from({ length: to - from + 1 }, (_, i) => {
    const date = written(from + i, order, shape)
    return { date, faults: faultsOf(text, date) }
  })
  const least = Math.min(...candidates.map(({ faults }) => faults))
  const best = candidates.flatMap(({ date, faults }) => (faults === least ? [date] : []))
  if (least > (found === null ? OF_OTHER * shape.length : OF_DATE)) return null
  const [only, ...others] = best.length > 1 ? best.filter((date) => looksLike(date, text)) : best
  return only !== undefined && others.length === 0 ? only : null
}

/** Whether the digits in which two dates of one length differ are taken for each other. */
const looksLike = (date: string, text: string): boolean =>
  date.length === text.length &&
  [...date].every((digit, i) => digit === text[i] || isTakenFor(digit, text[i] ?? ''))

/** Days since 1970, of a year that is the same for all where none is printed. */
function dayOf(date: string, { day, month, year }: DateParts): number {
  const numbers = numbersOf(date)
  const printed = year === null ? 2000 : (numbers[year] ?? 0)
  const whole = printed < 100 ? 2000 + printed : printed
  return Date.UTC(whole, (numbers[month] ?? 1) - 1, numbers[day] ?? 1) / DAY_MS
}

type DayAt = { readonly baseline: number; readonly day: number; readonly isConfirmed: boolean }

/** The most dates of a column, from top to bottom, of which none is before the last one; after it where `step` is -1. */
function longestRun(dates: readonly DayAt[], step: 1 | -1): readonly DayAt[] {
  const lengths: number[] = []
  const befores: number[] = []
  for (const [i, { day }] of dates.entries()) {
    let before = -1
    for (let j = 0; j < i; j++)
      if (step * ((dates[j] as DayAt).day - day) <= 0 && (lengths[j] ?? 0) > (lengths[before] ?? 0))
        before = j
    lengths.push(1 + (lengths[before] ?? 0))
    befores.push(before)
  }
  const run: DayAt[] = []
  for (let i = lengths.indexOf(Math.max(...lengths)); i >= 0; i = befores[i] as number)
    run.unshift(dates[i] as DayAt)
  return run
}

function written(day: number, order: DateParts, shape: string): string {
  const date = new Date(day * DAY_MS)
  const numbers: number[] = []
  numbers[order.day] = date.getUTCDate()
  numbers[order.month] = date.getUTCMonth() + 1
  if (order.year !== null) numbers[order.year] = date.getUTCFullYear()
  let at = 0
  return shape.replace(/9+/g, (digits) => {
    const text = String(numbers[at++] ?? 0).padStart(digits.length, '0')
    return text.slice(-Math.max(digits.length, 1))
  })
}
