import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { countWords, normalizeTitle } from './normalize-title.ts'

const phrases = LANGUAGES.flatMap(({ pending }) => splitPhrases(pending)).map(normalizeTitle)
/** A sentence may begin with the same words. */
const MAX_WORDS = 8
/** The day that a title ends with. */
const NUMBERS = / \d+(?= |$)/g

/** Whether a title says that what stands under it is not booked yet: `Pending transactions as of 31 July`. */
export function namesPending(title: string): boolean {
  const plain = normalizeTitle(title)
  return (
    countWords(plain.replace(NUMBERS, '')) <= MAX_WORDS &&
    phrases.some((phrase) => `${plain} `.startsWith(`${phrase} `))
  )
}
