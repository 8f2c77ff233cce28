import { monthOf } from '../vocabulary/months.ts'
import { MIN_ALIKE } from './date-columns.ts'
import { DIGIT_FOR } from './digit-for.ts'
import { isDay } from './named-dates.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** `01/SEP` */
const SLASHED = /^(\d{2})\/(\p{L}{3})$/u
/** The same, where the stroke may have been read as a letter, or together with the digit before it as one letter. */
const LIKE_SLASHED = /^(\S{2,3})(\p{L}{3})$/u
/** A 1 and the stroke behind it. */
const ONE_AND_STROKE = /^([0-3OoQD1Il])[UVuv]\/?$/
/** Two digits and the stroke. */
const DIGITS_AND_STROKE = /^([0-3OoQDIl])([\dOoQDIlZSGB])[1lI|7]$/
/** In font sizes: the left edges of dates above each other differ by less; of their widths, this share. */
const [SAME_EDGE, SAME_WIDTH] = [0.4, 0.15]

/**
 * A day, a stroke and a month in a column of such dates, where digits and stroke were read as letters: `OUSEP` and `OU/SEP` are
 * `01/SEP`. What was changed is not confirmed.
 */
export function settleSlashedMonths(words: readonly RecognisedWord[]): RecognisedWord[] {
  const dates = words.filter(({ text }) => {
    const [, day, month = ''] = SLASHED.exec(text) ?? []
    return isDay(day) && monthOf(month) !== null
  })
  if (dates.length < MIN_ALIKE) return [...words]
  return words.map((word) => {
    const [, before = '', month = ''] = LIKE_SLASHED.exec(word.text) ?? []
    const day = monthOf(month) === null ? null : dayOf(before)
    if (day === null || dates.filter((date) => areAbove(date, word)).length < MIN_ALIKE) return word
    return { ...word, text: `${day}/${month}`, isConfirmed: false }
  })
}

function dayOf(before: string): string | null {
  const [, tens] = ONE_AND_STROKE.exec(before) ?? []
  const [, first, second] = DIGITS_AND_STROKE.exec(before) ?? []
  const read = tens === undefined ? `${first ?? ''}${second ?? ''}` : `${tens}1`
  const day = read.replace(/\D/g, (letter) => DIGIT_FOR[letter] ?? letter)
  return day !== '' && isDay(day) ? day : null
}

function areAbove(a: RecognisedWord, b: RecognisedWord): boolean {
  const [width, otherWidth] = [a.x1 - a.x0, b.x1 - b.x0]
  return Math.abs(a.x0 - b.x0) < SAME_EDGE * a.size && Math.abs(width - otherWidth) <= SAME_WIDTH * width
}
