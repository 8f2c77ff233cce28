import { printedValue } from '../../money/printed-value.ts'
import type { SectionedRow } from '../ledger.ts'
import { onlyAmount } from './only-amount.ts'
import { markedValue } from './sums.ts'

/** The fewest amounts of one column whose sum is hardly printed under them by chance... */
const MIN_ALONE = 3
/** ...and the fewest of each column where several columns add up in the same row. */
const MIN_TOGETHER = 2

/**
 * Finds totals whatever they are called: rows whose amounts are the signed sums of the amounts above in their columns.
 * A single sum is proof only at the end, in a row that prints no date of its own: a customer who takes out 50 twice may
 * take out 100 next. An amount beside such a sum is a total as well, and a wrong one if no rows come to it. Beside two
 * sums the balance may be repeated. Sums that are carried to the top of the next page are no balance. Where nearly all
 * rows print a date, one without is a total anywhere, if the rows right above it or below it come to its amount.
 *
 * @param isDated whether a row prints its own date
 */
export function markTotals(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): SectionedRow[] {
  const lastDated = rows.findLastIndex(isDated)
  const last = sumsAtEnd(rows)
  const beside = sumsBeside(rows, isDated)
  let sums: ColumnSum[] = []
  let whole: ColumnSum[] = []
  let latest: number[] = []
  let carried: readonly number[] = []
  return rows.map((sectioned, i) => {
    const { row, section } = sectioned
    const amounts = row.money.map(printedValue)
    if (row.kind === 'total') [sums, carried] = [[], amounts]
    if (row.kind === 'forward' && (isSameSums(amounts, carried) || areSumsOf(whole, amounts))) {
      carried = amounts
      return { row: { ...row, kind: 'total' }, section }
    }
    if (row.kind !== null && row.kind !== 'other' && !beside.has(sectioned)) return sectioned
    const counted = amounts.flatMap((amount, c) => {
      const above = sums[c]
      const count = above && amount === above.sum ? above.count : 0
      return amount === 0 ? [] : [{ count, isRepeated: count === 0 && amount === latest[c] }]
    })
    const [repeated, others] = [
      counted.filter(({ isRepeated }) => isRepeated),
      counted.filter(({ isRepeated }) => !isRepeated),
    ]
    const counts = (repeated.length === 1 && others.length > 1 ? others : counted).map(({ count }) => count)
    const sure = counts.filter((count) => count >= MIN_TOGETHER).length
    // Below the sums of each day may stand those of all days.
    const isOfAll = amounts.filter((amount, c) => amount !== 0 && isSum(whole[c], amount)).length > 1
    const isTotal =
      last.has(sectioned) ||
      beside.has(sectioned) ||
      isOfAll ||
      (i > lastDated && counts.some((count) => count >= MIN_ALONE)) ||
      (counts.length > 1 && counts.every((count) => count > 0) && sure >= (isDated(sectioned) ? 2 : 1))
    if (isTotal) {
      ;[sums, carried] = [[], amounts]
      return { row: { ...row, kind: 'total' }, section }
    }
    if (row.kind === 'other') return sectioned
    latest = amounts.map((amount, c) => amount || (latest[c] ?? 0))
    sums = added(sums, amounts)
    whole = added(whole, amounts)
    return sectioned
  })
}

/** Whether there are several amounts, and they equal those of the total above. */
const isSameSums = (amounts: readonly number[], carried: readonly number[]): boolean =>
  amounts.filter((amount) => amount !== 0).length > 1 && amounts.every((amount, c) => amount === carried[c])

/** Whether there are several amounts, and each is the sum of all rows in its column. */
const areSumsOf = (whole: readonly ColumnSum[], amounts: readonly number[]): boolean =>
  amounts.filter((amount) => amount !== 0).length > 1 &&
  amounts.every((amount, c) => amount === 0 || isSum(whole[c], amount))

/** What the rows so far come to in one column, and how many of them print an amount there. */
type ColumnSum = { readonly sum: number; readonly count: number }

const isSum = (column: ColumnSum | undefined, amount: number): boolean =>
  column !== undefined && column.count >= MIN_TOGETHER && column.sum === amount

const added = (sums: readonly ColumnSum[], amounts: readonly number[]): ColumnSum[] =>
  amounts.map((amount, c) => ({
    sum: (sums[c]?.sum ?? 0) + amount,
    count: (sums[c]?.count ?? 0) + (amount === 0 ? 0 : 1),
  }))

/** The least share of rows with a date that makes one without an exception. */
const MOST = 0.8

/**
 * Rows without a date among others that have one, whose only amount is the sum of the rows right above them, or of all
 * rows below them up to the next such row. They may be called a balance, as a sum is in German.
 */
function sumsBeside(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): ReadonlySet<SectionedRow> {
  const plain = rows.filter(({ row }) => row.kind === null)
  const areDated = (some: readonly SectionedRow[]) => some.filter(isDated).length >= MOST * some.length
  const areAllDated = areDated(plain)
  /** Lines under a row may print amounts of another currency, in another column. */
  const areDatedIn = (column: number) => areDated(plain.filter(({ row }) => row.money[column]?.magnitude))
  const isMember = (other: SectionedRow | undefined) => other?.row.kind === null && isDated(other)
  return new Set(
    rows.filter((sectioned, i) => {
      const { row } = sectioned
      const money = onlyAmount(sectioned)
      const mayBeSum = row.kind === null || row.kind === 'other' || row.kind === 'forward'
      if (!mayBeSum || isDated(sectioned) || !money?.magnitude) return false
      const column = row.money.indexOf(money)
      if (!areAllDated && !areDatedIn(column)) return false
      // What is marked as a credit may be subtracted: `118.42  43.17CR  75.25`.
      return [printedValue, markedValue].some((toValue) => {
        const sumUp = (end: number, step: 1 | -1): ColumnSum[] => {
          const sums: ColumnSum[] = []
          for (let at = i + step; at !== end && isMember(rows[at]); at += step)
            sums.push(...added(sums.slice(-1), [toValue(rows[at]?.row.money[column] ?? null)]))
          return sums
        }
        const [amount, below] = [toValue(money), sumUp(rows.length, 1).at(-1)]
        const least = row.kind === 'forward' ? MIN_TOGETHER : MIN_ALONE
        return (
          isSum(below, amount) || sumUp(-1, -1).some(({ sum, count }) => sum === amount && count >= least)
        )
      })
    }),
  )
}

/**
 * The last two rows, if one prints the sum of all money in above, and the other of all money out:
 * `PANOT 4 KPL  952,21+` over `OTOT 11 KPL  328,27-`. They print no date, though one may stand above them.
 */
function sumsAtEnd(rows: readonly SectionedRow[]): ReadonlySet<SectionedRow> {
  const plain = rows.filter(({ row }) => row.kind === null || row.kind === 'other')
  const amountOf = (row: SectionedRow) => printedValue(onlyAmount(row))
  const [above, end] = [plain.slice(0, -2).map(amountOf), plain.slice(-2)]
  const isDated = end.some(({ row }) => row.lines.some(({ dates }) => dates.length > 0))
  const summed = [1, -1].map((sign) => {
    const amounts = above.filter((amount) => amount * sign > 0)
    const sum = amounts.reduce((total, amount) => total + amount, 0)
    return sum !== 0 && end.some((row) => amountOf(row) === sum) ? amounts.length : 0
  })
  // One row may be all the money that came in.
  const areSums = summed.every((count) => count > 0) && summed.some((count) => count >= MIN_TOGETHER)
  return !isDated && areSums ? new Set(end) : new Set()
}
