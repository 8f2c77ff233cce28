import { type DateColumn, type DateParts, numbersOf } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** Of the dates of a column, at most one in so many is not after, or not before, the one above. */
const EVEN = 8
/** The most days between two dates above each other that are looked through. */
const MOST_DAYS = 31
/** The most characters to exchange, insert or leave out: of a date, and of what is none, this share of its length. */
const [OF_DATE, OF_OTHER] = [1, 0.5]
const DAY_MS = 86_400_000

/**
 * The one date between those above and below that is most like what was read, in a column that runs evenly forwards or
 * backwards. Null where that is not clear, and where what was read is a date between them itself.
 *
 * @param found the date that was read, where it is one
 */
export function dateBetween(
  { baseline, text }: RecognisedWord,
  found: string | null,
  { dates, order, shape }: DateColumn,
): string | null {
  if (order === null) return null
  const others = dates.filter((date) => date.baseline !== baseline)
  const days = others.map((date) => dayOf(date.text, order))
  const step = stepOf(days)
  if (step === 0) return null
  const next = others.findIndex((date) => date.baseline > baseline)
  const [above, below] = [days[(next < 0 ? others.length : next) - 1], next < 0 ? undefined : days[next]]
  if (above === undefined || below === undefined) return null
  const [from, to] = step > 0 ? [above, below] : [below, above]
  if (to < from || to - from > MOST_DAYS) return null
  const own = found === null ? null : dayOf(found, order)
  if (own !== null && own >= from && own <= to) return null
  const candidates = Array.from({ length: to - from + 1 }, (_, i) => {
    const date = written(from + i, order, shape)
    return { date, faults: faultsOf(text, date) }
  }).sort((a, b) => a.faults - b.faults)
  const [best, second] = candidates
  const most = found === null ? OF_OTHER * shape.length : OF_DATE
  if (!best || best.faults > most || best.faults === second?.faults) return null
  return best.date
}

/** Days since 1970, of a year that is the same for all where none is printed. */
function dayOf(date: string, { day, month, year }: DateParts): number {
  const numbers = numbersOf(date)
  const printed = year === null ? 2000 : (numbers[year] ?? 0)
  const whole = printed < 100 ? 2000 + printed : printed
  return Date.UTC(whole, (numbers[month] ?? 1) - 1, numbers[day] ?? 1) / DAY_MS
}

/** 1 where dates run forwards from top to bottom, -1 where backwards, 0 where they do neither. */
function stepOf(days: readonly number[]): -1 | 0 | 1 {
  const steps = days.slice(1).map((day, i) => day - (days[i] as number))
  const [up, down] = [steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length]
  if (up > EVEN * down) return 1
  return down > EVEN * up ? -1 : 0
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

/** Characters to exchange, insert or leave out (Levenshtein 1966). */
function faultsOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(exchanged, (row[j] as number) + 1, (next[j - 1] as number) + 1)
    }
    row = next
  }
  return row[b.length] as number
}
