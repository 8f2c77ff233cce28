import type { DayOrder } from '../dates/parse-date.ts'
import { type Line, textOf } from '../layout/word.ts'
import type { LineTests } from '../table/line-tests.ts'
import { currencyOfCountry, whichDollar } from '../vocabulary/countries.ts'
import { currencyOf, isCurrencyCode } from '../vocabulary/currencies.ts'

/** A code beside no amount or date, as in `Currency : INR` or `Betrag EUR`, is about the account. */
const CODE_ALONE = 3
/** One on a line with values, or in a row, may be about a purchase abroad. */
const CODE_AMONG_VALUES = 0.1
/** A code may stand in brackets or before a colon, not within a word. */
const CODE = /^[^\p{L}]*([A-Z]{3})[^\p{L}]*$/u
/** Symbols that name a currency wherever they stand. */
const SYMBOL = /[€£₹]|R\$/
const DOLLAR = /(?<![A-Za-z])\$/
/** `1,23,456.78` is grouped as in India. */
const LAKHS = /\d,\d{2},\d{3}/

/**
 * The currency that a document names most often, by codes, by symbols at amounts, and by the way it groups digits.
 *
 * @param lines of all pages
 * @param isOutside whether a line belongs to no row
 * @returns ISO 4217, or null where nothing names it
 */
export function findCurrency(
  lines: readonly Line[],
  isOutside: (line: Line) => boolean,
  { amountsOf, hasValues }: LineTests,
): string | null {
  const votes = new Map<string, number>()
  const vote = (code: string | null | undefined, weight: number) =>
    code && votes.set(code, (votes.get(code) ?? 0) + weight)
  let [dollars, lakhs] = [0, 0]
  for (const line of lines) {
    const amounts = amountsOf(line)
    const codeWeight = isOutside(line) && !hasValues(line) ? CODE_ALONE : CODE_AMONG_VALUES
    for (const [i, { text }] of line.words.entries()) {
      const code = CODE.exec(text)?.[1]
      if (code !== undefined && isCurrencyCode(code)) vote(code, codeWeight)
      const symbol = SYMBOL.exec(text)?.[0]
      vote(amounts[i]?.currency ?? (symbol && currencyOf(symbol)), 1)
      if (DOLLAR.test(text)) dollars++
      if (LAKHS.test(text)) lakhs++
    }
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a)
  if (best && best[1] >= 1) return best[0]
  if (lakhs > 0) return 'INR'
  const texts = lines.map(({ words }) => textOf(words))
  if (dollars > 0) return whichDollar(texts) ?? usualDollar(lines)
  return currencyOfCountry(texts) ?? best?.[0] ?? null
}

/** Of the countries that print a bare `$`, the United States alone print the month first; of the others, Australia most. */
function usualDollar(lines: readonly Line[]): string {
  const orders = lines.flatMap(({ dates }) => dates.map(({ date }) => date.order))
  const count = (order: DayOrder) => orders.filter((own) => own === order).length
  return count('day-first') > count('month-first') ? 'AUD' : 'USD'
}
