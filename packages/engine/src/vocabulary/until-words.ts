import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { plainLetters } from './plain-letters.ts'

/** What stands between the two dates of a period, as a part of a regular expression over plain letters. */
export const untilWords: string = LANGUAGES.flatMap(({ until }) => splitPhrases(until))
  .map(plainLetters)
  .join('|')
