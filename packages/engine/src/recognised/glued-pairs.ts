import { MIN_ALIKE } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** In font sizes: the edges of pairs above each other differ by less, and the two words of one stand no farther apart. */
const [SAME_EDGE, CLOSE] = [0.4, 1]
const NUMBER = /^\d{2}$/
const BOTH = /^(\d{2})[.,]?(\d{2})$/
/** A code that ends with the first number of a pair. */
const WITH_CODE = /^(\S{2,}?)(\d{2})$/

type Pair = { readonly left: RecognisedWord; readonly right: RecognisedWord }

/**
 * Numbers in a column of pairs, the month and the day, that were read as one word with each other, or with what stands before
 * them: `0217` and `02,17` under `02 16` are `02 17`, and `0016BK03 12` is `0016BK 03 12`. What was parted is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function partGluedPairs(words: readonly RecognisedWord[]): RecognisedWord[] {
  const pairs = words.flatMap((left, i): Pair[] => {
    const right = words[i + 1]
    return right && areOnePair(left, right) ? [{ left, right }] : []
  })
  if (pairs.length < MIN_ALIKE) return [...words]
  return words.flatMap((word, i) => partBoth(word, pairs) ?? partCode(word, words[i + 1], pairs) ?? [word])
}

/** Both numbers of a pair, and nothing else. */
function partBoth(word: RecognisedWord, pairs: readonly Pair[]): RecognisedWord[] | null {
  const [, first, second] = BOTH.exec(word.text) ?? []
  if (!first || !second) return null
  const near = SAME_EDGE * word.size
  const above = inColumn(
    pairs.filter(({ left, right }) => areNear(left.x0, word.x0, near) && areNear(right.x1, word.x1, near)),
  )
  return above && parted(word, [first, second], above.left.x1, above.right.x0)
}

/** A code that ends with the first number of a pair, before the second one. */
function partCode(
  word: RecognisedWord,
  next: RecognisedWord | undefined,
  pairs: readonly Pair[],
): RecognisedWord[] | null {
  const [, code, number] = WITH_CODE.exec(word.text) ?? []
  if (!code || !number || !next || !areOnePair({ ...word, text: number }, next)) return null
  const near = SAME_EDGE * word.size
  const above = inColumn(
    pairs.filter(({ left, right }) => areNear(left.x1, word.x1, near) && areNear(right.x0, next.x0, near)),
  )
  const isWider = above && word.x0 < above.left.x0 - near
  return isWider ? parted(word, [code, number], above.left.x0, above.left.x0) : null
}

/** One of the pairs at a place, where these are a column. */
const inColumn = (pairs: readonly Pair[]): Pair | null =>
  pairs.length < MIN_ALIKE ? null : (pairs[0] ?? null)

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
