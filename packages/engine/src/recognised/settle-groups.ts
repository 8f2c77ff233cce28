import type { RecognisedWord } from './recognised-text.ts'

/** The fewest amounts of a page that show how their groups are parted. */
const MIN_ALIKE = 4
/** Amounts without decimals are this many times as frequent as those that seem to have some. */
const RARER = 3
/** `172.000`, `4,569.000`: groups of three, with any characters between them. */
const WHOLE = /^[-+(]?\d{1,3}(?:[.,]\d{3})+[-+)]?$/
/** The same with one sign between all of three groups and more, which starts no decimals. */
const GROUPED = /^[-+(]?\d{1,3}([.,])\d{3}(?:\1\d{3})+[-+)]?$/
const MIXED = /\.\d{3},|,\d{3}\./
const DECIMALS = /\d[.,]\d{2}\D{0,3}$/
/** No group begins with a nought by itself: `0.000` is a rate, and so is what ends above or below it, `25.939`. */
const RATE = /^0[.,]\d{3}$/
/** In font sizes: the right edges of numbers of one column differ by less. */
const SAME_EDGE = 0.4

/**
 * Whole amounts of a page have one sign between their groups: `4,569.000` is `4.569.000` where the others are so. What was
 * changed is not confirmed.
 */
export function settleGroups(words: readonly RecognisedWord[]): RecognisedWord[] {
  const rates = words.filter(({ text }) => RATE.test(text))
  const isRate = (word: RecognisedWord) =>
    rates.some((rate) => Math.abs(rate.x1 - word.x1) < SAME_EDGE * word.size)
  const whole = words.filter((word) => WHOLE.test(word.text) && !isRate(word))
  const counts = { '.': 0, ',': 0 }
  for (const { text } of whole) {
    const sign = GROUPED.exec(text)?.[1]
    if (sign === '.' || sign === ',') counts[sign]++
  }
  const [usual, rarer] = counts['.'] >= counts[','] ? (['.', ','] as const) : ([',', '.'] as const)
  const mixed = whole.filter(({ text }) => MIXED.test(text)).length
  const exact = words.filter(({ text }) => DECIMALS.test(text)).length
  // In 1,234.567 dinars all amounts of three groups have two signs.
  if (counts[usual] < Math.max(MIN_ALIKE, mixed, RARER * counts[rarer]) || whole.length < RARER * exact)
    return [...words]
  return words.map((word) => {
    const text = whole.includes(word) ? word.text.replaceAll(rarer, usual) : word.text
    return text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}
