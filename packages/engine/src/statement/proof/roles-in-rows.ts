import type { Word } from '../../layout/word.ts'
import type { RowId } from '../../table/rows/row.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import { roleOfMoney } from '../movements/role-of-money.ts'
import type { Reading } from '../read-statement.ts'
import type { AccountPart } from './account-part.ts'
import { balanceColumns, convertedColumns, isBesideOtherCode, partColumns } from './columns-beside.ts'
import type { NumberRole } from './number-role.ts'

/** For each row, by its cells of money, the columns whose title does not say that they hold something else. */
export function unreadColumns(tables: Reading['tables']): Map<RowId, readonly number[]> {
  return new Map(
    tables.flatMap(({ table, choice }) => {
      const columns = table.columns.flatMap((column, c) => {
        const role = roleOfMoney(column, table.isMoney[c] ?? false)
        return table.isMoney[c] && (role === null || isMoneyRole(role)) ? [c] : []
      })
      return (choice?.movements ?? []).map(({ row }) => [row.id, columns] as const)
    }),
  )
}

/** What the cells hold that rows were read from, and those beside them. */
export function rolesInRows(
  accounts: readonly CheckedAccount[],
  parts: readonly AccountPart[],
  columnsOf: ReadonlyMap<RowId, readonly number[]>,
): Map<Word, NumberRole> {
  const roles = new Map<Word, NumberRole>()
  const give = (row: ReadRow, c: number | null | undefined, role: NumberRole) => {
    for (const word of c == null ? [] : (row.moneyCells[c]?.words ?? [])) roles.set(word, role)
  }
  for (const [a, { ledger, facts, leftOut }] of accounts.entries()) {
    const { known, totals } = parts[a] as AccountPart
    const byTable = Map.groupBy(ledger.movements, ({ row }) => columnsOf.get(row.id) ?? [])
    const columnsWith = (find: typeof convertedColumns) =>
      new Map([...byTable].map(([columns, own]) => [columns, find(own, unusedOf(columns, own))]))
    const [converted, parted] = [columnsWith(convertedColumns), columnsWith(partColumns)]
    const moving = columnsWith((own, columns) =>
      balanceColumns(ledger.isReversed ? own.toReversed() : own, columns, ledger.isOwed),
    )
    for (const { row } of leftOut) for (const c of row.money.keys()) give(row, c, 'repeated')
    for (const movement of ledger.movements) {
      const { row, amountColumn, chargeColumn, balanceColumn } = movement
      const magnitudeIn = (c: number) => row.money[c]?.magnitude ?? 0
      if (row.kind === 'total') {
        const isSum = (c: number) =>
          totals.has(magnitudeIn(c)) ||
          known.has(magnitudeIn(c)) ||
          magnitudeIn(c) === 0 ||
          magnitudeIn(c) === Math.abs(sumOfColumn(ledger.movements, c))
        for (const c of row.money.keys()) give(row, c, isSum(c) ? 'total' : 'unexplained')
      }
      if (isTransaction(movement)) {
        const used = [amountColumn, chargeColumn, balanceColumn].filter((c) => c != null)
        const columns = columnsOf.get(row.id) ?? []
        const isRead = (c: number) =>
          used.some((own) => magnitudeIn(own) === magnitudeIn(c)) ||
          [parted, moving].some((found) => found.get(columns)?.has(c))
        const isForeign = (c: number) =>
          converted.get(columns)?.has(c) ||
          isBesideOtherCode(row, row.moneyCells[c]?.words ?? [], facts.currency)
        for (const c of columns) if (magnitudeIn(c) !== 0) give(row, c, roleBeside(isRead(c), isForeign(c)))
        for (const c of [amountColumn, chargeColumn]) give(row, c, 'amount')
      }
      if (row.kind !== 'total') give(row, row.kind === 'other' ? null : balanceColumn, 'balance')
    }
  }
  return roles
}

/** Those of the columns that no row of a table was read from. */
function unusedOf(columns: readonly number[], movements: readonly Movement[]): readonly number[] {
  const used = new Set<number | null | undefined>()
  for (const { amountColumn, chargeColumn, balanceColumn } of movements)
    used.add(amountColumn).add(chargeColumn).add(balanceColumn)
  return columns.filter((c) => !used.has(c))
}

/** What a number is that stands beside the amount of its row, in a column that is not read. */
function roleBeside(isRepeated: boolean, isForeign: boolean): NumberRole {
  if (isRepeated) return 'repeated'
  return isForeign ? 'foreign' : 'unexplained'
}

/** What the transactions print in a column, whether it is read or not. */
const sumOfColumn = (movements: readonly Movement[], c: number): number =>
  movements.filter(isTransaction).reduce((sum, { row }) => {
    const { magnitude = 0, isNegative = false } = row.money[c] ?? {}
    return sum + (isNegative ? -magnitude : magnitude)
  }, 0)
