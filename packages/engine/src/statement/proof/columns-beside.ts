import type { Word } from '../../layout/word.ts'
import { currencyOf, isCurrencyCode } from '../../vocabulary/currencies.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'

/** The fewest rows of the same rate that are no chance. */
const MIN_ROWS = 3
/** By what a converted amount may be off: half of its last digit, and as much of the rate that was found. */
const ROUNDING = 1

/**
 * Of columns beside the amounts, those that print each amount, or each balance, in another currency at one rate for all
 * rows, as statements of countries do that have changed theirs; or a share of it, as of cash back.
 *
 * @param movements the rows of a table
 * @param columns indexes of the columns that hold money
 */
export function convertedColumns(movements: readonly Movement[], columns: readonly number[]): Set<number> {
  const rows = movements.filter(isTransaction)
  const isAtOneRate = (c: number, basisOf: (own: Movement) => number | null) => {
    const pairs = rows.flatMap((own) => {
      const printed = own.row.money[c]?.magnitude ?? 0
      return printed === 0 ? [] : [{ printed, basis: Math.abs(basisOf(own) ?? 0) }]
    })
    const largest = Math.max(...pairs.map(({ basis }) => basis))
    const rate = (pairs.find(({ basis }) => basis === largest)?.printed ?? 0) / largest
    return (
      pairs.length >= MIN_ROWS &&
      largest > 0 &&
      pairs.every(({ printed, basis }) => basis > 0 && Math.abs(printed - rate * basis) <= ROUNDING)
    )
  }
  return new Set(
    columns.filter(
      (c) => isAtOneRate(c, ({ movement }) => movement) || isAtOneRate(c, ({ balance }) => balance),
    ),
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
