import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

const words = LANGUAGES.flatMap(({ card }) => splitPhrases(card)).map(plainLetters)
const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('|').replaceAll(' ', '\\s+')})(?!\\p{L})`, 'u')

/** Whether a text holds words that are printed on statements of cards, and hardly on any other. */
export const isCardWord = (text: string): boolean => pattern.test(plainLetters(text))
