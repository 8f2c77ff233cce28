import type { Table } from '../../table/rows/find-rows.ts'
import type { Row } from '../../table/rows/row.ts'
import { isCurrencyCode, isCurrencyOrEndsInOne } from '../../vocabulary/currencies.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'

/**
 * Which columns hold what was paid abroad, each time beside an amount of the account: under a title with a currency,
 * where few rows fill it or a title with another currency follows, or beside codes of several currencies.
 *
 * @param roles what the titles say
 */
export function columnsPaidAbroad(
  { columns, isMoney, entries }: Table,
  roles: readonly (ColumnRole | null)[],
): ReadonlySet<number> {
  const rows = entries.filter((entry) => entry.kind === 'row')
  const filled = (c: number) => rows.filter(({ cells }) => cells[c]?.isEmpty === false)
  // A sum below the rows may stand in the column of another currency.
  const isDated = ({ lines }: Row) => lines.some(({ dates }) => dates.length > 0)
  const areDated = 2 * rows.filter(isDated).length > rows.length
  const isBesideAmount = (c: number) => (row: Row) =>
    roles.some((role, other) => other !== c && role === 'amount' && row.cells[other]?.isEmpty === false)
  const currencies = columns.map(({ title }, c) =>
    isMoney[c] && isCurrencyOrEndsInOne(title) ? title.split(' ').at(-1) : undefined,
  )
  const codes = columns.map((_, c) => new Set(filled(c).map(({ cells }) => cells[c]?.text ?? '')))
  const areCodes = (c: number) => (codes[c]?.size ?? 0) > 1 && [...(codes[c] ?? [])].every(isCurrencyCode)
  const isAbroad = (c: number) => {
    if (!isMoney[c] || roles[c] !== 'amount') return false
    // `PESOS   DÓLARES`, of which only the sums below the rows fill both.
    const isOfSums = areDated && filled(c).length > 0 && !filled(c).some(isDated)
    if (currencies[c] === undefined)
      return (areCodes(c - 1) || isOfSums) && filled(c).filter(isDated).every(isBesideAmount(c))
    if (2 * filled(c).length < rows.length) return filled(c).every(isBesideAmount(c))
    const isFollowed = currencies.some(
      (other, at) => at > c && other !== undefined && other !== currencies[c],
    )
    const dated = filled(c).filter(isDated)
    return isFollowed && dated.length > 0 && dated.every(isBesideAmount(c))
  }
  return new Set(columns.flatMap((_, c) => (isAbroad(c) ? [c] : [])))
}
