import { findDates } from '../dates/find-dates.ts'
import { type Line, textOf } from '../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { isCurrencyCode } from '../vocabulary/currencies.ts'
import { whichDollar } from '../vocabulary/dollars.ts'

/** A code beside no amount or date, as in `Currency : INR` or `Betrag EUR`, is about the account. */
const CODE_ALONE = 3
/** One on a line with values may be about a purchase abroad. */
const CODE_AMONG_VALUES = 0.1
/** `1,23,456.78` is grouped as in India. */
const LAKHS = /\d,\d{2},\d{3}/

/**
 * The currency that a document names most often, by codes, by symbols at amounts, and by the way it groups digits.
 *
 * @param lines of all pages
 * @returns ISO 4217, or null where nothing names it
 */
export function findCurrency(lines: readonly Line[], convention: MoneyConvention): string | null {
  const votes = new Map<string, number>()
  const vote = (code: string | null | undefined, weight: number) =>
    code && votes.set(code, (votes.get(code) ?? 0) + weight)
  let [dollars, lakhs] = [0, 0]
  for (const { words } of lines) {
    const amounts = words.map(({ text }) => parseMoney(text, convention))
    const hasValues = amounts.some((money) => money?.isExact) || findDates(words).length > 0
    for (const [i, { text }] of words.entries()) {
      const code = text.replace(/[^\p{L}]/gu, '')
      if (isCurrencyCode(code)) vote(code, hasValues ? CODE_AMONG_VALUES : CODE_ALONE)
      const symbol = /[€£₹]|R\$/.exec(text)?.[0]
      vote(amounts[i]?.currency ?? (symbol && parseMoney(`${symbol}1`, convention)?.currency), 1)
      if (/(?<![A-Za-z])\$/.test(text)) dollars++
      if (LAKHS.test(text)) lakhs++
    }
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a)
  if (best && best[1] >= 1) return best[0]
  if (dollars > 0) return whichDollar(lines.map(({ words }) => textOf(words)))
  return lakhs > 0 ? 'INR' : (best?.[0] ?? null)
}
