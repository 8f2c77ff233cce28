import type { Word } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import { isTransaction, type ReadRow } from '../ledger.ts'
import type { Reading } from '../read-statement.ts'
import type { AccountPart } from './account-part.ts'
import type { NumberRole } from './number-role.ts'

/** For each row, by its cells of money, the columns whose title does not say that they hold something else. */
export function unreadColumns(tables: Reading['tables']): Map<ReadRow['moneyCells'], readonly number[]> {
  return new Map(
    tables.flatMap(({ table, choice }) => {
      const columns = table.columns.flatMap(({ role }, c) =>
        table.isMoney[c] && (role === null || isMoneyRole(role)) ? [c] : [],
      )
      return (choice?.movements ?? []).map(({ row }) => [row.moneyCells, columns] as const)
    }),
  )
}

/** More numbers than this make nearly every sum. */
const MOST_PARTS = 3

/** Whether numbers, each added or taken off, make a sum: `1,730.44` and `0.25` make `1,730.19`. */
function canMake([first, ...rest]: readonly number[], sum: number): boolean {
  if (first === undefined || rest.length === 0 || rest.length >= MOST_PARTS) return false
  const sums = rest.reduce((all, part) => all.flatMap((own) => [own + part, own - part]), [first])
  return sums.some((own) => Math.abs(own) === sum)
}

/** What the cells hold that rows were read from, and those beside them. */
export function rolesInRows(
  accounts: readonly CheckedAccount[],
  parts: readonly AccountPart[],
  columnsOf: ReadonlyMap<ReadRow['moneyCells'], readonly number[]>,
): Map<Word, NumberRole> {
  const roles = new Map<Word, NumberRole>()
  const give = (row: ReadRow, c: number | null | undefined, role: NumberRole) => {
    for (const word of c == null ? [] : (row.moneyCells[c]?.words ?? [])) roles.set(word, role)
  }
  for (const [a, { ledger, leftOut }] of accounts.entries()) {
    const { known, totals } = parts[a] as AccountPart
    for (const { row } of leftOut) for (const c of row.money.keys()) give(row, c, 'repeated')
    for (const movement of ledger.movements) {
      const { row, amountColumn, chargeColumn, balanceColumn } = movement
      const magnitudeIn = (c: number) => row.money[c]?.magnitude ?? 0
      if (row.kind === 'total') {
        const isSum = (c: number) =>
          totals.has(magnitudeIn(c)) || known.has(magnitudeIn(c)) || magnitudeIn(c) === 0
        for (const c of row.money.keys()) give(row, c, isSum(c) ? 'total' : 'unexplained')
      }
      if (isTransaction(movement)) {
        const used = [amountColumn, chargeColumn, balanceColumn].filter((c) => c != null)
        const isRead = (c: number) => used.some((own) => magnitudeIn(own) === magnitudeIn(c))
        const others = (columnsOf.get(row.moneyCells) ?? []).filter((c) => magnitudeIn(c) !== 0)
        const unread = others.filter((c) => !isRead(c))
        const areParts = canMake(unread.map(magnitudeIn), Math.abs(movement.movement ?? 0))
        for (const c of others) give(row, c, isRead(c) ? 'repeated' : areParts ? 'part' : 'unexplained')
        for (const c of [amountColumn, chargeColumn]) give(row, c, 'amount')
      }
      if (row.kind !== 'total') give(row, row.kind === 'other' ? null : balanceColumn, 'balance')
    }
  }
  return roles
}
