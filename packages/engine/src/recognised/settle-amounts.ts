import type { RecognisedWord } from './recognised-text.ts'

/** The fewest amounts of a page whose common sign before the decimals is no chance... */
const MIN_ALIKE = 4
/** ...and they must be at least this many times as frequent as those with the other sign. */
const RARER = 3
/** Money with its decimals, and what may stand around it; its last group has three digits, where it has any. */
const AMOUNT =
  /^([-+($£€]*(?:\d+|\d{1,3}(?:[.,']\d{2,3})*[.,']\d{3}))([.,])(\d{2}[-+)]?(?:CR|DR|Cr|Dr|C|D)?)$/

/**
 * Amounts of a page have one sign before their decimals: blurred, a comma is read as a point, and a point as a comma.
 * Those that have the rarer one get the other, and are then not confirmed.
 */
export function settleAmounts(words: readonly RecognisedWord[]): RecognisedWord[] {
  const counts = { '.': 0, ',': 0 }
  for (const { text } of words) {
    const sign = AMOUNT.exec(text)?.[2]
    if (sign === '.' || sign === ',') counts[sign]++
  }
  const [usual, rarer] = counts['.'] >= counts[','] ? (['.', ','] as const) : ([',', '.'] as const)
  if (counts[usual] < MIN_ALIKE || counts[usual] < RARER * counts[rarer]) return [...words]
  return words.map((word) => {
    const [, before, sign, decimals] = AMOUNT.exec(word.text) ?? []
    return sign === rarer ? { ...word, text: `${before}${usual}${decimals}`, isConfirmed: false } : word
  })
}
