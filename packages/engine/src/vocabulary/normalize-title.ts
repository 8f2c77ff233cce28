import { isCurrencyCode } from './currencies.ts'
import { isAscii } from './is-ascii.ts'
import { plainLetters } from './plain-letters.ts'

/** What asks for more than small letters: other scripts, brackets, and signs or codes of currencies. */
const SPECIAL = /[^\0-\x7f]|[($]|[A-Z]{3}/
const DECORATED = /[(（$€£¥₹]/
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
  if (isBare(text)) return text.toLowerCase()
  // Most titles need no knowledge of other scripts, which costs time.
  if (!SPECIAL.test(text)) return plainWords(text)
  const plain = DECORATED.test(text)
    ? text.replace(/[(（][^)）]*[)）]?/g, ' ').replace(/R\$|[$€£¥₹]/g, ' ')
    : text
  const bare = plain.replace(CAPITALS, (word) => (isCurrencyCode(word) ? ' ' : word))
  if (isAscii(bare)) return plainWords(bare)
  return spaceUnspaced(plainLetters(bare))
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}

const SPACE = 0x20
const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a
const isSmall = (code: number): boolean => code >= 0x61 && code <= 0x7a
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const LETTERS_OF_CODE = 3

/**
 * Whether a text is nothing but plain letters and digits, with one space between two words, and no word that could be
 * the code of a currency. Most titles are; a loop takes a fraction of the time of the patterns.
 */
function isBare(text: string): boolean {
  let [length, capitals] = [0, 0]
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : SPACE
    if (code === SPACE) {
      if (length === 0 || (length === LETTERS_OF_CODE && capitals === length)) return false
      length = 0
      capitals = 0
    } else {
      if (isCapital(code)) capitals++
      else if (!isSmall(code) && !isDigit(code)) return false
      length++
    }
  }
  return true
}

/** Puts spaces around the characters of scripts that print none. */
export const spaceUnspaced = (text: string): string => text.replace(UNSPACED, ' $& ')

/** Where no spaces are printed, most words have two characters. */
const CHARACTERS_OF_WORD = 2

/** How many words a title has that `normalizeTitle` returned. */
export function countWords(title: string): number {
  const spaced = title.split(' ').length
  if (isAscii(title)) return spaced
  const characters = title.match(UNSPACED)?.length ?? 0
  return spaced - characters + Math.ceil(characters / CHARACTERS_OF_WORD)
}

/** `CHECK#`: the sign of a number is a word of its own. */
const ATTACHED = /(?<=[a-z])#/g

function plainWords(ascii: string): string {
  const lower = ascii.toLowerCase()
  return (lower.includes('#') ? lower.replace(ATTACHED, ' #') : lower).replace(GAPS, ' ').trim()
}

/** `ARVO- PÄIVÄ`, `Wert- stellung`: a word that is broken over two lines. */
const BROKEN = /(?<=\p{L})[-\u00ad] (?=\p{L})/gu

/** A title without the hyphens at which words of it are broken over two lines. */
export const joinBrokenWords = (title: string): string => title.replace(BROKEN, '')
