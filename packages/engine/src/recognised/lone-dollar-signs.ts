import { MIN_ALIKE } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

const SIGN = '$'
/** What a dollar sign by itself is read as. */
const LIKE_SIGN = /^[9865SsB§$€]{1,2}$/
const AMOUNT = /\d[.,]\d{2}$/
/** In font sizes: a sign stands no farther behind its amount. */
const CLOSE = 1
/** In font sizes: both edges of signs above each other differ by less. */
const SAME_PLACE = 0.35
/** This share of the words right behind amounts are signs. */
const MIN_BEHIND = 0.75

/**
 * Restores dollar signs that were read as digits or letters, in a column of such signs above each other, as beside
 * amounts: `7 147,51 9` is `7 147,51 $`; also those behind an amount, in any column, where most amounts of the page
 * have a sign behind them. What was changed is not confirmed.
 */
export function settleLoneDollarSigns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const signs = words.filter(({ text }) => text.includes(SIGN))
  const others = words.filter(({ text }) => !text.includes(SIGN))
  const behind = words.flatMap((word, i) => placeBehind(words[i - 1], word) ?? [])
  const areUsual = behind.filter(({ text }) => text.includes(SIGN)).length >= MIN_BEHIND * behind.length
  return words.map((word, i) => {
    if (word.text === SIGN || !LIKE_SIGN.test(word.text)) return word
    const place = placeBehind(words[i - 1], word)
    if (
      areUsual &&
      place &&
      behind.filter((other) => other.text.includes(SIGN) && isSamePlace(other, place)).length >= MIN_ALIKE
    )
      return { ...word, text: SIGN, isConfirmed: false }
    const above = signs.filter((sign) => standAlike(sign, word)).length
    const misread = others.filter((other) => standAlike(other, word)).length
    return above >= MIN_ALIKE && above > misread ? { ...word, text: SIGN, isConfirmed: false } : word
  })
}

/** Where a word stands behind an amount, in font sizes. */
function placeBehind(
  amount: RecognisedWord | undefined,
  { text, baseline, x0, x1, size }: RecognisedWord,
): Behind | null {
  if (!amount || amount.baseline !== baseline || !AMOUNT.test(amount.text)) return null
  const [from, to] = [(x0 - amount.x1) / size, (x1 - amount.x1) / size]
  return from < CLOSE ? { text, from, to } : null
}

type Behind = { readonly text: string; readonly from: number; readonly to: number }

const isSamePlace = (a: Behind, b: Behind): boolean =>
  Math.abs(a.from - b.from) < SAME_PLACE && Math.abs(a.to - b.to) < SAME_PLACE

const standAlike = (a: RecognisedWord, b: RecognisedWord): boolean =>
  Math.abs(a.x0 - b.x0) < SAME_PLACE * b.size && Math.abs(a.x1 - b.x1) < SAME_PLACE * b.size
