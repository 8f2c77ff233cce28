import { median } from '../geometry/median.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** Which number of a date is its day and which its month, and its year where it has one. */
export type DateParts = { readonly day: number; readonly month: number; readonly year: number | null }

/** Dates of one shape that stand above each other. */
export type DateColumn = {
  /** `99/99/99` */
  readonly shape: string
  /** In points. */
  readonly x0: number
  readonly width: number
  /** From top to bottom. */
  readonly dates: readonly RecognisedWord[]
  /** Null where nothing says whether the day or the month comes first. */
  readonly order: DateParts | null
}

/** The fewest dates above each other that are no chance. */
export const MIN_ALIKE = 4
/** `31-12-24`, `31.12.`, `31/12/2024`, `2024-12-31` */
export const DATE = /^(?:\d{1,2}[-/.]\d{1,2}(?:[-/.](?:\d{2}|\d{4}))?\.?|\d{4}[-/.]\d{2}[-/.]\d{2})$/
/** In font sizes: the left edges of words above each other differ by less, even with one first digit more or less. */
const SAME_EDGE = 0.5
/** A word's width differs from that of its column by at most this share: a 1 in the place of an 8... */
const SAME_WIDTH = 0.1
/** ...or, if it has the same number of characters, is up to this many times as wide: with dust behind it. */
const WITH_DUST = 1.5

export const shapeOf = (text: string): string => text.replace(/\d/g, '9')

/** The columns of dates on a page. */
export function findDateColumns(words: readonly RecognisedWord[]): DateColumn[] {
  const columns: { readonly shape: string; readonly dates: RecognisedWord[] }[] = []
  for (const word of words) {
    if (!DATE.test(word.text)) continue
    const shape = shapeOf(word.text)
    const column = columns.find(
      ({ shape: other, dates: [first] }) => shape === other && first && areAbove(first, word),
    )
    if (column) column.dates.push(word)
    else columns.push({ shape, dates: [word] })
  }
  return columns
    .filter(({ dates }) => dates.length >= MIN_ALIKE && areMostlyDates(dates))
    .map(({ shape, dates }) => ({
      shape,
      x0: median(dates.map(({ x0 }) => x0)),
      width: median(dates.map(({ x0, x1 }) => x1 - x0)),
      dates: dates.sort((a, b) => a.baseline - b.baseline),
      order: orderOf(dates.map(({ text }) => numbersOf(text))),
    }))
}

/** Of a column of `0.00` and `6.99` hardly any can be a day and a month; misread dates mostly can. */
const areMostlyDates = (dates: readonly RecognisedWord[]): boolean =>
  2 * dates.filter(({ text }) => canBeDate(text)).length > dates.length

/** Whether the numbers of a date may be a day and a month, and a year beside them. */
export function canBeDate(date: string): boolean {
  const isDay = (number = 0) => number >= 1 && number <= 31
  const isMonth = (number = 0) => number >= 1 && number <= 12
  const [a, b, c] = numbersOf(date)
  if ((a ?? 0) > 31) return isMonth(b) && isDay(c)
  return (isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b))
}

/** This share of the dates of a column is no earlier than the one above it, or no later... */
const IN_ORDER = 0.75
/** ...and it has at least this many different ones: a fee may be `10.10` each time. */
const DIFFERENT = 3

/** The words of columns in which every word is a date, and which are in order: what is as short may be an amount, `01.03`. */
export function datesInOrder(words: readonly RecognisedWord[]): ReadonlySet<RecognisedWord> {
  const columns = findDateColumns(words).filter(({ dates }) => areInOrder(dates.map(({ text }) => text)))
  return new Set(columns.flatMap(({ dates }) => dates))
}

function areInOrder(dates: readonly string[]): boolean {
  if (new Set(dates).size < DIFFERENT || !dates.every(canBeDate)) return false
  const numbers = dates.map(numbersOf)
  const [dayFirst, monthFirst] = [
    numbers.map(([day = 0, month = 0]) => 31 * month + day),
    numbers.map(([month = 0, day = 0]) => 31 * month + day),
  ]
  return runsOneWay(dayFirst) || runsOneWay(monthFirst)
}

function runsOneWay(days: readonly number[]): boolean {
  const steps = days.slice(1).map((day, i) => day - (days[i] as number))
  const falling = steps.filter((step) => step < 0).length
  const rising = steps.filter((step) => step > 0).length
  return Math.min(falling, rising) <= (1 - IN_ORDER) * steps.length
}

const areAbove = (a: RecognisedWord, b: RecognisedWord): boolean => Math.abs(a.x0 - b.x0) < SAME_EDGE * a.size

/** Whether a word stands where the dates of a column do, and is as wide as they are. */
export function standsIn({ x0, x1, size, text }: RecognisedWord, column: DateColumn): boolean {
  const width = (x1 - x0) / column.width
  const most = text.length === column.shape.length ? WITH_DUST : 1 + SAME_WIDTH
  return Math.abs(x0 - column.x0) < SAME_EDGE * size && width >= 1 - SAME_WIDTH && width <= most
}

export const numbersOf = (date: string): number[] => date.match(/\d+/g)?.map(Number) ?? []

/** Which number is the day: one above twelve says so, unless they contradict each other. */
function orderOf(dates: readonly (readonly number[])[]): DateParts | null {
  const [first = 0] = dates[0] ?? []
  if (first > 31) return { year: 0, month: 1, day: 2 }
  const year = dates[0]?.length === 3 ? 2 : null
  const areDays = [0, 1].map((at) => dates.filter((numbers) => (numbers[at] ?? 0) > 12).length)
  const [before = 0, behind = 0] = areDays
  if (before > DAYS_AT_LEAST * behind) return { day: 0, month: 1, year }
  return behind > DAYS_AT_LEAST * before ? { month: 0, day: 1, year } : null
}

/** Numbers above twelve where the day stands are more than those that were misread elsewhere, this many times. */
const DAYS_AT_LEAST = 3
