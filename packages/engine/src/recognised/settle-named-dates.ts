import { monthOf } from '../vocabulary/months.ts'
import { MIN_ALIKE } from './date-columns.ts'
import { DIGIT_FOR } from './digit-for.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** `JAN05` */
const NAMED = /^(\p{L}{3})(\d{2})$/u
/** The same, with digits taken for letters. */
const LIKE_NAMED = /^(\p{L}{3})([\p{L}\d|])([\p{L}\d|])$/u
/** What a round or crossed 0 at the tens of a day is taken for, besides what it is taken for elsewhere. */
const ZERO = /[BCEGU689]/
const UNITS: Readonly<Record<string, string>> = { ...DIGIT_FOR, A: '4', E: '3', g: '9', T: '7' }
/** In font sizes: the left edges of words above each other differ by less; of their widths, this share. */
const [SAME_EDGE, SAME_WIDTH] = [0.5, 0.1]

/**
 * Words that stand above days with the name of their month, as wide as they are, and begin with the name of one, as such
 * days: `JANGS` is `JAN05` under `JAN11`, and so is `JAN65`. What was changed is not confirmed.
 */
export function settleNamedDates(words: readonly RecognisedWord[]): RecognisedWord[] {
  const named = words.filter(({ text }) => {
    const [, month = '', day] = NAMED.exec(text) ?? []
    return monthOf(month) !== null && isDay(day)
  })
  if (named.length < MIN_ALIKE) return [...words]
  return words.map((word) => {
    const [, month = '', tens = '', units = ''] = LIKE_NAMED.exec(word.text) ?? []
    if (isDay(NAMED.exec(word.text)?.[2]) || monthOf(month) === null) return word
    if (named.filter((other) => areAlike(other, word)).length < MIN_ALIKE) return word
    const day = (ZERO.test(tens) ? '0' : (DIGIT_FOR[tens] ?? tens)) + (UNITS[units] ?? units)
    return isDay(day) ? { ...word, text: month + day, isConfirmed: false } : word
  })
}

const isDay = (text = ''): boolean => /^\d{2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31

/** `29/23` behind the name of a month: its day and year; and the same with a stroke that was taken for a digit. */
const [DAY_AND_YEAR, LIKE_DAY_AND_YEAR] = [/^\d{1,2}\/\d{2}$/, /^([0-3]?\d)[71lI|](\d{2})$/]

/**
 * Days and years behind the name of a month, as of a statement's period: `JAN 31724` is `JAN 31/24` where the page has
 * `DEC 29/23`. What was changed is not confirmed.
 */
export function settleDaysAndYears(words: readonly RecognisedWord[]): RecognisedWord[] {
  const isBehindMonth = words.map(
    ({ baseline }, i) => words[i - 1]?.baseline === baseline && monthOf(words[i - 1]?.text ?? '') !== null,
  )
  if (!words.some(({ text }, i) => isBehindMonth[i] && DAY_AND_YEAR.test(text))) return [...words]
  return words.map((word, i) =>
    isBehindMonth[i] && LIKE_DAY_AND_YEAR.test(word.text)
      ? { ...word, text: word.text.replace(LIKE_DAY_AND_YEAR, '$1/$2'), isConfirmed: false }
      : word,
  )
}

/** The point behind a day, `4. August`, and what it is taken for. */
const [POINTED, LIKE_POINTED] = [/^\d{1,2}\.$/, /^(\d{1,2})[,:;]$/]

/**
 * Days before the name of a month with their points: `4, August 2024` is `4. August 2024` where the page has `2. August 2024`. The day
 * is as sure as before.
 */
export function settlePointsOfDays(words: readonly RecognisedWord[]): RecognisedWord[] {
  const isBeforeMonth = words.map(
    ({ baseline }, i) => words[i + 1]?.baseline === baseline && monthOf(words[i + 1]?.text ?? '') !== null,
  )
  if (!words.some(({ text }, i) => isBeforeMonth[i] && POINTED.test(text))) return [...words]
  return words.map((word, i) =>
    isBeforeMonth[i] && LIKE_POINTED.test(word.text)
      ? { ...word, text: word.text.replace(LIKE_POINTED, '$1.') }
      : word,
  )
}

function areAlike(a: RecognisedWord, b: RecognisedWord): boolean {
  const [width, otherWidth] = [a.x1 - a.x0, b.x1 - b.x0]
  return Math.abs(a.x0 - b.x0) < SAME_EDGE * a.size && Math.abs(width - otherWidth) <= SAME_WIDTH * width
}
