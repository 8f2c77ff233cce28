import type { Word } from '../../layout/word.ts'
import { currencyOf, isCurrencyCode } from '../../vocabulary/currencies.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'

/** Fewer rows may have the same rate by chance. */
const MIN_ROWS = 3
/** By what a converted amount may be off: half of its last digit, and as much of the rate that was found. */
const ROUNDING = 1

/**
 * Of columns beside the amounts, those that print each amount in another currency at one rate for all rows: so do
 * statements of countries that have changed theirs.
 *
 * @param movements the rows of a table
 * @param columns indexes of the columns that hold money
 */
export function convertedColumns(movements: readonly Movement[], columns: readonly number[]): Set<number> {
  const rows = movements.filter(isTransaction)
  return new Set(
    columns.filter((c) => {
      const pairs = rows.flatMap(({ row, movement }) => {
        const money = row.money[c]
        const own = { printed: money?.magnitude ?? 0, amount: Math.abs(movement ?? 0) }
        return own.printed === 0 && own.amount === 0 ? [] : [own]
      })
      const [largest] = pairs.toSorted((a, b) => b.amount - a.amount)
      if (!largest || largest.printed === 0 || pairs.length < MIN_ROWS) return false
      const rate = largest.printed / largest.amount
      return pairs.every(({ printed, amount }) => Math.abs(printed - rate * amount) <= ROUNDING)
    }),
  )
}

/**
 * Columns that make up the amount of every row together, as a gross amount and its fee do: `-25.00  -0.25  -25.25`.
 *
 * @param movements the rows of a table
 * @param columns indexes of the columns that hold money
 */
export function partColumns(movements: readonly Movement[], columns: readonly number[]): Set<number> {
  const rows = movements.filter(isTransaction)
  const used = new Set(
    rows.flatMap(({ amountColumn, chargeColumn, balanceColumn }) => [
      amountColumn,
      chargeColumn,
      balanceColumn,
    ]),
  )
  const others = columns.filter((c) => !used.has(c))
  const signedIn = ({ row }: Movement, c: number) =>
    (row.money[c]?.magnitude ?? 0) * (row.money[c]?.isNegative ? -1 : 1)
  const addUp = rows.every((own) => others.reduce((sum, c) => sum + signedIn(own, c), 0) === own.movement)
  return new Set(others.length > 1 && rows.length >= MIN_ROWS && addUp ? others : [])
}

/**
 * Whether the code of another currency stands right before or behind an amount of a row, perhaps in a column of its own.
 *
 * @param currency that of the account
 */
export function isBesideOtherCode(
  { lines }: ReadRow,
  words: readonly Word[],
  currency: string | null,
): boolean {
  const [first, last] = [words[0], words.at(-1)]
  const isOther = (word: Word | undefined) =>
    word !== undefined && isCurrencyCode(word.text) && currencyOf(word.text) !== currency
  return (
    currency !== null &&
    lines.some(({ words: own }) => {
      const [from, to] = [own.indexOf(first as Word), own.indexOf(last as Word)]
      return from >= 0 && (isOther(own[from - 1]) || isOther(own[to + 1]))
    })
  )
}
