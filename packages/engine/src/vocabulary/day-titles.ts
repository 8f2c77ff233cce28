import { meaningOfCut } from './cut-words.ts'
import { indexPhrases } from './index-phrases.ts'
import { joinBrokenWords, normalizeTitle } from './normalize-title.ts'
import { roleOfTitle } from './titles.ts'

/** The days of a movement in the order in which they come. */
const DAYS = ['transaction', 'effective', 'posting', 'available'] as const
const { phrases } = indexPhrases(DAYS, ({ days }) => days)

/** `Posting Date / Tarikh Pos`: what the title means, or what it begins and what it ends with, where they agree. */
function dayOf(title: string): (typeof DAYS)[number] | null {
  const whole = phrases.get(title)?.meaning
  if (whole !== undefined) return whole
  const words = title.split(' ')
  // `Maksupäivä` over `Arvopäivä`: what rows print first stands under the first.
  const [upper = '', lower = ''] = words
  if (words.length === 2 && roleOfTitle(lower) === 'valueDate' && phrases.has(upper))
    return phrases.get(upper)?.meaning ?? null
  const parts = words.flatMap((_, i) => [words.slice(0, i), words.slice(i)])
  // A single word may say something else beside others.
  const found = parts
    .filter(({ length }) => length > 1)
    .flatMap((part) => phrases.get(part.join(' '))?.meaning ?? [])
  return new Set(found).size === 1 ? (found[0] ?? null) : null
}

/** How early the day is that a column holds: that of the transaction, one that is just a date, that of posting. */
export const TRANSACTION = 0
export const DAY = 1
/** That from which a movement counts: before it is posted, but not before it is made. */
const EFFECTIVE = 2
export const POSTING = 3
export const VALUE_OR_UNKNOWN = 4
/** That from which money may be spent. */
const AVAILABLE = 5
const RANKS = {
  transaction: TRANSACTION,
  effective: EFFECTIVE,
  posting: POSTING,
  available: AVAILABLE,
} as const

/**
 * The rank of the day that a title names, from `TRANSACTION` to that on which money is available.
 *
 * @param isOwed the statement is of what is owed: there the effective day is that on which a payment was made, and on
 *   others the day of value
 */
export function rankOfDayTitle(title: string, isOwed = false): number {
  const day =
    dayOf(normalizeTitle(joinBrokenWords(title))) ??
    dayOf(normalizeTitle(title)) ??
    meaningOfCut(title, phrases)
  if (day === 'effective' && !isOwed) return VALUE_OR_UNKNOWN
  if (day !== null) return RANKS[day]
  return roleOfTitle(title) === 'date' ? DAY : VALUE_OR_UNKNOWN
}

/**
 * The ranks of the two days that a title names, in its order: `Date posted` over `Date of transaction`, `Valuta / Buchungstag`.
 *
 * @returns null where it names one, or none
 */
export function daysInTitle(title: string): readonly [number, number] | null {
  const words = normalizeTitle(title).split(' ')
  if (phrases.has(words.join(' '))) return null
  const pairs = words.map((_, i) => [words.slice(0, i), words.slice(i)].map(rankOfWords) as [number, number])
  const isExact = (rank: number) => rank !== DAY && rank !== VALUE_OR_UNKNOWN && !Number.isNaN(rank)
  // `Fecha consumo` and `Valuta Datum` are one name.
  return (
    pairs.find((pair) => pair.every(isExact)) ??
    pairs.find(([first, second]) =>
      second === VALUE_OR_UNKNOWN ? first < second : first === VALUE_OR_UNKNOWN && isExact(second),
    ) ??
    null
  )
}

/** Not a number where the words name no day. */
function rankOfWords(words: readonly string[]): number {
  const text = words.join(' ')
  const day = phrases.get(text)?.meaning
  if (day) return RANKS[day]
  const role = roleOfTitle(text)
  if (role === 'valueDate') return VALUE_OR_UNKNOWN
  return role === 'date' ? DAY : Number.NaN
}
