import { splitPhrases } from './index-phrases.ts'
import type { Language } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'
import { plainLetters } from './plain-letters.ts'

/** The most words of a label; a longer one is a sentence that happens to end like one. */
const MAX_LABEL_WORDS = 5

/** What stands between the two dates of a period, as a part of a regular expression over plain letters. */
export const untilWords: string = LANGUAGES.flatMap(({ until }) => splitPhrases(until))
  .map(plainLetters)
  .join('|')

/** Whether a label ends by naming the day that a statement is drawn up for. */
export const isClosingDay = labelTest(({ closingDay }) => closingDay)

/** Whether a label ends by naming the first or the last day of something, as a period has both. */
export const isFirstDay = labelTest(({ firstDay }) => firstDay)
export const isLastDay = labelTest(({ lastDay }) => lastDay)

function labelTest(select: (language: Language) => string | undefined): (label: string) => boolean {
  const phrases = LANGUAGES.flatMap((language) => splitPhrases(select(language))).map((phrase) => ({
    text: normalizeTitle(phrase),
    standsAlone: phrase.startsWith('='),
  }))
  return (label) => {
    const plain = normalizeTitle(label)
    const mayEnd = plain.split(' ').length <= MAX_LABEL_WORDS
    return phrases.some(
      ({ text, standsAlone }) => plain === text || (mayEnd && !standsAlone && plain.endsWith(` ${text}`)),
    )
  }
}
