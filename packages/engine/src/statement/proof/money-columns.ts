import type { RowId } from '../../table/rows/row.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { Movement } from '../ledger.ts'
import { rolesOfMoney } from '../movements/role-of-money.ts'
import type { Reading } from '../read-statement.ts'
import { NO_PARTS, type PartsBeside, partsBeside } from '../rows/parts-of-payment.ts'

/** The columns of a table that hold money, by index. */
export type MoneyColumns = {
  /** Those whose title does not say that they hold something else... */
  readonly open: readonly number[]
  /** ...and the same columns with those of charges, which may be a part of the amount. */
  readonly parts: readonly number[]
  /** Those of the parts of a loan's payments. */
  readonly ofPayment: PartsBeside
}

/** For each row the columns of its table. */
export function moneyColumns(tables: Reading['tables']): Map<RowId, MoneyColumns> {
  return new Map(
    tables.flatMap(({ table, choice }) => {
      const roles = rolesOfMoney(table)
      const withRole = (isWanted: (role: ColumnRole | null) => boolean) =>
        roles.flatMap((role, c) => (table.isMoney[c] && isWanted(role) ? [c] : []))
      const isOpen = (role: ColumnRole | null) => role === null || isMoneyRole(role)
      const columns = {
        open: withRole(isOpen),
        parts: withRole((role) => isOpen(role) || role === 'charge'),
        ofPayment: partsBeside(table.columns, roles),
      }
      return (choice?.movements ?? []).map(({ row }) => [row.id, columns] as const)
    }),
  )
}

/** Those of a row of no table. */
export const NO_MONEY_COLUMNS: MoneyColumns = { open: [], parts: [], ofPayment: NO_PARTS }

/** Those of the columns that no row of a table was read from. */
export function unusedColumns(columns: readonly number[], movements: readonly Movement[]): readonly number[] {
  const used = new Set(
    movements.flatMap(({ amountColumn, chargeColumns = [], balanceColumn }) => [
      amountColumn,
      ...chargeColumns,
      balanceColumn,
    ]),
  )
  return columns.filter((c) => !used.has(c))
}
