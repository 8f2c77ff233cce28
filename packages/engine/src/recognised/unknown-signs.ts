import type { RecognisedWord } from './recognised-text.ts'

/** An amount with what stands before its digits. */
const AMOUNT = /^([^\d\s.,()+-]{0,2})(\d{1,3}(?:,\d{3})*\.\d{2}|\d{1,3}(?:\.\d{3})*,\d{2}|\d+[.,]\d{2})$/u
/** Without its first digit it still is one: its groups begin with a digit that is no nought. */
const REST = /^\d(?=(?:[1-9]\d{0,2}(?:[.,]\d{3})*|0)[.,]\d{2}$)/
/** The fewest amounts before which something stands, and their least share. */
const [MIN_SIGNED, SIGNED_SHARE] = [8, 0.4]
/** It is one sign that the recogniser does not know where it is read in this many ways, and in none of them more often than in this share. */
const [MIN_WAYS, USUAL] = [3, 0.6]

/**
 * Amounts of a page behind a sign of a currency that the recogniser does not know: it is read as `N`, as `#`, as `$`, and as a
 * digit, so that `₦25,000.00` is `425,000.00`. Signs and such digits are left out; what was changed is not confirmed.
 */
export function dropUnknownSigns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const before = words.flatMap(({ text }) => AMOUNT.exec(text)?.[1] ?? [])
  const signs = before.filter((sign) => sign !== '')
  const ways = [...Map.groupBy(signs, (sign) => sign).values()].map(({ length }) => length)
  const isUnknown =
    signs.length >= Math.max(MIN_SIGNED, SIGNED_SHARE * before.length) &&
    ways.length >= MIN_WAYS &&
    Math.max(...ways) <= USUAL * signs.length
  if (!isUnknown) return [...words]
  return words.map((word) => {
    const [, sign, amount] = AMOUNT.exec(word.text) ?? []
    if (amount === undefined) return word
    const text = sign === '' ? amount.replace(REST, '') : amount
    return text === word.text ? word : { ...word, text, isConfirmed: false }
  })
}
