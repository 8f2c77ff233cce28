import { PHRASE_GAP, WIDEST_SPACE } from '../geometry/tolerances.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import type { Word } from './word.ts'

const SIGN = /^[A-Z]{0,3}\p{Sc}$/u
const LONGEST_SIGN = 4
/** No cell of money is wider, in font sizes: a sign farther off ends a text. */
const WIDEST_CELL = 15
/** An amount without a currency of its own, or the dash of none. */
const AMOUNT = /^(?:[-+(]?[\d.,]*\d[\d.,'’]*[-+)]?|[-–—])$/u
const DASH = /^[-–—]$/u

/**
 * `$     1,234.56`: accounts set the sign of the currency at the left edge of a cell and the figure at its right one,
 * which are one amount. A dash for none needs no sign.
 *
 * @param words of one line, from left to right
 */
export function joinCurrencySigns(words: readonly Word[]): readonly Word[] {
  if (!words.some(isSign)) return words
  const joined: Word[] = []
  for (const word of words) {
    const [before, sign] = [joined.at(-2), joined.at(-1)]
    const isOpen = sign && isSign(sign) && !(before && endsAmount(before, sign))
    const gap = sign ? (word.x0 - sign.x1) / word.size : 0
    if (isOpen && AMOUNT.test(word.text) && gap > PHRASE_GAP && gap < WIDEST_CELL)
      joined[joined.length - 1] = together(sign, word)
    else joined.push(word)
  }
  return joined
}

const isSign = ({ text }: Word): boolean => text.length <= LONGEST_SIGN && SIGN.test(text)

/** `87,09 $     662,91 $`: a sign right behind an amount is that amount's. */
const endsAmount = (amount: Word, sign: Word): boolean =>
  hasDigit(amount.text) && AMOUNT.test(amount.text) && sign.x0 - amount.x1 <= WIDEST_SPACE * sign.size

const together = (sign: Word, amount: Word): Word => ({
  ...amount,
  text: DASH.test(amount.text) ? amount.text : sign.text + amount.text,
  x0: sign.x0,
  top: Math.min(sign.top, amount.top),
  bottom: Math.max(sign.bottom, amount.bottom),
})
