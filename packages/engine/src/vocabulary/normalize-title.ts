import { isCurrencyCode } from './currencies.ts'
import { isAscii, plainLetters } from './plain-letters.ts'

/** What asks for more than small letters: other scripts, brackets, and signs or codes of currencies. */
const SPECIAL = /[^\0-\x7f]|[($]|[A-Z]{3}/
const DECORATED = /[($€£¥₹]/
/** Three capitals that stand alone, as currency codes do. */
const CAPITALS = /(?<!\S)[A-Z]{3}(?!\S)/g
/** What stands between two words of the plain alphabet, unless it is a single space. */
const GAPS = / *[^a-z0-9# ][^a-z0-9#]*| {2,}/g
/** Scripts that print no spaces between words: each character counts as one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/**
 * A column or section title without what differs between two printings of it: case, accents, punctuation, the
 * currency in it. `£Out`, `Crédito (R$)` and `AMOUNT(INR)` become `out`, `credito` and `amount`.
 */
export function normalizeTitle(text: string): string {
  // Most titles need no knowledge of other scripts, which costs time.
  if (!SPECIAL.test(text)) return plainWords(text)
  const plain = DECORATED.test(text) ? text.replace(/\([^)]*\)?/g, ' ').replace(/R\$|[$€£¥₹]/g, ' ') : text
  const bare = plain.replace(CAPITALS, (word) => (isCurrencyCode(word) ? ' ' : word))
  if (isAscii(bare)) return plainWords(bare)
  return spaceUnspaced(plainLetters(bare))
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}

/** Puts spaces around the characters of scripts that print none. */
export const spaceUnspaced = (text: string): string => text.replace(UNSPACED, ' $& ')

/** `CHECK#`: the sign of a number is a word of its own. */
const ATTACHED = /(?<=[a-z])#/g

function plainWords(ascii: string): string {
  const lower = ascii.toLowerCase()
  return (lower.includes('#') ? lower.replace(ATTACHED, ' #') : lower).replace(GAPS, ' ').trim()
}
