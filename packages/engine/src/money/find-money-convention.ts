import type { MoneyConvention } from './parse-money.ts'

/**
 * Decides by a vote of all texts of a document how it prints money.
 *
 * @param texts words of the document
 */
export function findMoneyConvention(texts: Iterable<string>): MoneyConvention {
  const votes = { '.2': 0, ',2': 0, '.3': 0, ',3': 0 }
  for (const text of texts) {
    const two = /\d([.,])\d{2}(?!\d)\D{0,4}$/.exec(text)
    if (two && !/[:/]|\d[.,]\d{2}[.,]\d{2}\b/.test(text)) votes[`${two[1] as '.' | ','}2`]++
    // Three digits after the second kind of separator, or after a lone zero, cannot be a group of thousands.
    const three = /(?:\d,\d{3}(\.)|\d\.\d{3}(,)|(?<!\d)0([.,]))\d{3}(?!\d)\D{0,4}$/.exec(text)
    const separator = three?.[1] ?? three?.[2] ?? three?.[3]
    if (separator) votes[`${separator as '.' | ','}3`]++
  }
  const [twos, threes] = [votes['.2'] + votes[',2'], votes['.3'] + votes[',3']]
  if (threes > twos) return { decimal: votes[',3'] > votes['.3'] ? ',' : '.', exponent: 3 }
  if (twos > 0) return { decimal: votes[',2'] > votes['.2'] ? ',' : '.', exponent: 2 }
  return { decimal: '.', exponent: 0 }
}
