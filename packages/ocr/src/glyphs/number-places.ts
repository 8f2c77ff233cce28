import type { PixelBox } from '../gray-image.ts'
import type { FoundWord, TypeMetrics } from '../word-types.ts'
import { monthIn, NUMBER_LIKE } from './number-like.ts'

/** In font sizes: edges of words above each other differ by less... */
const SAME_EDGE = 0.4
/** ...of at least this many numbers, which is not a coincidence... */
const MIN_ALIKE = 4
/** ...and they are as wide but for this share. */
const SAME_WIDTH = 0.35
/** Letters in a row that are read this surely, 0 to 100, are no digits: of 26 pages at 150 and 200 dpi no text changed. */
const [LETTERS, SURE] = [/\p{L}{4}/u, 70]
/** The longest references. */
const LONGEST = 24

/**
 * Whether a word may be a number: it has digits, or stands where numbers do, and is as wide. `oLnuzs` may be what is read of a
 * blurred `04/11/24`.
 *
 * @param words of its page
 */
export function numberPlaces(words: readonly FoundWord[]): (word: FoundWord & TypeMetrics) => boolean {
  const isWord = ({ text, confidence }: FoundWord) => LETTERS.test(text) && confidence >= SURE
  const numbers = words.filter(({ text }) => NUMBER_LIKE.test(text) || monthIn(text) !== null)
  const widthOf = ({ x0, x1 }: PixelBox) => x1 - x0
  return (word) => {
    if (word.text.length > LONGEST || isWord(word)) return false
    if (/\d/.test(word.text)) return true
    const near = SAME_EDGE * word.size
    let count = 0
    for (const other of numbers)
      if (
        (Math.abs(other.x0 - word.x0) < near || Math.abs(other.x1 - word.x1) < near) &&
        Math.abs(widthOf(other) - widthOf(word)) < SAME_WIDTH * widthOf(other)
      )
        count++
    return count >= MIN_ALIKE
  }
}
