import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { isCurrencyCode } from '../vocabulary/currencies.ts'

/** A code in the text says more than one at an amount, which may be a foreign purchase. */
const CODE_IN_TEXT = 3

/**
 * The currency that a document names most often, by codes (`Currency : INR`, `Betrag EUR`) and symbols at amounts.
 *
 * @param words all words of the document
 * @returns ISO 4217, or null where nothing names it
 */
export function findCurrency(words: readonly string[], convention: MoneyConvention): string | null {
  const votes = new Map<string, number>()
  const vote = (code: string, weight: number) => votes.set(code, (votes.get(code) ?? 0) + weight)
  let dollars = 0
  for (const word of words) {
    const code = word.replace(/[^\p{L}]/gu, '')
    if (isCurrencyCode(code)) vote(code, CODE_IN_TEXT)
    if (/^[^\w]*\$/.test(word)) dollars++
    const bare = /[€£₹]|R\$/.exec(word)?.[0]
    const symbol =
      parseMoney(word, convention)?.currency ?? (bare ? parseMoney(`${bare}1`, convention)?.currency : null)
    if (symbol) vote(symbol, 1)
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? (dollars > 0 ? 'USD' : null)
}
