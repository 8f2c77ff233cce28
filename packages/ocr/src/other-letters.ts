import type { FoundWord } from './word-types.ts'

const HAS_DIGIT = /\d/
/** One letter is the same in all languages. */
const WORD = /\p{L}{2}/u

/** Whether a recogniser that knows another language may read any of these words better. */
export const hasWords = (words: readonly FoundWord[]): boolean => words.some(({ text }) => WORD.test(text))

/**
 * The words of a line as a recogniser of their language reads them, with the numbers of the first reading: what an amount
 * is depends on no language. Where it cannot be told which words are the numbers, the first reading.
 */
export function otherLetters(first: readonly FoundWord[], other: readonly FoundWord[]): readonly FoundWord[] {
  const numbers = (words: readonly FoundWord[]) => words.filter(({ text }) => HAS_DIGIT.test(text))
  const [firstNumbers, otherNumbers] = [numbers(first), numbers(other)]
  if (other.length === 0) return first
  if (
    firstNumbers.length === otherNumbers.length &&
    firstNumbers.every(({ text }, i) => text === otherNumbers[i]?.text)
  )
    return other
  if (first.length !== other.length) return first
  return first.map((word, i) => {
    const same = other[i] as FoundWord
    return HAS_DIGIT.test(word.text) || HAS_DIGIT.test(same.text) ? word : same
  })
}
