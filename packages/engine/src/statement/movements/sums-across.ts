import { printedValue } from '../../money/printed-value.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { SectionedRow } from '../ledger.ts'

/** The fewest rows that print what their amount is made up of, and more than one part of it that is not nothing... */
const MIN_ROWS = 3
/** ...and the fewest where one of the parts is titled as a charge. */
const MIN_CHARGED = 1
const MIN_PARTS = 2

/**
 * `Capital   Interest   Total`: a column whose amounts are the sums of all others in their rows is what moves the account,
 * unless its title names something else, and the others are its parts.
 *
 * @param roles what the titles say
 * @param columns those that hold money
 */
export function rolesBySumsAcross(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
): readonly (ColumnRole | null)[] {
  if (columns.length <= MIN_PARTS) return roles
  type Amounts = SectionedRow['row']['money']
  const printed = rows.flatMap(({ row }) => (row.kind === null ? [row.money] : []))
  const total = columns.find((c) => {
    if (roles[c] != null && roles[c] !== 'amount') return false
    const parts = columns.filter((part) => part !== c)
    const parted = printed.filter((money) => parts.some((part) => money[part] != null))
    const isSum = (money: Amounts) =>
      money[c] != null &&
      parts.reduce((sum, part) => sum + printedValue(money[part] ?? null), 0) === printedValue(money[c])
    const isSumOfSeveral = (money: Amounts) =>
      parts.filter((part) => (money[part]?.magnitude ?? 0) > 0).length >= MIN_PARTS
    const least = parts.some((part) => roles[part] === 'charge') ? MIN_CHARGED : MIN_ROWS
    return parted.length >= MIN_ROWS && parted.filter(isSumOfSeveral).length >= least && parted.every(isSum)
  })
  if (total === undefined) return roles
  return roles.map((role, c) => (c === total ? 'amount' : columns.includes(c) ? 'figure' : role))
}
