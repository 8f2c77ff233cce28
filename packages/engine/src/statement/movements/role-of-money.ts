import type { Table } from '../../table/rows/find-rows.ts'
import { namesBilled } from '../../vocabulary/card-words.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'

const OPPOSITE = { debit: 'credit', credit: 'debit' } as const

/**
 * What the titles say of each column. The roles of columns without a title were guessed from their texts, and say
 * nothing about money. Beside an empty column for one direction, the only column with an unknown title is for the
 * other: `Invoiced` beside `Received`. Beside what is billed, other amounts are prices.
 */
export function rolesOfMoney({ columns, isMoney, entries }: Table): (ColumnRole | null)[] {
  const isBilled = columns.some(({ title }) => namesBilled(title))
  const roles = columns.map(({ role, title }, c) => {
    if (isBilled && role === 'amount' && !namesBilled(title)) return 'figure'
    return isMoney[c] && title === '' && !isMoneyRole(role) ? null : role
  })
  const isEmpty = (c: number) =>
    entries.every((entry) => entry.kind !== 'row' || entry.cells[c]?.isEmpty !== false)
  const [empty, ...others] = roles.flatMap((role, c) =>
    role === 'debit' || role === 'credit' ? [{ role, isEmpty: isEmpty(c) }] : [],
  )
  const unknown = roles.flatMap((role, c) =>
    role === null && isMoney[c] && columns[c]?.title !== '' ? [c] : [],
  )
  if (!empty?.isEmpty || others.length > 0 || unknown.length !== 1 || !roles.includes('balance')) return roles
  return roles.map((role, c) => (c === unknown[0] ? OPPOSITE[empty.role] : role))
}
