import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** What stands before the number of an account, as a part of a regular expression over plain letters. */
export const accountWords: string = LANGUAGES.flatMap(({ account }) => splitPhrases(account))
  .map(plainLetters)
  .sort((a, b) => b.length - a.length)
  .join('|')
