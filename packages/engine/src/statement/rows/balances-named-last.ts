import { rowKindAtEnd } from '../../vocabulary/row-kinds.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'

/**
 * `ID 3058 FREE CHECKING Previous Balance`: a row that prints nothing but a number where the others have their balance is
 * one of a balance, if its text ends with the name of one.
 */
export function markBalancesNamedLast(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const column = balanceColumn(rows)
  if (column === null) return rows
  return rows.map((own) => {
    const { row } = own
    const [only, ...more] = filled(row)
    if (row.kind !== null || only !== column || more.length > 0) return own
    const kind = rowKindAtEnd(row.description)
    return kind === null ? own : { ...own, row: { ...row, kind } }
  })
}

/** Where most rows that print two numbers or more print the last, unless as many print nothing else: that are amounts. */
function balanceColumn(rows: readonly SectionedRow[]): number | null {
  const printed = rows.map(({ row }) => filled(row))
  const last = printed.flatMap((columns) => (columns.length > 1 ? (columns.at(-1) ?? []) : []))
  const [most] = [...Map.groupBy(last, (column) => column)].sort(([, a], [, b]) => b.length - a.length)
  if (most === undefined) return null
  const [column, { length: count }] = most
  const alone = printed.filter(([only, ...more]) => only === column && more.length === 0).length
  return count > last.length / 2 && alone < count ? column : null
}

const filled = ({ money }: ReadRow): number[] => money.flatMap((own, c) => (own === null ? [] : c))
