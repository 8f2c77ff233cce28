import { isCurrencyCode } from './currencies.ts'
import { plainLetters } from './plain-letters.ts'

const DECORATED = /[($€£¥₹]/
/** Three capitals that stand alone, as currency codes do. */
const CAPITALS = /(?<!\S)[A-Z]{3}(?!\S)/g
/** Scripts that print no spaces between words: each character counts as one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/**
 * A column or section title without what differs between two printings of it: case, accents, punctuation, the
 * currency in it. `£Out`, `Crédito (R$)` and `AMOUNT(INR)` become `out`, `credito` and `amount`.
 */
export function normalizeTitle(text: string): string {
  const plain = DECORATED.test(text) ? text.replace(/\([^)]*\)?/g, ' ').replace(/R\$|[$€£¥₹]/g, ' ') : text
  return plainLetters(plain.replace(CAPITALS, (word) => (isCurrencyCode(word) ? ' ' : word)))
    .replace(UNSPACED, ' $& ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}
