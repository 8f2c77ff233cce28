import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'

const phrases = LANGUAGES.flatMap(({ closingDay }) => splitPhrases(closingDay)).map(normalizeTitle)

/** Whether a label ends by naming the day that a statement is drawn up for. */
export const isClosingDay = (label: string): boolean => {
  const plain = normalizeTitle(label)
  return phrases.some((phrase) => plain === phrase || plain.endsWith(` ${phrase}`))
}
