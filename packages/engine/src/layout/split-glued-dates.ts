import { parseDate } from '../dates/parse-date.ts'
import type { Word } from './word.ts'

/** The shortest: `1/2/24AB`. */
const MIN_LENGTH = 8
const GLUED = /^(\d{1,2}([-/.])(?:\d{1,2}|\p{L}{3})\2(?:\d{4}|\d{2}))(\p{L}{2}.*)$/u

/**
 * `16-JUN-25COMPRA`: parts a date that fills its column from the text in the next one.
 *
 * @param words of one line, from left to right
 */
export function splitGluedDates(words: readonly Word[]): readonly Word[] {
  const parts = words.map((word) => (word.text.length < MIN_LENGTH ? null : split(word)))
  return parts.every((part) => part === null) ? words : words.flatMap((word, i) => parts[i] ?? word)
}

function split(word: Word): Word[] | null {
  const [, date = '', , rest = ''] = GLUED.exec(word.text) ?? []
  if (date === '' || parseDate(date) === null) return null
  const border = word.x0 + ((word.x1 - word.x0) * date.length) / word.text.length
  return [
    { ...word, text: date, x1: border },
    { ...word, text: rest, x0: border },
  ]
}
