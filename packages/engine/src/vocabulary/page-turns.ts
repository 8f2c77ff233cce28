import { anyPhrase } from './any-phrase.ts'
import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

const phrases = LANGUAGES.flatMap(({ pageTurn }) => splitPhrases(pageTurn))
const WITHIN = anyPhrase(phrases.filter((phrase) => !phrase.startsWith('=')))
const WHOLE = new Set(
  phrases.filter((phrase) => phrase.startsWith('=')).map((phrase) => plainLetters(phrase.slice(1))),
)
/** A longer line is a sentence about something else. */
const MAX_WORDS = 10
const NO_LETTERS = /[^\p{L}\p{M} ]+/gu

/** Whether a line only says that the page goes on with another, or from it: `(Continued on next page)`. */
export function saysPageTurns(text: string): boolean {
  const words = text.split(' ').length
  if (words > MAX_WORDS) return false
  const plain = plainLetters(text)
  return WITHIN.test(plain) || WHOLE.has(plain.replaceAll(NO_LETTERS, ' ').replaceAll(/ +/g, ' ').trim())
}
