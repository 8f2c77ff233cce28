import { dayNumber } from '../../dates/calendar.ts'
import { textOf, type Word } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import { namesYear } from '../../vocabulary/year-words.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { Period } from '../printed/period-forms.ts'
import type { AccountPart } from './account-part.ts'
import type { NumberRole } from './number-role.ts'

const NAME = /\p{L}{3}/u
/** An amount, not a count of rows: `Total Deposit 3 Items`. */
const PARTED = /\d[.,'’]\d/

/** The fewest days of a statement of a whole year, which may begin after New Year. */
const MOST_OF_YEAR = 300

/**
 * What the numbers of an account's totals are: sums of its rows, of something else, or unexplained.
 *
 * @returns for each total the role of each column in which it prints a number
 */
export function rolesOfTotals(
  { ledger, facts, result }: CheckedAccount,
  { known, ofRows, totals }: AccountPart,
): ReadonlyMap<RowId, ReadonlyMap<number, NumberRole>> {
  const roles = new Map<RowId, Map<number, NumberRole>>()
  const { movements } = ledger
  if (!movements.some(({ row }) => row.kind === 'total')) return roles
  const columnSums = sumsOfColumns(movements)
  const transactions = movements.filter(isTransaction)
  const amountColumns = new Set(transactions.map(({ amountColumn }) => amountColumn))
  const hasBalances = transactions.some(({ balanceColumn }) => balanceColumn !== null)
  const isProved = result.check === 'proved'
  let whole: readonly number[] | null = null
  /** The column of balances in which the closing balance was printed above. */
  let endColumn: number | null = null
  for (const [i, { row, balanceColumn }] of movements.entries()) {
    if (row.kind === 'closing' && hasBalances) endColumn = balanceColumn
    if (row.kind !== 'total') continue
    const magnitudeIn = (c: number) => row.money[c]?.magnitude ?? 0
    const isSumOfColumn = (c: number) => magnitudeIn(c) === Math.abs(columnSums[c] ?? 0)
    const columns = [...row.money.keys()].filter((c) => row.money[c])
    // Where rows of less than a year lead from one balance to the other, a sum for the year is not a sum of them.
    const isOfYear = isProved && hasEnds(result) && !lastsYear(facts.period) && namesYear(row.description)
    const isOther = isOfYear || (whole !== null && columns.filter((c) => whole?.includes(c)).length < 2)
    const isSum = (c: number) =>
      totals.has(magnitudeIn(c)) ||
      // In a column of amounts, where balances have another column, a balance is not what the rows come to.
      (amountColumns.has(c) && hasBalances ? ofRows : known).has(magnitudeIn(c)) ||
      magnitudeIn(c) === 0 ||
      isSumOfColumn(c)
    const isTwice = isPrintedTwice(row, movements[i - 1])
    const roleOf = (c: number): NumberRole => {
      if (isSum(c) && !isTwice) return 'total'
      // `Total  7.50` below the closing balance and in its column sums up what is listed there, as charges to come.
      return isOther || (isProved && c === endColumn) || namesOther(row, c) ? 'text' : 'unexplained'
    }
    roles.set(row.id, new Map(columns.map((c) => [c, roleOf(c)])))
    // Below the totals of all rows in all columns, other totals count something else, as `Interest paid this year`
    // does, unless they fill at least two of those columns.
    const isWhole = [...amountColumns].every((c) => c !== null && row.money[c] && isSumOfColumn(c))
    if (isWhole) whole ??= columns
  }
  return roles
}

/** `Total Fitness  8 300.00` under a transaction with the same text is rather a row that is printed twice. */
const isPrintedTwice = ({ description }: ReadRow, above: Movement | undefined): boolean =>
  above !== undefined && isTransaction(above) && above.row.description === description && description !== ''

const lastsYear = (period: Period | null): boolean =>
  period !== null && dayNumber(period.end) - dayNumber(period.start) >= MOST_OF_YEAR

const hasEnds = ({ opening, closing }: CheckedAccount['result']): boolean =>
  opening !== null && closing !== null

/**
 * Whether the words right before an amount name something other than a sum of rows: `Total Deposits  1,506.33   Dividends
 * This Period  4.12`.
 */
function namesOther({ lines: [line], moneyCells }: ReadRow, c: number): boolean {
  const before = line?.words.slice(0, Math.max(0, line.words.indexOf(moneyCells[c]?.words[0] as Word))) ?? []
  const from = before.findLastIndex(({ text }) => PARTED.test(text)) + 1
  const name = textOf(before.slice(from))
  const isName = from > 0 && NAME.test(name) && !isCurrencyCode(name)
  return isName && rowKindOf(name, false) !== 'total' && directionOfSection(name) === null
}

/** What the transactions print in each column, whether it is read or not. */
function sumsOfColumns(movements: readonly Movement[]): number[] {
  const sums: number[] = []
  for (const { row } of movements.filter(isTransaction)) {
    for (const [c, money] of row.money.entries()) {
      const { magnitude = 0, isNegative = false } = money ?? {}
      sums[c] = (sums[c] ?? 0) + (isNegative ? -magnitude : magnitude)
    }
  }
  return sums
}
