import { monthOf } from '../vocabulary/months.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** The fewest amounts above each other that all have decimals, for one without to have lost them... */
const MIN_ALIKE = 6
/** ...and they are at least this many times as many as those without. */
const RARER = 3
/** In font sizes: the right edges of amounts of one column differ by less, a sign behind some of them included. */
const SAME_EDGE = 0.7
/** In font sizes: a row of the same table is no farther above or below. */
const NEAR = 6
const DECIMALS = /\d([.,])\d{2}\D*$/
/** An amount without a sign before its last two digits, which are its decimals; its groups may have theirs. */
const BARE = /^([-+($£€]*(?:\d{1,6}|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}))(\d{2}[-+)]?(?:CR|DR|Cr|Dr|[CDSH])?)$/

/** The decimals of less than a whole, of which the point was lost, beside amounts that begin with theirs: `71` under `.98`. */
const HUNDREDTHS = /^([-+(]?)(\d{2}[-+)]?)$/
const BEGINS_WITH_POINT = /^[-+(]?[.,]\d{2}[-+)]?$/
/** It stands behind the name of its month, or its day. */
const YEAR = /^(?:19|20)\d{2}$/
const DAY = /^\d{1,2}\D?$/

/**
 * Numbers without a point in a column of amounts that all have one, with the point that was lost: `2063` is `20.63`, and
 * `9,70033` is `9,700.33`. What was changed is not confirmed.
 */
export function withLostDecimals(words: readonly RecognisedWord[]): RecognisedWord[] {
  const amounts = words.filter(({ text }) => DECIMALS.test(text))
  const isYear = ({ text, baseline }: RecognisedWord, at: number) => {
    const [first, second] = words.slice(Math.max(0, at - 2), at).reverse()
    const month = first && DAY.test(first.text) ? second : first
    return YEAR.test(text) && month?.baseline === baseline && monthOf(month.text) !== null
  }
  const bare = words.filter(
    (word, i) => BARE.test(word.text) && word.text.replace(/\D/g, '').length > 2 && !isYear(word, i),
  )
  const hundredths = words.filter(({ text }) => BEGINS_WITH_POINT.test(text))
  return words.map((word) => {
    const isHundredths = HUNDREDTHS.test(word.text) && hundredths.some((other) => areAligned(other, word))
    if (!isHundredths && !bare.includes(word)) return word
    const column = amounts.filter((amount) => areAligned(amount, word))
    const isNear = column.some(({ baseline, size }) => Math.abs(baseline - word.baseline) < NEAR * size)
    const others = bare.filter((other) => areAligned(other, word)).length
    if (!isNear || column.length < MIN_ALIKE || column.length < RARER * others) return word
    const sign = DECIMALS.exec(column[0]?.text ?? '')?.[1] ?? '.'
    if (isHundredths)
      return { ...word, text: word.text.replace(HUNDREDTHS, `$1${sign}$2`), isConfirmed: false }
    const text = word.text.replace(
      BARE,
      (_, whole: string, decimals: string) =>
        whole.replace(/[.,]/g, sign === '.' ? ',' : '.') + sign + decimals,
    )
    return { ...word, text, isConfirmed: false }
  })
}

const areAligned = (a: RecognisedWord, b: RecognisedWord): boolean =>
  Math.abs(a.x1 - b.x1) < SAME_EDGE * b.size
