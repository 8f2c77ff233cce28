import { MIN_ALIKE } from './date-columns.ts'
import { faultsOf } from './faults-of.ts'
import { findNamedDates, type NamedDate } from './named-dates.ts'
import { dayNumber, inColumnOf } from './order-named-dates.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** The widths of the dates of one column differ by at most this share. */
const SAME_WIDTH = 0.15
/** Of the characters of a date this share may be misread: two of `24/DIC`. */
const MISREAD = 0.35
/** In characters: an `I` may have been taken for two strokes. */
const LONGER = 1

/**
 * Words in a column of dates of one word each, with the names of their months, as the one date between those above and below
 * that is most like what was read: `24/01C` is `24/DIC`, and `04-Mas-2024` is `04-Mar-2024` before `06-Mar-2024`. What was
 * changed is not confirmed.
 */
export function settleNamedColumns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const named = findNamedDates(words).filter(isOneWord)
  const read = new Set(named.map(({ word }) => word))
  return words.map((word) => {
    if (read.has(word)) return word
    const column = inColumnOf(word, named).filter((date) => isLike(word, date))
    const text = column.length < MIN_ALIKE ? null : dateAmong(word, column)
    return text === null ? word : { ...word, text, isConfirmed: false }
  })
}

const isOneWord = ({ name, day, write }: NamedDate): boolean => write(name, day).length === 1

const widthOf = ({ x0, x1 }: RecognisedWord): number => x1 - x0

const isLike = (word: RecognisedWord, date: NamedDate): boolean =>
  Math.abs(widthOf(word) - widthOf(date.word)) <= SAME_WIDTH * widthOf(date.word) &&
  Math.abs(word.text.length - date.word.text.length) <= LONGER

/** Null where none, or more than one, is most like what was read. */
function dateAmong({ text, baseline }: RecognisedWord, column: readonly NamedDate[]): string | null {
  const numberOf = dayNumber(column)
  const dates = [...column].sort((a, b) => a.word.baseline - b.word.baseline)
  const steps = dates.slice(1).map((date, i) => Math.sign(numberOf(date) - numberOf(dates[i] as NamedDate)))
  const isRising = steps.reduce((sum, step) => sum + step, 0) >= 0
  const above = dates.findLast(({ word }) => word.baseline < baseline)
  const below = dates.find(({ word }) => word.baseline > baseline)
  const [earlier, later] = isRising ? [above, below] : [below, above]
  const from = earlier ? numberOf(earlier) : Number.NEGATIVE_INFINITY
  const to = later ? numberOf(later) : Number.POSITIVE_INFINITY
  const found = new Map<string, number>()
  for (const [month, { name, write }] of new Map(dates.map((date) => [date.month, date])))
    for (let day = 1; day <= daysIn(month); day++) {
      const printed = String(day).padStart(2, '0')
      const number = numberOf({ month, day: printed })
      if (number < from || number > to) continue
      for (const [, written] of write(name, printed)) found.set(written, faultsOf(text, written))
    }
  const least = Math.min(...found.values())
  const [only, ...others] = [...found].flatMap(([written, faults]) => (faults === least ? [written] : []))
  return only !== undefined && others.length === 0 && least <= MISREAD * only.length ? only : null
}

/** Of a month in a leap year. */
const daysIn = (month: number): number => new Date(Date.UTC(2000, month, 0)).getUTCDate()
