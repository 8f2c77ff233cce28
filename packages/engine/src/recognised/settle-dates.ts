import { monthOf } from '../vocabulary/months.ts'
import { canBeDate, DATE, MIN_ALIKE, shapeOf } from './date-columns.ts'
import { DIGIT_FOR } from './digit-for.ts'
import type { RecognisedWord } from './recognised-text.ts'

const SEPARATOR = /[-/.]/
const LIKE_SEPARATOR = /[-/.,:;~'1lI|7]/
/** `04/2023`: a month with its year is a separate kind of date and has lost no separator. */
const MONTH_AND_YEAR = /^(?:0[1-9]|1[0-2])[-/.](?:19|20)\d{2}$/
/** A month's name with a day behind it, one of whose digits was taken for a letter. */
const MONTH_AND_DAY = /^(\p{L}{3})([OoQDIl|\d])([OoQDIl|ZSGB\d])$/u
/** The same before it, with or without a year. */
const DAY_AND_MONTH = /^([(OoQDIl|\d][OoQDIl|ZSGB\d])([-/.]\p{L}{3}(?:[-/.]\d{2,4})?)$/u

/**
 * Words of a page that have the shape of its dates but for one character get it: `20112/23` is `20/12/23` where the
 * others are so, and `JANO1` is `JAN01`. What was changed is not confirmed.
 */
export function settleDates(words: readonly RecognisedWord[]): RecognisedWord[] {
  const counts = new Map<string, number>()
  for (const { text } of words) {
    if (DATE.test(text)) counts.set(shapeOf(text), (counts.get(shapeOf(text)) ?? 0) + 1)
  }
  const shapes = [...counts].filter(([, count]) => count >= MIN_ALIKE).map(([shape]) => shape)
  return words.map((word) => {
    const text = settled(word.text, shapes)
    return text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}

function settled(text: string, shapes: readonly string[]): string {
  const named = MONTH_AND_DAY.exec(text)
  if (named && /\D/.test(text.slice(3)) && monthOf(named[1] ?? '') !== null)
    return text.slice(0, 3) + toDigits(text.slice(3))
  const [, day = '', month = ''] = DAY_AND_MONTH.exec(text) ?? []
  const round = toDigits(day.replace('(', '0'))
  if (/\D/.test(day) && monthOf(month.slice(1, 4)) !== null && isDay(Number(round))) return round + month
  // A bare number is rather a year or a reference than a date whose separators are all lost.
  if (MONTH_AND_YEAR.test(text) || !/\d[-/.]|[-/.]\d/.test(text) || shapes.includes(shapeOf(text)))
    return text
  for (const shape of shapes) {
    const fitted = fit(text, shape)
    if (fitted !== null && canBeDate(fitted)) return fitted
  }
  return text
}

const toDigits = (text: string): string => text.replace(/\D/g, (letter) => DIGIT_FOR[letter] ?? letter)

/** The text in a shape from which it differs in one character, or in one separator that was lost; null otherwise. */
function fit(text: string, shape: string): string | null {
  if (text.length === shape.length - 1) {
    const lost = [...shape].findIndex(
      (want, i) => SEPARATOR.test(want) && shape.slice(0, i) + shape.slice(i + 1) === shapeOf(text),
    )
    return lost < 0 ? null : text.slice(0, lost) + shape[lost] + text.slice(lost)
  }
  if (text.length !== shape.length) return null
  let [fitted, faults] = ['', 0]
  for (const [i, want] of [...shape].entries()) {
    const is = text[i] as string
    if (want === is || (want === '9' && /\d/.test(is))) fitted += is
    else {
      faults++
      fitted += SEPARATOR.test(want) ? (LIKE_SEPARATOR.test(is) ? want : '?') : (DIGIT_FOR[is] ?? '?')
    }
  }
  return faults === 1 && !fitted.includes('?') ? fitted : null
}

const isDay = (number = 0): boolean => number >= 1 && number <= 31
