import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'

const phrases = LANGUAGES.flatMap(({ ofYear }) => splitPhrases(ofYear)).map(normalizeTitle)
const OF_YEAR = new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})|(?<!\\p{L})(?:19|20)\\d\\d$`, 'u')

/** Whether the name of a sum says that it is that of a year: `Total interest charged in 2024`, `Total fees year-to-date`. */
export const namesYear = (text: string): boolean => OF_YEAR.test(normalizeTitle(text))
