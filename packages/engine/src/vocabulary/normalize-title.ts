import { isCurrencyCode } from './currencies.ts'
import { plainLetters } from './months.ts'

/**
 * A column or section title without what differs between two printings of it: case, accents, punctuation, the
 * currency in it. `£Out`, `Crédito (R$)` and `AMOUNT(INR)` become `out`, `credito` and `amount`.
 */
export function normalizeTitle(text: string): string {
  return plainLetters(
    text
      .replace(/\([^)]*\)?/g, ' ')
      .replace(/R\$|[$€£¥₹]/g, ' ')
      .split(/\s+/)
      .filter((word) => !isCurrencyCode(word))
      .join(' '),
  )
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}
