import { MIN_ALIKE } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** In font sizes: the edges of pairs above each other differ by less, and the two words of one stand no farther apart. */
const [SAME_EDGE, CLOSE] = [0.4, 1]
/** In font sizes: between two words there is at least this much. */
const SPACE = 0.2
const NUMBER = /^\d{2}$/
const BOTH = /^(\d{2})(\d{2})$/
/** A code that ends with the first number of a pair. */
const WITH_CODE = /^(\S{2,}?)(\d{2})$/

type Pair = { readonly left: RecognisedWord; readonly right: RecognisedWord }

/**
 * Numbers in a column of pairs, the month and the day, that were read as one word with each other, or with what stands before
 * them: `0217` under `02 16` is `02 17`, and `0016BK03 12` is `0016BK 03 12`. What was parted is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function partGluedPairs(words: readonly RecognisedWord[]): RecognisedWord[] {
  const pairs = words.flatMap((left, i): Pair[] => {
    const right = words[i + 1]
    return right && areOnePair(left, right) ? [{ left, right }] : []
  })
  if (pairs.length < MIN_ALIKE) return [...words]
  /** A pair of the column in which these two edges are, if there is one. */
  const pairAt = (size: number, areThere: (pair: Pair, near: number) => boolean): Pair | undefined => {
    const column = pairs.filter((pair) => areThere(pair, SAME_EDGE * size))
    return column.length < MIN_ALIKE ? undefined : column[0]
  }
  return words.flatMap((word, i) => {
    const { text, x0, x1, size } = word
    const [, first, second] = BOTH.exec(text) ?? []
    const both =
      first &&
      second &&
      pairAt(size, ({ left, right }, near) => areNear(left.x0, x0, near) && areNear(right.x1, x1, near))
    if (both) return parted(word, [first, second], both.left.x1, both.right.x0)
    const [, code, number] = WITH_CODE.exec(text) ?? []
    const next = words[i + 1]
    if (!code || !number || !next || !areOnePair({ ...word, text: number }, next)) return [word]
    const under = pairAt(
      size,
      ({ left, right }, near) =>
        areNear(left.x1, x1, near) && areNear(right.x0, next.x0, near) && x0 < left.x0 - near,
    )
    return under ? parted(word, [code, number], under.left.x0 - SPACE * size, under.left.x0) : [word]
  })
}

const areNear = (a: number, b: number, near: number): boolean => Math.abs(a - b) < near

const parted = (word: RecognisedWord, [first, second]: readonly [string, string], x1: number, x0: number) => [
  { ...word, text: first, x1, isConfirmed: false },
  { ...word, text: second, x0, isConfirmed: false },
]

const areOnePair = (left: RecognisedWord, right: RecognisedWord): boolean =>
  NUMBER.test(left.text) &&
  NUMBER.test(right.text) &&
  right.baseline === left.baseline &&
  right.x0 - left.x1 < CLOSE * left.size
