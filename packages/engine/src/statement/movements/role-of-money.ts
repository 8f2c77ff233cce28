import type { Table } from '../../table/rows/find-rows.ts'
import type { Row } from '../../table/rows/row.ts'
import { namesBilled } from '../../vocabulary/card-words.ts'
import { isCurrencyOrEndsInOne } from '../../vocabulary/currencies.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'

const OPPOSITE = { debit: 'credit', credit: 'debit' } as const

/**
 * What the titles say of each column. The roles of columns without a title were guessed from their texts, and say
 * nothing about money. Beside an empty column for one direction, the only column with an unknown title is for the
 * other: `Invoiced` beside `Received`. Beside what is billed, other amounts are prices. Beside amounts of all rows,
 * those under a title with a currency were paid abroad if few rows fill it, or if another currency follows.
 */
export function rolesOfMoney({ columns, isMoney, entries }: Table): (ColumnRole | null)[] {
  const isBilled = columns.some(({ title }) => namesBilled(title))
  const titled = columns.map(({ role, title }, c): ColumnRole | null => {
    if (isBilled && role === 'amount' && !namesBilled(title)) return 'figure'
    return isMoney[c] && title === '' && !isMoneyRole(role) ? null : role
  })
  const rows = entries.filter((entry) => entry.kind === 'row')
  const filled = (c: number) => rows.filter(({ cells }) => cells[c]?.isEmpty === false)
  const isBesideAmount = (c: number, { cells }: Row) =>
    titled.some((role, other) => other !== c && role === 'amount' && cells[other]?.isEmpty === false)
  const inCurrency = columns.flatMap(({ title }, c) =>
    isMoney[c] && isCurrencyOrEndsInOne(title) ? [c] : [],
  )
  // A sum below the rows may stand in the column of another currency.
  const isDated = ({ lines }: Row) => lines.some(({ dates }) => dates.length > 0)
  const isForeign = (c: number) =>
    inCurrency.includes(c) &&
    (2 * filled(c).length < rows.length
      ? filled(c).every((row) => isBesideAmount(c, row))
      : inCurrency.some((other) => other > c) &&
        filled(c).some(isDated) &&
        filled(c).every((row) => !isDated(row) || isBesideAmount(c, row)))
  const roles = titled.map((role, c) => (isForeign(c) ? 'figure' : role))
  const isEmpty = (c: number) => filled(c).length === 0
  const [empty, ...others] = roles.flatMap((role, c) =>
    role === 'debit' || role === 'credit' ? [{ role, isEmpty: isEmpty(c) }] : [],
  )
  const unknown = roles.flatMap((role, c) =>
    role === null && isMoney[c] && columns[c]?.title !== '' ? [c] : [],
  )
  if (!empty?.isEmpty || others.length > 0 || unknown.length !== 1 || !roles.includes('balance')) return roles
  return roles.map((role, c) => (c === unknown[0] ? OPPOSITE[empty.role] : role))
}
