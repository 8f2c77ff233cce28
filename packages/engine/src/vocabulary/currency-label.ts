import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'

const phrases = LANGUAGES.flatMap(({ currency }) => splitPhrases(currency)).map(normalizeTitle)

/** Whether a text ends by naming what follows as the currency: `Account currency:`. */
export function isCurrencyLabel(text: string): boolean {
  const plain = normalizeTitle(text)
  return phrases.some((phrase) => plain === phrase || plain.endsWith(` ${phrase}`))
}
