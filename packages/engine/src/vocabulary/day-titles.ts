import { indexPhrases } from './index-phrases.ts'
import { normalizeTitle } from './normalize-title.ts'
import { roleOfTitle } from './titles.ts'

/** The days of a movement in the order in which they come. */
const DAYS = ['transaction', 'posting'] as const
const { phrases } = indexPhrases(DAYS, ({ days }) => days)

/**
 * How early the day is that a column holds, by its title: that of the transaction (0), one that is just a date (1), that
 * of posting (2), that of value or of something unknown (3).
 */
export function rankOfDayTitle(title: string): number {
  const day = phrases.get(normalizeTitle(title))?.meaning
  if (day !== undefined) return day === 'transaction' ? 0 : 2
  return roleOfTitle(title) === 'date' ? 1 : 3
}
