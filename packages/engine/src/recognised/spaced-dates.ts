import { monthOf } from '../vocabulary/months.ts'
import { MIN_ALIKE } from './date-columns.ts'
import { DIGIT_FOR } from './digit-for.ts'
import { faultsOf } from './faults-of.ts'
import { areOneDate, findNamedDates, isDay, type NamedDate } from './named-dates.ts'
import { betweenNamed, inColumnOf } from './order-named-dates.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** In font sizes: the left edges of words above each other differ by less; of their widths, this share. */
const [SAME_EDGE, SAME_WIDTH] = [0.4, 0.25]
const DAY = /^\d{1,2}$/
/** The most characters of what a day is misread as. */
const LONGEST_DAY = 3

type Pair = { readonly day: RecognisedWord; readonly month: RecognisedWord }

/**
 * A day and the name of its month as two words, `16 Apr`, of which one was misread under such days: `16 Ape` is `16 Apr`
 * where no other month of the column is as like, and `W Apr` between `30 Apr` and `03 May` is `30 Apr`. What was changed is
 * not confirmed.
 */
export function settleSpacedDates(words: readonly RecognisedWord[]): RecognisedWord[] {
  const pairs = words.flatMap((day, i): Pair[] => {
    const month = words[i + 1]
    return month && areOneDate(day, month) ? [{ day, month }] : []
  })
  const known = pairs.filter(({ day, month }) => isNumber(day) && monthOf(month.text) !== null)
  if (known.length < MIN_ALIKE) return [...words]
  const named = findNamedDates(words)
  const texts = new Map<RecognisedWord, string>()
  for (const pair of pairs) {
    const [isDayKnown, month] = [isNumber(pair.day), monthOf(pair.month.text)]
    if (isDayKnown === (month !== null)) continue
    const column = known.filter((other) => areAbove(other, pair))
    if (column.length < MIN_ALIKE) continue
    if (month === null) texts.set(pair.month, monthLike(pair, column) ?? pair.month.text)
    else texts.set(pair.day, dayLike(pair.day, month, named) ?? pair.day.text)
  }
  return words.map((word) => {
    const text = texts.get(word)
    return text === undefined || text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}

const isNumber = ({ text }: RecognisedWord): boolean => DAY.test(text) && isDay(text)

/** The name of a month in a column that is all but one character of what was read, where there is just one. */
function monthLike({ month }: Pair, column: readonly Pair[]): string | null {
  const names = new Set(column.map((other) => other.month.text))
  const [only, ...others] = [...names].filter((name) => faultsOf(month.text, name) <= 1)
  return only !== undefined && others.length === 0 ? only : null
}

function dayLike(word: RecognisedWord, month: number, named: readonly NamedDate[]): string | null {
  if (word.text.length > LONGEST_DAY) return null
  const day = word.text.replace(/\D/g, (letter) => DIGIT_FOR[letter] ?? letter)
  if (DAY.test(day) && isDay(day)) return day
  return betweenNamed({ word, month, day: word.text }, inColumnOf(word, named), false)?.day ?? null
}

function areAbove(a: Pair, b: Pair): boolean {
  const isNear = (one: RecognisedWord, other: RecognisedWord) =>
    Math.abs(one.x0 - other.x0) < SAME_EDGE * other.size
  const [width, otherWidth] = [widthOf(a.month), widthOf(b.month)]
  return (
    isNear(a.day, b.day) && isNear(a.month, b.month) && Math.abs(width - otherWidth) <= SAME_WIDTH * width
  )
}

const widthOf = ({ x0, x1 }: RecognisedWord): number => x1 - x0
