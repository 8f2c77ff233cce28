import type { Word } from '../../layout/word.ts'
import { type Minor, toMinor } from '../../money/money.ts'
import type { RowId } from '../../table/rows/row.ts'
import { currencyOf, isCurrencyCode } from '../../vocabulary/currencies.ts'
import { BalanceWalk } from '../arithmetic/balance-walk.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import { signedValue } from '../movements/resolve-direction.ts'
import { NO_PARTS, type PartsOfPayment } from '../rows/parts-of-payment.ts'

/** The fewest rows whose columns are compared: two amounts often have the ratio of two others, three hardly ever. */
const MIN_ROWS = 3
/**
 * Minor units by which a converted amount may differ from its basis times the rate: half of one for its own rounding, and
 * half of one for that of the rate, which is taken from the largest amount.
 */
const ROUNDING = 1

/**
 * Of the columns beside the amounts, those that print each amount, or each balance, in another currency at one rate for
 * all rows, as statements do in countries that have changed their currency; or a fixed share of it, as of cash back.
 *
 * @param movements the rows of a table
 * @param columns indexes of the columns that hold money
 */
export function convertedColumns(movements: readonly Movement[], columns: readonly number[]): Set<number> {
  const rows = movements.filter(isTransaction)
  const isAtOneRate = (c: number, basisOf: (movement: Movement) => number | null) => {
    const pairs = rows.flatMap((movement) => {
      const printed = movement.row.money[c]?.magnitude ?? 0
      return printed === 0 ? [] : [{ printed, basis: Math.abs(basisOf(movement) ?? 0) }]
    })
    const largest = pairs.reduce((most, { basis }) => Math.max(most, basis), 0)
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
 * Of the columns beside the amounts, those that print each amount in another currency at the rate that its row prints, and
 * that of the rates: `2,150.00  387.92  834,028.00`.
 *
 * @param movements the rows of a table
 * @param columns indexes of the columns that hold money
 */
export function ratedColumns(movements: readonly Movement[], columns: readonly number[]): Set<number> {
  const rows = movements.filter(isTransaction)
  const printing = (c: number) => rows.filter(({ row }) => row.money[c]?.magnitude)
  const rates = new Set<Word>()
  const converted = columns.filter((c) => {
    const found = printing(c).map((movement) => rateTo(movement, c))
    if (found.length === 0 || found.includes(undefined)) return false
    for (const rate of found) if (rate) rates.add(rate)
    return true
  })
  const areRates = (c: number) =>
    printing(c).every(({ row }) => row.moneyCells[c]?.words.some((word) => rates.has(word)))
  return new Set(rates.size < MIN_ROWS ? [] : columns.filter((c) => converted.includes(c) || areRates(c)))
}

const DECIMAL = /^\d+[.,](\d+)$/

/** The rate on the lines of a row at which its amount comes to the number in another column. */
function rateTo({ row, movement }: Movement, c: number): Word | undefined {
  const [amount, printed] = [Math.abs(movement ?? 0), row.money[c]?.magnitude ?? 0]
  return row.lines
    .flatMap(({ words }) => words)
    .find((word) => {
      const { text } = word
      const decimals = DECIMAL.exec(text)?.[1]?.length
      if (decimals === undefined || row.moneyCells[c]?.words.includes(word)) return false
      // The rate is rounded to its last decimal.
      const most = ROUNDING + (amount / 2) * 10 ** -decimals
      return Math.abs(printed - amount * Number(text.replace(',', '.'))) <= most
    })
}

/**
 * Columns that move by the amount of every row, as the column of balances does: what is available beside what is booked, or
 * the balance before each row beside the one after it.
 *
 * @param movements the rows of a table, oldest first
 * @param columns indexes of the columns that hold money
 * @param isOwed the balance of the account is what is owed
 */
export function balanceColumns(
  movements: readonly Movement[],
  columns: readonly number[],
  isOwed: boolean,
): Set<number> {
  const rows = movements.filter(isTransaction)
  const moves = (c: number, isBefore: boolean) => {
    const walk = new BalanceWalk(null)
    for (const { row, movement } of rows) {
      const printed = row.money[c]
      const move = () => walk.move(toMinor((isOwed ? -1 : 1) * (movement ?? 0)))
      if (!isBefore) move()
      if (printed) walk.reach(signedValue(printed, 'credit'))
      if (isBefore) move()
    }
    return walk.closed >= MIN_ROWS && walk.closed === walk.steps
  }
  return new Set(columns.filter((c) => moves(c, false) || moves(c, true)))
}

/**
 * Columns that print the same number in every row: a balance of something else, or a limit, that no row moves.
 *
 * @param movements the rows of a table
 * @param columns indexes of the columns that hold money
 */
export function standingColumns(movements: readonly Movement[], columns: readonly number[]): Set<number> {
  const rows = movements.filter(isTransaction)
  const stands = (c: number) => new Set(rows.map(({ row }) => row.money[c]?.magnitude)).size === 1
  return new Set(rows.length >= MIN_ROWS ? columns.filter(stands) : [])
}

/**
 * Columns that add up to the amount of each row that prints any of them, as a gross amount and its fee do, `-25.00  -0.25
 * -25.25`, or the principal and the interest of an instalment.
 *
 * @param movements the rows of a table
 * @param columns indexes of the columns that hold money, those of charges among them
 */
export function partColumns(movements: readonly Movement[], columns: readonly number[]): Set<number> {
  const rows = movements.filter(isTransaction)
  const signedIn = ({ row }: Movement, c: number) =>
    (row.money[c]?.magnitude ?? 0) * (row.money[c]?.isNegative ? -1 : 1)
  const parted = rows.filter((row) => columns.some((c) => signedIn(row, c) !== 0))
  const areSeveral = parted.every((row) => columns.filter((c) => signedIn(row, c) !== 0).length > 1)
  // A fee may be printed as a deduction.
  const addUp = [1, -1].some((sign) =>
    parted.every((row) => {
      const sum = columns.reduce((sum, c, i) => sum + (i === 0 ? 1 : sign) * signedIn(row, c), 0)
      return Math.abs(sum) === Math.abs(row.movement ?? 0)
    }),
  )
  const areEnough = parted.length > 0 && (parted.length >= MIN_ROWS || areSeveral)
  return new Set(columns.length > 1 && areEnough && addUp ? columns : [])
}

/** What was paid in all, `696.62`, and what of it does not move the balance, `87.07`. */
export type Payment = {
  /** The column of the whole, null where only its parts are printed... */
  readonly whole: number | null
  /** ...and those of the parts that do not move the balance. */
  readonly parts: readonly number[]
  /** What these parts come to, signed as the movement of the row is. */
  readonly beside: Minor
}

/**
 * The payment of a loan that a row prints beside what of it moves the balance: `696.62  87.07  609.55-` are a payment, its
 * interest, and its principal. Without the first, what is named principal, what is named interest, and what else stands
 * beside them make up the payment.
 *
 * @param columns indexes of the columns that hold money, without that of the movement
 * @returns `none` where the whole amount moves the balance, `unclear` where the amounts do not add up
 */
function paymentOf(
  { row, movement, amountColumn, chargeColumns = [] }: Movement,
  columns: readonly number[],
  { repaid, interest }: PartsOfPayment,
): Payment | 'none' | 'unclear' {
  const moved = Math.abs(movement ?? 0)
  const magnitudeIn = (c: number) => row.money[c]?.magnitude ?? 0
  const printed = columns.filter((c) => magnitudeIn(c) !== 0)
  const sign = (movement ?? 0) < 0 ? -1 : 1
  const sumOf = (some: readonly number[]) => some.reduce((sum, c) => sum + magnitudeIn(c), 0)
  if (amountColumn != null && chargeColumns.includes(interest) && magnitudeIn(interest) !== 0) {
    const charged = chargeColumns.filter((c) => magnitudeIn(c) !== 0)
    return { whole: amountColumn, parts: charged, beside: toMinor(sign * sumOf(charged)) }
  }
  if (printed.every((c) => magnitudeIn(c) === moved)) return 'none'
  const whole = printed.reduce((most, c) => (magnitudeIn(c) > magnitudeIn(most) ? c : most))
  const parts = printed.filter((c) => c !== whole)
  const beside = sumOf(parts)
  if (parts.length > 0 && moved + beside === magnitudeIn(whole))
    return { whole, parts, beside: toMinor(sign * beside) }
  const areParts =
    amountColumn === repaid &&
    magnitudeIn(interest) !== 0 &&
    printed.includes(interest) &&
    (whole === interest || magnitudeIn(whole) <= moved)
  return areParts
    ? { whole: null, parts: printed, beside: toMinor(sign * (beside + magnitudeIn(whole))) }
    : 'unclear'
}

/**
 * The payments of a table, and those taken back, by row; none where one of its rows prints amounts that do not add up,
 * or where nothing is paid.
 *
 * @param movements the rows of the table
 * @param columns indexes of the columns that hold money, without that of the movements
 */
export function paymentsIn(
  movements: readonly Movement[],
  columns: readonly number[],
  named = NO_PARTS,
): ReadonlyMap<RowId, Payment> {
  const payments = new Map<RowId, Payment>()
  for (const movement of movements.filter(isTransaction)) {
    const payment = paymentOf(movement, columns, named)
    if (payment === 'unclear') return new Map()
    if (payment !== 'none') payments.set(movement.row.id, payment)
  }
  // What a card charges in instalments, with their fees, pays nothing.
  return [...payments.values()].some(({ beside }) => beside > 0) ? payments : new Map()
}

/** Columns that print payments and the parts of them that do not move the balance. */
export const paymentColumns = (
  movements: readonly Movement[],
  columns: readonly number[],
  named = NO_PARTS,
): Set<number> => new Set(paymentsIn(movements, columns, named).size > 0 ? columns : [])

/** `01/06`, `3 / 12`: which instalment of how many. */
const INSTALMENT = /(?<!\S)(\d{1,2}) ?\/ ?(\d{1,2})(?![\S/])/g

/**
 * Whether a number is the whole price of which a row takes one instalment, `24.762  24.762  01/06  4.127`. Each instalment
 * may be rounded by one minor unit.
 *
 * @param magnitude in minor units
 */
export function isWholePrice({ row, movement }: Movement, magnitude: number): boolean {
  const [instalment, texts] = [Math.abs(movement ?? 0), row.lines.map(({ text }) => text)]
  const found = texts.flatMap((text) =>
    [...text.matchAll(INSTALMENT)].map((match) => match.slice(1).map(Number)),
  )
  return found.some(
    ([which = 0, count = 0]) =>
      count > 1 && which <= count && Math.abs(count * instalment - magnitude) <= count,
  )
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
    lines.some((line) => {
      const [from, to] = [line.words.indexOf(first as Word), line.words.indexOf(last as Word)]
      return from >= 0 && (isOther(line.words[from - 1]) || isOther(line.words[to + 1]))
    })
  )
}
