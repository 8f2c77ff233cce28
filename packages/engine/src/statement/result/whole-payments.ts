import type { RowId } from '../../table/rows/row.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { type Payment, paymentsIn } from '../proof/columns-beside.ts'
import { moneyColumns, NO_MONEY_COLUMNS, unusedColumns } from '../proof/money-columns.ts'
import type { Reading } from '../read-statement.ts'

/**
 * The rows of loans that print a payment in whole beside what of it moves the balance, or all its parts. What a wallet
 * prints beside its movements, a gross amount and a fee, is not asked: its holder gets the net amount.
 */
export function wholePayments(
  accounts: readonly CheckedAccount[],
  tables: Reading['tables'],
): ReadonlyMap<RowId, Payment> {
  const columnsOf = moneyColumns(tables)
  return new Map(
    accounts.flatMap(({ ledger }) => {
      const byTable = Map.groupBy(ledger.movements, ({ row }) => columnsOf.get(row.id) ?? NO_MONEY_COLUMNS)
      return [...byTable].flatMap(([{ parts, ofPayment }, movements]) =>
        // What is owed may be printed as less than nothing.
        ledger.isOwed || (ofPayment.repaid >= 0 && ofPayment.interest >= 0 && !ofPayment.isGuessed)
          ? [...paymentsIn(movements, unusedColumns(parts, movements), ofPayment)]
          : [],
      )
    }),
  )
}
