import { monthOf } from '../vocabulary/months.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import { faultsOf } from './faults-of.ts'
import { isDay } from './named-dates.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** Shorter names of months are too like each other. */
const LEAST_LETTERS = 6
/** `Novernber` for `November`: a letter exchanged, and one too many. */
const MOST_FAULTS = 2
const NAME = /^\p{L}+$/u
const DUST = /^[^\p{L}]+|[^\p{L}]+$/gu

/**
 * The name of a month right behind a day, as the page spells it elsewhere where it differs from it in two letters at most:
 * `27 Novernber` is `27 November`. What was changed is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function settleMonthNames(words: readonly RecognisedWord[]): RecognisedWord[] {
  const names = new Set(
    words.flatMap(({ text }) =>
      text.length >= LEAST_LETTERS && NAME.test(text) && monthOf(text) !== null ? [text] : [],
    ),
  )
  return words.map((word, i) => {
    const before = words[i - 1]
    const text = word.text.replace(DUST, '')
    const mayBeMonth =
      text.length >= LEAST_LETTERS - 1 && before?.baseline === word.baseline && isDay(before.text)
    if (!mayBeMonth || monthOf(word.text) !== null) return word
    const like = [...names].filter((name) => faultsOf(plainLetters(text), plainLetters(name)) <= MOST_FAULTS)
    const [only, ...others] = like
    return only !== undefined && others.length === 0 ? { ...word, text: only, isConfirmed: false } : word
  })
}
