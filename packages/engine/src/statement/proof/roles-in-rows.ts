import type { Word } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { AccountPart } from './account-part.ts'
import {
  balanceColumns,
  convertedColumns,
  isBesideOtherCode,
  isWholePrice,
  partColumns,
  paymentColumns,
  ratedColumns,
  standingColumns,
} from './columns-beside.ts'
import { type MoneyColumns, NO_MONEY_COLUMNS, unusedColumns } from './money-columns.ts'
import type { NumberRole } from './number-role.ts'
import { rolesOfTotals } from './roles-of-totals.ts'

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
  for (const [a, account] of accounts.entries()) {
    const part = parts[a] as AccountPart
    const { ledger, facts, leftOut } = account
    const byTable = Map.groupBy(ledger.movements, ({ row }) => columnsOf.get(row.id) ?? NO_MONEY_COLUMNS)
    // In most tables the reading uses every column of money.
    const columnsWith = (
      kind: 'open' | 'parts',
      find: (
        movements: readonly Movement[],
        unused: readonly number[],
        ofPayment: MoneyColumns['ofPayment'],
      ) => Set<number>,
    ) =>
      new Map(
        [...byTable].map(([columns, movements]) => {
          const unused = unusedColumns(columns[kind], movements)
          return [
            columns,
            unused.length === 0 ? new Set<number>() : find(movements, unused, columns.ofPayment),
          ]
        }),
      )
    const converted = columnsWith(
      'open',
      (movements, unused) =>
        new Set([...convertedColumns(movements, unused), ...ratedColumns(movements, unused)]),
    )
    const parted = columnsWith('parts', partColumns)
    const paid = columnsWith('parts', paymentColumns)
    const standing = columnsWith('open', standingColumns)
    const moving = columnsWith('open', (movements, unused) =>
      balanceColumns(ledger.isReversed ? movements.toReversed() : movements, unused, ledger.isOwed),
    )
    const ofTotals = rolesOfTotals(account, part)
    // What ends the account is printed again, unless it is another number.
    for (const { row } of leftOut)
      for (const [c, money] of row.money.entries())
        give(
          row,
          c,
          row.kind === 'closing' && money && !part.known.has(money.magnitude) ? 'unexplained' : 'repeated',
        )
    for (const movement of ledger.movements) {
      const { row, amountColumn, chargeColumns = [], balanceColumn } = movement
      const magnitudeIn = (c: number) => row.money[c]?.magnitude ?? 0
      for (const [c, role] of ofTotals.get(row.id) ?? []) give(row, c, role)
      const columns = columnsOf.get(row.id) ?? NO_MONEY_COLUMNS
      // A dated row was left out whose only amount stands in a column that is not read.
      if (row.kind === null && row.date !== null && !isTransaction(movement))
        for (const c of columns.open)
          if (magnitudeIn(c) !== 0 && !converted.get(columns)?.has(c)) give(row, c, 'unexplained')
      if (isTransaction(movement)) {
        const used = [amountColumn, ...chargeColumns, balanceColumn].filter((c) => c != null)
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
        for (const c of [amountColumn, ...chargeColumns]) give(row, c, 'amount')
      }
      if (row.kind !== 'total') give(row, row.kind === 'other' ? null : balanceColumn, 'balance')
    }
  }
  return roles
}

/** `68.50/HKD` in an account in another currency. */
const isOtherCurrency = (printed: string | null, ofAccount: string | null): boolean =>
  printed !== null && ofAccount !== null && printed !== ofAccount
