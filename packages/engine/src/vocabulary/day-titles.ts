import { indexPhrases } from './index-phrases.ts'
import { normalizeTitle } from './normalize-title.ts'
import { roleOfTitle } from './titles.ts'

/** The days of a movement in the order in which they come. */
const DAYS = ['transaction', 'posting'] as const
const { phrases } = indexPhrases(DAYS, ({ days }) => days)

/** `Posting Date / Tarikh Pos`: what the title means, or what it begins and what it ends with, where they agree. */
function dayOf(title: string): (typeof DAYS)[number] | null {
  const whole = phrases.get(title)?.meaning
  if (whole !== undefined) return whole
  const words = title.split(' ')
  const parts = words.flatMap((_, i) => [words.slice(0, i), words.slice(i)])
  // A single word may say something else beside others.
  const found = parts
    .filter(({ length }) => length > 1)
    .flatMap((part) => phrases.get(part.join(' '))?.meaning ?? [])
  return new Set(found).size === 1 ? (found[0] ?? null) : null
}

/**
 * How early the day is that a column holds, by its title: that of the transaction (0), one that is just a date (1), that
 * of posting (2), that of value or of something unknown (3).
 */
export function rankOfDayTitle(title: string): number {
  const day = dayOf(normalizeTitle(title))
  if (day !== null) return day === 'transaction' ? 0 : 2
  return roleOfTitle(title) === 'date' ? 1 : 3
}

/**
 * Whether a title is made of two, of which the second means the earlier day: `Date posted` over `Date of transaction`.
 */
export function namesEarlierDayLast(title: string): boolean {
  const words = normalizeTitle(title).split(' ')
  return words.some((_, i) => {
    const [upper, lower] = [words.slice(0, i), words.slice(i)].map(
      (part) => phrases.get(part.join(' '))?.meaning,
    )
    return upper === 'posting' && lower === 'transaction'
  })
}
