import { MIN_ALIKE } from './date-columns.ts'
import { DIGIT_FOR } from './digit-for.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** The last group of an amount with its decimals. */
const GROUP = /^\d{3}[.,]\d{2}$/
const DIGITS = /^\d{1,3}$/
/** Digits among which some were read as letters or brackets. */
const LIKE_DIGITS = /^(?=.*\d)[\dOoDQIl|}\]ZSGB]{2,3}$/
/** In font sizes: groups stand no farther apart, and the right edges of those of a column differ by less. */
const [CLOSE, SAME_EDGE] = [1, 0.3]

/**
 * Thousands before the last group of an amount, in digits: `1} 679,99` is `11 679,99` where such groups stand above and below.
 * What was changed is not confirmed.
 */
export function settleThousands(words: readonly RecognisedWord[]): RecognisedWord[] {
  const isBeforeGroup = words.map((word, i) => {
    const next = words[i + 1]
    const isNext = next?.baseline === word.baseline && next.x0 - word.x1 < CLOSE * word.size
    return isNext && GROUP.test(next.text)
  })
  const thousands = words.filter(({ text }, i) => isBeforeGroup[i] && DIGITS.test(text))
  return words.map((word, i) => {
    if (!isBeforeGroup[i] || DIGITS.test(word.text) || !LIKE_DIGITS.test(word.text)) return word
    const above = thousands.filter(({ x1 }) => Math.abs(x1 - word.x1) < SAME_EDGE * word.size)
    if (above.length < MIN_ALIKE) return word
    const text = word.text.replace(/\D/g, (letter) => DIGIT_FOR[letter] ?? '1')
    return { ...word, text, isConfirmed: false }
  })
}
