import { monthOf } from '../vocabulary/months.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import { faultsOf } from './faults-of.ts'
import { mayStartDate } from './named-dates.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** Of the months with shorter names, June and July differ in one letter. */
const LEAST_LETTERS = 6
const MOST_FAULTS = 1
/** What an m is read as in small print. */
const LIKE_M = /rn/g
const LETTERS = /\p{L}+/u

/**
 * The name of a month right behind a day, as the page spells it elsewhere where it differs from it in one letter at most:
 * `27 Novernber` is `27 November`. What was changed is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function settleMonthNames(words: readonly RecognisedWord[]): RecognisedWord[] {
  const names = new Map(
    words.flatMap(({ text }) => {
      const month = text.length < LEAST_LETTERS ? null : monthOf(text)
      return month === null ? [] : [[month, text] as const]
    }),
  )
  return words.map((word, i) => {
    const before = words[i - 1]
    const [read = ''] = LETTERS.exec(word.text) ?? []
    if (names.size === 0 || before === undefined || !mayStartDate(before, word)) return word
    if (read.length < LEAST_LETTERS - 1 || monthOf(word.text) !== null) return word
    const small = plainLetters(read).replace(LIKE_M, 'm')
    const [only, ...others] = [...names.values()].filter(
      (name) => faultsOf(small, plainLetters(name)) <= MOST_FAULTS,
    )
    if (only === undefined || others.length > 0) return word
    return { ...word, text: word.text.replace(read, only), isConfirmed: false }
  })
}
