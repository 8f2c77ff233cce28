import type { Table } from '../../table/rows/find-rows.ts'
import { namesBilled } from '../../vocabulary/card-words.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { partsOfPayment } from '../rows/parts-of-payment.ts'
import { columnsPaidAbroad } from './paid-abroad.ts'

const OPPOSITE = { debit: 'credit', credit: 'debit' } as const

/**
 * What the titles say of each column. The roles of columns without a title were guessed from their texts, and say
 * nothing about money. Beside a column for one direction, the only column with an unknown title is for the
 * other if no row fills both: `Invoiced` beside `Received`. Beside what is billed, other amounts are prices. Beside amounts of all rows,
 * those under a title with a currency were paid abroad if few rows fill it, or if another currency follows.
 */
export function rolesOfMoney(table: Table): (ColumnRole | null)[] {
  const { columns, isMoney, entries } = table
  const isBilled = columns.some(({ title }) => namesBilled(title))
  const titled = columns.map(({ role, title }, c): ColumnRole | null => {
    if (isBilled && role === 'amount' && !namesBilled(title)) return 'figure'
    return isMoney[c] && title === '' && !isMoneyRole(role) ? null : role
  })
  const rows = entries.filter((entry) => entry.kind === 'row')
  const filled = (c: number) => rows.filter(({ cells }) => cells[c]?.isEmpty === false)
  const { repaid, interest } = partsOfPayment(columns)
  // The interest of a payment is no part of what lowers the balance, as a charge is none of what raises it.
  const isPaid = titled.includes('amount') || titled.includes('credit')
  const isLoan = (repaid >= 0 || titled.includes('credit')) && isPaid && titled.includes('balance')
  const abroad = columnsPaidAbroad(table, titled)
  const roles = titled.map((role, c) =>
    abroad.has(c) ? 'figure' : isLoan && c === interest ? 'charge' : role,
  )
  const [known, ...others] = roles.flatMap((role, c) =>
    role === 'debit' || role === 'credit' ? [{ role, c }] : [],
  )
  const unknown = roles.flatMap((role, c) =>
    role === null && isMoney[c] && columns[c]?.title !== '' ? [c] : [],
  )
  const [other, ...further] = unknown
  if (!known || other === undefined || others.length + further.length > 0 || !roles.includes('balance'))
    return roles
  const ofKnown = new Set(filled(known.c))
  const isOpposite = !filled(other).some((row) => ofKnown.has(row))
  return isOpposite ? roles.map((role, c) => (c === other ? OPPOSITE[known.role] : role)) : roles
}
