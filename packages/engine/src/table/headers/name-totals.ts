import { beginsWithInterest, namesRepaid } from '../../vocabulary/card-words.ts'
import { endsInCurrency } from '../../vocabulary/currencies.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { HeaderCell } from '../table.ts'

/**
 * `Total  Principal  Interest  Escrow`: beside the parts of a payment, the total is its amount, unless another title
 * is. So is `Total S/`, where no other title is of money.
 */
export function nameTotals(cells: readonly HeaderCell[]): HeaderCell[] {
  const areParts =
    cells.some(({ title }) => namesRepaid(title)) &&
    cells.some(({ title }) => beginsWithInterest(title)) &&
    !cells.some(({ role }) => role === 'amount')
  const isAlone = !cells.some(({ role }) => isMoneyRole(role))
  const isAmount = ({ role, title }: HeaderCell) =>
    role === null && rowKindOf(title, false) === 'total' && (areParts || (isAlone && endsInCurrency(title)))
  return cells.map((cell) => (isAmount(cell) ? { ...cell, role: 'amount' } : cell))
}
