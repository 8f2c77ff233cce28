import { MIN_ALIKE } from './date-columns.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** The signs of Brazil, Singapore and the United States, and what they are read as. */
const SIGN = /^(?:R|S|US)\$(?=$|[-+(]?\d)/
const LIKE_SIGN = /^(R|S|US)[S§8]\$?(?=$|[-+(]?\d[\d.,]*[.,]\d{2}\D{0,2}$)/
const AMOUNT = /^\D{0,4}\d[\d.,]*[.,]\d{2}\D{0,2}$/
const MARK = /^\D{1,2}$/
/** In font sizes: a sign stands no farther before its amount; the right edges of a column's title and amounts differ by less. */
const [CLOSE, SAME_EDGE] = [1, 0.5]

/**
 * Signs of currencies that end with a dollar sign, read as one with an S: `RS 20,05` is `R$ 20,05` on a page that has `R$`,
 * and so is `RS` over a column of amounts. Elsewhere it is a state of Brazil. What was changed is not confirmed.
 */
export function settleDollarSigns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const printed = words.flatMap(({ text }) => SIGN.exec(text)?.[0] ?? [])
  const usual = new Set(
    printed.filter((sign) => printed.filter((other) => other === sign).length >= MIN_ALIKE),
  )
  if (usual.size === 0) return [...words]
  const isClose = ({ baseline, x1, size }: RecognisedWord, next: RecognisedWord | undefined) =>
    next?.baseline === baseline && next.x0 - x1 < CLOSE * size
  // Of an amount with a mark behind it, the mark ends the column.
  const ends = words.flatMap((word, i) => {
    if (!AMOUNT.test(word.text)) return []
    const next = words[i + 1]
    return next && isClose(word, next) && MARK.test(next.text) ? next.x1 : word.x1
  })
  const isBeforeAmount = (word: RecognisedWord, next: RecognisedWord | undefined) =>
    next !== undefined && isClose(word, next) && AMOUNT.test(next.text)
  const endsOverAmounts = ({ x1, size }: RecognisedWord) =>
    ends.filter((end) => Math.abs(end - x1) < SAME_EDGE * size).length >= MIN_ALIKE
  return words.map((word, i) => {
    const [read, letters] = LIKE_SIGN.exec(word.text) ?? []
    if (read === undefined || !usual.has(`${letters}$`)) return word
    const isSign = read !== word.text || isBeforeAmount(word, words[i + 1]) || endsOverAmounts(word)
    return isSign ? { ...word, text: `${letters}$${word.text.slice(read.length)}`, isConfirmed: false } : word
  })
}
