import { dayNumber } from '../../dates/calendar.ts'
import { textOf, type Word } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import { namesYear } from '../../vocabulary/year-words.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { Period } from '../printed/period-forms.ts'
import type { AccountPart } from './account-part.ts'
import {
  balanceColumns,
  convertedColumns,
  isBesideOtherCode,
  isWholePrice,
  partColumns,
  paymentColumns,
  standingColumns,
} from './columns-beside.ts'
import { type MoneyColumns, NO_MONEY_COLUMNS, unusedColumns } from './money-columns.ts'
import type { NumberRole } from './number-role.ts'

const NAME = /\p{L}{3}/u
/** An amount, not a count of rows: `Total Deposit 3 Items`. */
const PARTED = /\d[.,'’]\d/

/** The fewest days of a statement of a whole year, which may begin after New Year. */
const MOST_OF_YEAR = 300

/** The roles of the numbers in the cells that rows were read from, and in those beside them. */
export function rolesInRows(
  accounts: readonly CheckedAccount[],
  parts: readonly AccountPart[],
  columnsOf: ReadonlyMap<RowId, MoneyColumns>,
): Map<Word, NumberRole> {
  const roles = new Map<Word, NumberRole>()
  const give = (row: ReadRow, c: number | null | undefined, role: NumberRole) => {
    for (const word of c == null ? [] : (row.moneyCells[c]?.words ?? [])) roles.set(word, role)
  }
  for (const [a, { ledger, facts, leftOut, result }] of accounts.entries()) {
    const { known, ofRows, totals } = parts[a] as AccountPart
    const byTable = Map.groupBy(ledger.movements, ({ row }) => columnsOf.get(row.id) ?? NO_MONEY_COLUMNS)
    // In most tables the reading uses every column of money.
    const columnsWith = (
      kind: keyof MoneyColumns,
      find: (movements: readonly Movement[], unused: readonly number[]) => Set<number>,
    ) =>
      new Map(
        [...byTable].map(([columns, movements]) => {
          const unused = unusedColumns(columns[kind], movements)
          return [columns, unused.length === 0 ? new Set<number>() : find(movements, unused)]
        }),
      )
    const converted = columnsWith('open', convertedColumns)
    const parted = columnsWith('parts', partColumns)
    const paid = columnsWith('open', paymentColumns)
    const standing = columnsWith('open', standingColumns)
    const moving = columnsWith('open', (movements, unused) =>
      balanceColumns(ledger.isReversed ? movements.toReversed() : movements, unused, ledger.isOwed),
    )
    const hasTotals = ledger.movements.some(({ row }) => row.kind === 'total')
    const columnSums = hasTotals ? sumsOfColumns(ledger.movements) : []
    const amountColumns = new Set(
      ledger.movements.filter(isTransaction).map(({ amountColumn }) => amountColumn),
    )
    const hasBalances = ledger.movements.some(
      (movement) => isTransaction(movement) && movement.balanceColumn !== null,
    )
    let whole: readonly number[] | null = null
    /** The column of balances in which the closing balance was printed above. */
    let endColumn: number | null = null
    // What ends the account is printed again, unless it is another number.
    for (const { row } of leftOut)
      for (const [c, money] of row.money.entries())
        give(
          row,
          c,
          row.kind === 'closing' && money && !known.has(money.magnitude) ? 'unexplained' : 'repeated',
        )
    for (const [i, movement] of ledger.movements.entries()) {
      const above = ledger.movements[i - 1]
      const { row, amountColumn, chargeColumn, balanceColumn } = movement
      const magnitudeIn = (c: number) => row.money[c]?.magnitude ?? 0
      if (row.kind === 'total') {
        const columns = [...row.money.keys()].filter((c) => row.money[c])
        // `Total Fitness  8 300.00` under a transaction with the same text is rather a row that is printed twice.
        const isTwice =
          above !== undefined &&
          isTransaction(above) &&
          above.row.description === row.description &&
          row.description !== ''
        // Where rows of less than a year lead from one balance to the other, a sum for the year is not a sum of them.
        const isOfYear =
          result.check === 'proved' &&
          hasEnds(result) &&
          !lastsYear(facts.period) &&
          namesYear(row.description)
        const isOther = isOfYear || (whole !== null && columns.filter((c) => whole?.includes(c)).length < 2)
        // `Total  7.50` below the closing balance and in its column sums up what is listed there, as charges to come.
        const isBelowEnd = (c: number) => result.check === 'proved' && c === endColumn
        const isSum = (c: number) =>
          totals.has(magnitudeIn(c)) ||
          // In a column of amounts, where balances have another column, a balance is not what the rows come to.
          (amountColumns.has(c) && hasBalances ? ofRows : known).has(magnitudeIn(c)) ||
          magnitudeIn(c) === 0 ||
          magnitudeIn(c) === Math.abs(columnSums[c] ?? 0)
        for (const c of columns)
          give(
            row,
            c,
            isSum(c) && !isTwice
              ? 'total'
              : isOther || isBelowEnd(c) || namesOther(row, c)
                ? 'text'
                : 'unexplained',
          )
        // Below the totals of all rows in all columns, other totals count something else, as `Interest paid this year`
        // does, unless they fill at least two of those columns.
        const isWhole = [...amountColumns].every(
          (c) => c !== null && row.money[c] && magnitudeIn(c) === Math.abs(columnSums[c] ?? 0),
        )
        if (isWhole) whole ??= columns
      }
      if (row.kind === 'closing' && hasBalances) endColumn = balanceColumn
      const columns = columnsOf.get(row.id) ?? NO_MONEY_COLUMNS
      // A dated row was left out whose only amount stands in a column that is not read.
      if (row.kind === null && row.date !== null && !isTransaction(movement))
        for (const c of columns.open)
          if (magnitudeIn(c) !== 0 && !converted.get(columns)?.has(c)) give(row, c, 'unexplained')
      if (isTransaction(movement)) {
        const used = [amountColumn, chargeColumn, balanceColumn].filter((c) => c != null)
        const isRead = (c: number) =>
          used.some((other) => magnitudeIn(other) === magnitudeIn(c)) ||
          [parted, paid, moving, standing].some((found) => found.get(columns)?.has(c)) ||
          isWholePrice(movement, magnitudeIn(c))
        const isForeign = (c: number) =>
          converted.get(columns)?.has(c) ||
          isOtherCurrency(row.money[c]?.currency ?? null, facts.currency) ||
          isBesideOtherCode(row, row.moneyCells[c]?.words ?? [], facts.currency)
        // The role of a number beside the amount of its row, in a column that is not read.
        for (const c of columns.open)
          if (magnitudeIn(c) !== 0)
            give(row, c, isRead(c) ? 'repeated' : isForeign(c) ? 'foreign' : 'unexplained')
        for (const c of [amountColumn, chargeColumn]) give(row, c, 'amount')
      }
      if (row.kind !== 'total') give(row, row.kind === 'other' ? null : balanceColumn, 'balance')
    }
  }
  return roles
}

/** `68.50/HKD` in an account in another currency. */
const isOtherCurrency = (printed: string | null, ofAccount: string | null): boolean =>
  printed !== null && ofAccount !== null && printed !== ofAccount

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
