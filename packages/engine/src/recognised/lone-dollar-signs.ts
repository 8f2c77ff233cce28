import { MIN_ALIKE } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

const SIGN = '$'
/** What a dollar sign by itself is read as. */
const LIKE_SIGN = /^[985SsB§$€]{1,2}$/
/** In font sizes: both edges of signs above each other differ by less. */
const SAME_PLACE = 0.35

/**
 * Dollar signs that stand by themselves above each other, as in a column beside amounts, those among them that were read as
 * digits or letters: `7 147,51 9` is `7 147,51 $`. What was changed is not confirmed.
 */
export function settleLoneDollarSigns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const signs = words.filter(({ text }) => text.includes(SIGN))
  const others = words.filter(({ text }) => !text.includes(SIGN))
  return words.map((word) => {
    if (word.text === SIGN || !LIKE_SIGN.test(word.text)) return word
    const above = signs.filter((sign) => standAlike(sign, word)).length
    const misread = others.filter((other) => standAlike(other, word)).length
    return above >= MIN_ALIKE && above > misread ? { ...word, text: SIGN, isConfirmed: false } : word
  })
}

const standAlike = (a: RecognisedWord, b: RecognisedWord): boolean =>
  Math.abs(a.x0 - b.x0) < SAME_PLACE * b.size && Math.abs(a.x1 - b.x1) < SAME_PLACE * b.size
