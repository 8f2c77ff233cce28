import type { Table } from '../../table/rows/find-rows.ts'
import type { ColumnUse } from '../rows/column-use.ts'

type ReadTable = {
  readonly table: Pick<Table, 'columns'>
  readonly uses: readonly ColumnUse[]
  /** Null where the table is no list of transactions. */
  readonly choice: object | null
}

/**
 * Leaves out lists of balances: tables with a title for balances and no other money, where another table of the
 * document has a title for amounts. They print what is left of purchases that are paid in instalments.
 */
export function withoutListsOfBalances<T extends ReadTable>(tables: readonly T[]): readonly T[] {
  const moves = tables.some((table) =>
    rolesOfMoney(table).some((role) => role !== null && role !== 'balance'),
  )
  const isList = (table: T) => {
    const roles = rolesOfMoney(table)
    return roles.length > 0 && roles.every((role) => role === 'balance')
  }
  return moves ? tables.map((table) => (isList(table) ? { ...table, choice: null } : table)) : tables
}

const rolesOfMoney = ({ table, uses, choice }: ReadTable) =>
  choice === null ? [] : table.columns.flatMap(({ role }, c) => (uses[c] === 'money' ? [role] : []))
