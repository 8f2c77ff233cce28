import type { RecognisedWord } from './recognised-text.ts'

/** The fewest amounts above each other whose decimals stand there, for two words to be one of them. */
const MIN_ALIKE = 6
/** In font sizes: the right edges of amounts of one column differ by less. */
const SAME_EDGE = 0.4
/** In font sizes: a point and the blanks beside it are no wider. */
const NEAR = 0.45
const AMOUNT = /\d([.,])\d{2}\D{0,3}$/
/** A number without decimals, and two digits that may be its decimals. */
const WHOLE = /^[-+($£€]*(?:\d{1,6}|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})[.,]?$/
const TWO_DIGITS = /^[.,]?(\d{2}[-+)]?)$/

/**
 * Two words as the amount that they are in a column of amounts, where the point between them was lost: `48.592 80` is
 * `48.592.80`, of which the signs are settled with those of the others. What was joined is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function withPartedDecimals(words: readonly RecognisedWord[]): RecognisedWord[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text))
  const joined: RecognisedWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const [, decimals] = TWO_DIGITS.exec(word.text) ?? []
    const areClose = last && last.baseline === word.baseline && Math.abs(word.x0 - last.x1) < NEAR * word.size
    const column =
      areClose && decimals !== undefined && WHOLE.test(last.text)
        ? amounts.filter(({ x1 }) => Math.abs(x1 - word.x1) < SAME_EDGE * word.size)
        : []
    if (last && column.length >= MIN_ALIKE) {
      const text = last.text.replace(/[.,]$/, '') + markOf(column) + decimals
      joined[joined.length - 1] = { ...boundsOf(last, word), text, isConfirmed: false }
    } else joined.push(word)
  }
  return joined
}

/** What most of some amounts have before their decimals. */
function markOf(amounts: readonly RecognisedWord[]): string {
  const points = amounts.filter(({ text }) => AMOUNT.exec(text)?.[1] === '.').length
  return 2 * points >= amounts.length ? '.' : ','
}

const boundsOf = (a: RecognisedWord, b: RecognisedWord): RecognisedWord => ({
  ...a,
  x0: Math.min(a.x0, b.x0),
  top: Math.min(a.top, b.top),
  x1: Math.max(a.x1, b.x1),
  bottom: Math.max(a.bottom, b.bottom),
})
