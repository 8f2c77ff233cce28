import { printedValue } from '../../money/printed-value.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { SectionedRow } from '../ledger.ts'

/** The fewest amounts whose sum is hardly printed beside them by chance. */
const MIN_ADDENDS = 2

/**
 * What the titles and the printed totals of a table say of its columns. Where a total is the sum of the rows above or
 * below it in one column, that column moves the account, and another amount beside it in the same rows does not: that
 * of an instalment is summed, and not the whole price.
 *
 * @param roles what the titles say
 * @param columns those that hold money
 */
export function rolesByTotals(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
): readonly (ColumnRole | null)[] {
  if (columns.length < 2 || !rows.some(mayBeTotal)) return roles
  const summed = columns.filter((c) => isSummed(rows, c))
  const isBesideSummed = ({ row }: SectionedRow, c: number) =>
    row.kind === null && row.money[c] != null && summed.some((own) => row.money[own] != null)
  return roles.map((role, c) => {
    if (summed.includes(c)) return isMoneyRole(role) ? role : 'amount'
    return role === 'amount' && rows.some((row) => isBesideSummed(row, c)) ? 'figure' : role
  })
}

const mayBeTotal = ({ row }: SectionedRow): boolean => row.kind === 'total' || row.kind === 'other'

/** Whether more totals of a column are the sums of the rows right above or below them than are not. */
function isSummed(rows: readonly SectionedRow[], c: number): boolean {
  let balance = 0
  for (const [i, own] of rows.entries()) {
    const total = own.row.money[c]
    if (!mayBeTotal(own) || !total) continue
    const above = runTo(rows.slice(0, i).reverse())
    const below = runTo(rows.slice(i + 1))
    balance += [above, below].some((run) => isSumOf(run, c, total.magnitude)) ? 1 : -1
  }
  return balance > 0
}

/** The rows up to the next total. */
function runTo(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const end = rows.findIndex(mayBeTotal)
  return end < 0 ? rows : rows.slice(0, end)
}

function isSumOf(run: readonly SectionedRow[], c: number, total: number): boolean {
  const amounts = run.flatMap(({ row }) => (row.kind === null && row.money[c] ? row.money[c] : []))
  const sum = amounts.reduce((all, money) => all + printedValue(money), 0)
  return amounts.length >= MIN_ADDENDS && Math.abs(sum) === total
}
