import { parseDate } from '../dates/parse-date.ts'
import type { Word } from './word.ts'

/** The shortest: `1/2/24AB`. */
const MIN_LENGTH = 8
const DATE_AND_TEXT = /^(\d{1,2}([-/.])(?:\d{1,2}|\p{L}{3})\2(?:\d{4}|\d{2}))\p{L}{2}/u
/** Two amounts with the same sign of a currency behind. */
const TWO_AMOUNTS = /^([-+]?\d[\d.,]*[.,]\d{2}(\p{Sc}))[-+]?\d[\d.,]*[.,]\d{2}\2$/u

/**
 * `16-JUN-25COMPRA`, `+2326,31€2.066,79€`: parts a date or an amount that fills its column from the text or the amount in the
 * next one.
 *
 * @param words of one line, from left to right
 */
export function splitGluedWords(words: readonly Word[]): readonly Word[] {
  const parts = words.map((word) => (word.text.length < MIN_LENGTH ? null : split(word)))
  return parts.every((part) => part === null) ? words : words.flatMap((word, i) => parts[i] ?? word)
}

function split(word: Word): Word[] | null {
  const { length } = firstOf(word.text)
  if (length === 0) return null
  const border = word.x0 + ((word.x1 - word.x0) * length) / word.text.length
  return [
    { ...word, text: word.text.slice(0, length), x1: border },
    { ...word, text: word.text.slice(length), x0: border },
  ]
}

/** The date or amount to which more is glued; empty where none is. */
function firstOf(text: string): string {
  const date = DATE_AND_TEXT.exec(text)?.[1]
  return (date !== undefined && parseDate(date) !== null ? date : TWO_AMOUNTS.exec(text)?.[1]) ?? ''
}
