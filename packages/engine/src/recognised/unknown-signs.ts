import type { RecognisedWord } from './recognised-text.ts'

/** An amount with what stands before its digits. */
const AMOUNT = /^([^\d\s.,()+-]{0,2})(\d{1,3}(?:,\d{3})*\.\d{2}|\d{1,3}(?:\.\d{3})*,\d{2}|\d+[.,]\d{2})$/u
/** Without its first digit it still is one: its groups begin with a digit that is no nought. */
const REST = /^\d(?=(?:[1-9]\d{0,2}(?:[.,]\d{3})*|0)[.,]\d{2}$)/
/** Of all amounts, the least share before which something stands. */
const SIGNED_SHARE = 0.4
/**
 * What is read in at least three ways that are no sign of a currency, before eight amounts or more, and mostly in none of them, is
 * one sign that the recogniser does not know. Those of `$12.50` and `€4.00` are known.
 */
const [MIN_WAYS, MIN_ODD, USUAL] = [3, 8, 0.6]
const KNOWN = /\p{Sc}/u

/**
 * Amounts of a page behind a sign of a currency that the recogniser does not know: it is read as `N`, as `#`, as `$`, and as a
 * digit, so that `₦25,000.00` is `425,000.00`. Signs and such digits are left out; what was changed is not confirmed.
 */
export function dropUnknownSigns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const before = words.flatMap(({ text }) => AMOUNT.exec(text)?.[1] ?? [])
  const signs = before.filter((sign) => sign !== '')
  const odd = signs.filter((sign) => !KNOWN.test(sign))
  const ways = [...Map.groupBy(signs, (sign) => sign).values()].map(({ length }) => length)
  const isUnknown =
    odd.length >= MIN_ODD &&
    new Set(odd).size >= MIN_WAYS &&
    signs.length >= SIGNED_SHARE * before.length &&
    Math.max(...ways) <= USUAL * signs.length
  if (!isUnknown) return [...words]
  return words.map((word) => {
    const [, sign, amount] = AMOUNT.exec(word.text) ?? []
    if (amount === undefined) return word
    const text = sign === '' ? amount.replace(REST, '') : amount
    return text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}
