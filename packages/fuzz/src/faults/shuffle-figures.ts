import type { Random } from '../habits/setting/random.ts'
import { type AmendBooks, type Change, changeEntries } from './book.ts'

/** Which of the printed numbers mean nothing any more. */
export const SHUFFLES = ['shuffled-amounts', 'shuffled-balances'] as const

export type Shuffle = (typeof SHUFFLES)[number]

const LARGEST_OF_NOTHING = 99_999

/**
 * Prints other digits in every amount, or in every balance and total: no equation of the statement holds, save by luck.
 */
export const shuffleFigures =
  (shuffle: Shuffle, random: Random): AmendBooks =>
  (books) =>
    books.map(shuffle === 'shuffled-amounts' ? shuffleAmounts(random) : shuffleBalances(random))

const shuffleAmounts = (random: Random): Change =>
  changeEntries((entries) =>
    entries.map((entry) => ({ ...entry, amount: otherDigits(entry.amount, random) })),
  )

const shuffleBalances =
  (random: Random): Change =>
  (book) => ({
    ...book,
    opening: otherDigits(book.opening, random),
    closing: otherDigits(book.closing, random),
    moneyIn: otherDigits(book.moneyIn, random),
    moneyOut: otherDigits(book.moneyOut, random),
    entries: book.entries.map((entry) => {
      const balance = otherDigits(entry.balance, random)
      return { ...entry, balance, ...(entry.reached === undefined ? {} : { reached: balance }) }
    }),
  })

/** As many digits, the same sign; another number. */
function otherDigits(value: number, random: Random): number {
  const length = String(Math.abs(value)).length
  const [least, most] = value === 0 ? [1, LARGEST_OF_NOTHING] : [10 ** (length - 1), 10 ** length - 1]
  const drawn = random.int(least, most)
  const other = drawn === Math.abs(value) ? (drawn === most ? least : drawn + 1) : drawn
  return value > 0 ? other : -other
}
