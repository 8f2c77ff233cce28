import type { Money } from '../../money/parse-money.ts'
import { directionOfVoucher } from '../../vocabulary/direction-in-text.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'
import { type MoneyReading, NO_READING } from './money-reading.ts'

/** What a row prints on both sides of a ledger; null unless both are more than nothing. */
export function bothSides(
  { money }: ReadRow,
  { debit, credit }: MoneyReading,
): { readonly debit: Money; readonly credit: Money } | null {
  const [out, into] = [money[debit ?? -1], money[credit ?? -1]]
  return out?.magnitude && into?.magnitude ? { debit: out, credit: into } : null
}

/**
 * `By Closing Balance  |  | 2,88,856.00` over `| 9,18,129.00 | 9,18,129.00`: whether the closing balance of a ledger
 * stands on its smaller side, as what makes both sums equal. Then it is a balance of the other side.
 *
 * @param rows oldest first
 */
export function areSidesMadeEqual(rows: readonly SectionedRow[], reading: MoneyReading): boolean {
  const closing = rows.findLastIndex(({ row }) => row.kind === 'closing')
  if (closing < 0) return false
  return rows.slice(closing + 1).some(({ row }) => {
    const sides = row.kind === null ? null : bothSides(row, reading)
    return sides !== null && sides.debit.magnitude === sides.credit.magnitude
  })
}

/** The fewest rows whose vouchers say in whose books a ledger is kept. */
export const MIN_VOUCHERS = 3

/**
 * The ledger of a bank account in the books of the firm that holds it: what comes in is a debit there, as the vouchers of
 * the rows say. Its two sides are named the other way round.
 *
 * @param roles what the titles say
 */
export function rolesInBooksOfHolder(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
): readonly (ColumnRole | null)[] {
  const sides = { debit: roles.indexOf('debit'), credit: roles.indexOf('credit') }
  if (sides.debit < 0 || sides.credit < 0 || !areSidesMadeEqual(rows, { ...NO_READING, ...sides }))
    return roles
  const said = rows.flatMap(({ row }) => {
    const direction = row.kind === null ? directionOfVoucher(row.description) : null
    return direction === null ? [] : [row.money[sides[direction]] == null]
  })
  const areTurned = said.length >= MIN_VOUCHERS && said.every((isOther) => isOther)
  const other = { debit: 'credit', credit: 'debit' } as const
  return areTurned ? roles.map((role) => (role === 'debit' || role === 'credit' ? other[role] : role)) : roles
}
