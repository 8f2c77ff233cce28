import { rowKindAtEnd } from '../../vocabulary/row-kinds.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'

/**
 * `ID 3058 FREE CHECKING Previous Balance`: a row whose only number stands where the others have their balance prints a
 * balance, if its text ends with the name of one.
 */
export function markBalancesNamedLast(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const column = balanceColumn(rows)
  if (column === null) return rows
  return rows.map((sectioned) => {
    const { row } = sectioned
    const [only, ...more] = filled(row)
    if (row.kind !== null || only !== column || more.length > 0) return sectioned
    const kind = rowKindAtEnd(row.description)
    return kind === null ? sectioned : { ...sectioned, row: { ...row, kind } }
  })
}

/**
 * The column where most rows with two numbers or more print the last one. If as many rows print only a number there,
 * the column holds amounts: then null.
 */
function balanceColumn(rows: readonly SectionedRow[]): number | null {
  const printed = rows.map(({ row }) => filled(row))
  const last = printed.flatMap((columns) => (columns.length > 1 ? (columns.at(-1) ?? []) : []))
  const [most] = [...Map.groupBy(last, (column) => column)].sort(([, a], [, b]) => b.length - a.length)
  if (most === undefined) return null
  const [column, { length: count }] = most
  const alone = printed.filter(([only, ...more]) => only === column && more.length === 0).length
  return count > last.length / 2 && alone < count ? column : null
}

const filled = ({ money }: ReadRow): number[] => money.flatMap((printed, c) => (printed === null ? [] : c))
