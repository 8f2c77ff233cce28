import { beginsWithInterest, namesRepaid } from '../../vocabulary/card-words.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import type { HeaderCell } from '../table.ts'

/** `Total  Principal  Interest  Escrow`: beside the parts of a payment, the total is its amount, unless another title is. */
export function nameTotals(cells: readonly HeaderCell[]): HeaderCell[] {
  const areParts =
    cells.some(({ title }) => namesRepaid(title)) &&
    cells.some(({ title }) => beginsWithInterest(title)) &&
    !cells.some(({ role }) => role === 'amount')
  const isTotal = ({ role, title }: HeaderCell) => role === null && rowKindOf(title, false) === 'total'
  return cells.map((cell) => (areParts && isTotal(cell) ? { ...cell, role: 'amount' } : cell))
}
