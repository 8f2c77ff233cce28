import { splitPhrases } from './index-phrases.ts'
import { isAscii } from './is-ascii.ts'
import type { Language } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'
import { plainLetters } from './plain-letters.ts'

/** The most words of a label; a longer one is a sentence that happens to end like one. */
const MAX_LABEL_WORDS = 5

const HAS_LETTER = /\p{L}/u

/** What stands between the two dates of a period, as a part of a regular expression over plain letters. */
export const untilWords: string = LANGUAGES.flatMap(({ until }) => splitPhrases(until))
  .map(plainLetters)
  .join('|')

const UNTIL = new RegExp(
  `^[\\s:.[\\]()]*(?:[-\\u2010-\\u2015~\\uff5e\\u301c]{1,2}|${untilWords})[\\s:.[\\]()]*$`,
  'i',
)

/** Whether a text may stand between the two dates of a period, and nowhere else; dashes are taken for granted. */
export const isUntil = (text: string): boolean => UNTIL.test(plainLetters(text))

/** Whether a label ends by naming the day that a statement is drawn up for. */
export const isClosingDay = inEitherScript(labelTest(({ closingDay }) => closingDay))

/** Whether a label ends by naming the first or the last day of something, as a period has both. */
export const isFirstDay = labelTest(({ firstDay }) => firstDay)
export const isLastDay = labelTest(({ lastDay }) => lastDay)

/** `Statement Date 結單日期`: a name in two scripts is two names. */
function inEitherScript(isNamed: (label: string) => boolean): (label: string) => boolean {
  return (label) => {
    if (isAscii(label)) return isNamed(label)
    const latin = label.replace(/[^\p{Script=Latin}\p{Script=Common}]/gu, '').trim()
    const other = label.replace(/\p{Script=Latin}/gu, '').trim()
    const names = HAS_LETTER.test(latin) && HAS_LETTER.test(other) ? [label, latin, other] : [label]
    return names.some(isNamed)
  }
}

function labelTest(select: (language: Language) => string | undefined): (label: string) => boolean {
  const phrases = LANGUAGES.flatMap((language) => splitPhrases(select(language)))
  const whole = new Set(phrases.map(normalizeTitle))
  const endings = new Set(phrases.filter((phrase) => !phrase.startsWith('=')).map(normalizeTitle))
  return (label) => {
    const plain = normalizeTitle(label)
    if (whole.has(plain)) return true
    const words = plain.split(' ')
    return words.length <= MAX_LABEL_WORDS && words.some((_, i) => endings.has(words.slice(i).join(' ')))
  }
}
