import { MIN_ALIKE } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** In font sizes: the edges of pairs above each other differ by less, and the two words of one stand no farther apart. */
const [SAME_EDGE, CLOSE] = [0.4, 1]
const NUMBER = /^\d{2}$/
const BOTH = /^(\d{2})(\d{2})$/

type Pair = { readonly left: RecognisedWord; readonly right: RecognisedWord }

/**
 * Two numbers that stand beside each other in a column of such pairs, the month and the day, and were read as one: `0217` under
 * `02 16` is `02 17`. What was parted is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function partGluedPairs(words: readonly RecognisedWord[]): RecognisedWord[] {
  const pairs = words.flatMap((left, i): Pair[] => {
    const right = words[i + 1]
    return right && areOnePair(left, right) ? [{ left, right }] : []
  })
  if (pairs.length < MIN_ALIKE) return [...words]
  return words.flatMap((word) => {
    const [, first, second] = BOTH.exec(word.text) ?? []
    if (first === undefined || second === undefined) return [word]
    const near = SAME_EDGE * word.size
    const column = pairs.filter(
      ({ left, right }) => Math.abs(left.x0 - word.x0) < near && Math.abs(right.x1 - word.x1) < near,
    )
    const [above] = column
    if (above === undefined || column.length < MIN_ALIKE) return [word]
    return [
      { ...word, text: first, x1: above.left.x1, isConfirmed: false },
      { ...word, text: second, x0: above.right.x0, isConfirmed: false },
    ]
  })
}

const areOnePair = (left: RecognisedWord, right: RecognisedWord): boolean =>
  NUMBER.test(left.text) &&
  NUMBER.test(right.text) &&
  right.baseline === left.baseline &&
  right.x0 - left.x1 < CLOSE * left.size
