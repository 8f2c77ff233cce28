import { decimalsOf } from '../vocabulary/currencies.ts'
import type { MoneyConvention } from './parse-money.ts'

type Separator = '.' | ','
type Votes = Record<Separator, number>

/** `12.50`, perhaps with a sign, a marker or a currency behind. */
const TWO_DECIMALS = /\d([.,])\d{2}(?!\d)\D{0,4}$/
/** `12.5`, where a zero is left out. */
const ONE_DECIMAL = /\d([.,])\d(?!\d)\D{0,4}$/
/** `12.5000` */
const PADDED = /\d([.,])\d{2}0{2,}(?!\d)\D{0,4}$/
/**
 * Three digits after the second kind of separator, after a lone zero or more than three digits are no group of
 * thousands.
 */
const THREE_DECIMALS =
  /(?:\d,\d{3}(\.)|\d\.\d{3}(,)|\d['\u2019]\d{3}([.,])|(?<!\d)0([.,])|(?<![\d.,])\d{4,}([.,]))\d{3}(?!\d)\D{0,4}$/
/** `1,234` or `10.000`: thousands, or three decimals; `1.825.882` are thousands beyond doubt. */
const THREE_DIGITS = /^\D{0,4}\d{1,3}([.,])\d{3}(?:\1\d{3})*\D{0,4}$/
/** Two and more groups behind the same sign. */
const GROUPS = /^\D{0,4}\d{1,3}([.,])\d{3}(?:\1\d{3})+\D{0,4}$/
/** `1 204,337`: where a space parts the thousands, three digits behind another sign are decimals. */
const SPACED_THREE_DECIMALS = /^\D{0,4}\d{1,3}(?: \d{3})*[ \u00a0\u202f]\d{3}([.,])\d{3}\D{0,4}$/
/** A number before an amount may look like that once. */
const MIN_SPACED = 2
/** `1 270 000`: nothing but thousands that spaces part. */
const SPACED_GROUPS = /^\D{0,4}\d{1,3}(?:[ \u00a0\u202f]\d{3})+\D{0,4}$/
const HAS_SEPARATOR = /\d[.,]\d/
/** Exactly three capitals, as a currency code has, with anything between them. */
const THREE_CAPITALS = /^[^A-Z]*(?:[A-Z][^A-Z]*){3}$/
/** Times, days, and numbers in three parts. */
const NO_AMOUNT = /[:/%]|\d[.,]\d{2}[.,]\d{2}\b/
/** `42.80/RMB(支出)`: the code of its currency behind an amount, perhaps with what it is. */
const CODE_BEHIND = /(?<=\d)\/[A-Z]{3}(?:\(\p{L}+\))?$/u
/**
 * If amounts without decimals outnumber those with decimals by more than this factor, the latter are rates or prices.
 */
const MANY_MORE = 3
/** Of currencies without decimals, as krónur, and of rupiah and forints, which most print without. */
const WHOLE_SIGN = /[¥₩₫]|\d[円원]|^\(?Rp(?!\p{L})|^[íi\ufffd]sl\.kr|^HUF$|^Ft\.?$/u

/**
 * Decides by a vote of all texts of a document how it prints money. If they do not show the number of decimals
 * (`10.000`), the currency that the document names may.
 *
 * @param texts words of the document that belong to no date; thousands that a space parts are one with what is behind
 *   them
 * @returns the likeliest first, then others that some texts speak for
 */
export function findMoneyConventions(texts: Iterable<string>): MoneyConvention[] {
  const [twos, ones, padded, threes] = [noVotes(), noVotes(), noVotes(), noVotes()]
  const [groups, sure, spaced] = [noVotes(), noVotes(), noVotes()]
  let named: 0 | 2 | 3 | null = null
  let [namesWhole, dollars, thousandthCodes, spacedGroups] = [false, 0, 0, 0]
  for (const word of texts) {
    const text = word.replace(CODE_BEHIND, '')
    const hasSeparator = HAS_SEPARATOR.test(text)
    const mayName = THREE_CAPITALS.test(word)
    namesWhole ||= WHOLE_SIGN.test(word)
    if (word.includes('$')) dollars++
    if ((!hasSeparator && !mayName && !text.includes(' ')) || NO_AMOUNT.test(text)) continue
    const decimals = mayName ? decimalsOf(word.replace(/[^A-Z]/g, '')) : null
    named ??= decimals
    if (decimals === 3) thousandthCodes++
    namesWhole ||= decimals === 0
    if (SPACED_GROUPS.test(text)) spacedGroups++
    if (!hasSeparator) continue
    const two = TWO_DECIMALS.exec(text)
    count(twos, two)
    // A text that ends with two decimals cannot end with three.
    if (two !== null) continue
    count(ones, ONE_DECIMAL.exec(text))
    count(padded, PADDED.exec(text))
    count(threes, THREE_DECIMALS.exec(text))
    count(spaced, SPACED_THREE_DECIMALS.exec(text))
    count(groups, THREE_DIGITS.exec(text))
    count(sure, GROUPS.exec(text))
  }
  // No currency of thousandths has that sign: a code that is printed less often is none, as a logo on a scan may look like one.
  if (named === 3 && dollars > thousandthCodes) named = null
  for (const separator of ['.', ','] as const)
    if (spaced[separator] >= MIN_SPACED) threes[separator] += spaced[separator]
  const whole: MoneyConvention = { decimal: '.', exponent: 0 }
  const hundredths: MoneyConvention = { decimal: most(twos), exponent: 2 }
  const sum = (votes: Votes) => votes['.'] + votes[',']
  const thousandths: MoneyConvention = {
    decimal: most(sum(threes) > 0 ? threes : groups),
    exponent: 3,
  }
  // `2.857,000` among more of `2.857.000` is one whose sign was misread, or misprinted; and where decimals are three, no
  // amount is printed without: `0.000` among more of `103,834` is a rate.
  const without = groups[thousandths.decimal === '.' ? ',' : '.']
  const areThree = sum(threes) > Math.max(sum(twos), sum(sure), without)
  // `0.000` is nothing in thousands where a currency without decimals is named.
  if (areThree && (named === 3 || !namesWhole)) return [thousandths, hundredths]
  if (named === 3 && sum(groups) + sum(threes) > sum(twos)) return [thousandths, hundredths]
  if (sum(twos) === 0 && sum(padded) > 0) {
    const rates: MoneyConvention = { decimal: most(padded), exponent: 2, padsNoughts: true }
    return named === 0 ? [whole, rates] : [rates, whole]
  }
  if (sum(twos) === 0 && sum(ones) === 0) return [whole]
  if (sum(twos) === 0) return [whole, { decimal: most(ones), exponent: 2, dropsNoughts: true }]
  const dropping: MoneyConvention = { ...hundredths, dropsNoughts: true }
  const isOfHundredths = named === 2 && !namesWhole
  const isWhole = sum(groups) + spacedGroups > sum(twos) * (named === 0 || namesWhole ? 1 : MANY_MORE)
  if (isWhole && !isOfHundredths) return [whole, hundredths]
  if (named === 3) return [hundredths, thousandths]
  if (named === 0) return [hundredths, whole]
  if (sum(groups) <= sum(twos)) return [hundredths, dropping]
  // Where both explain a document, a currency of hundredths leaves out zeros; for another one nothing is known.
  return [hundredths, ...(isOfHundredths ? [dropping, whole] : [whole, dropping])]
}

const noVotes = (): Votes => ({ '.': 0, ',': 0 })
const most = (votes: Votes): Separator => (votes[','] > votes['.'] ? ',' : '.')

function count(votes: Votes, match: RegExpExecArray | null): void {
  const separator = match?.slice(1).find((sign) => sign !== undefined)
  if (separator) votes[separator as Separator]++
}
