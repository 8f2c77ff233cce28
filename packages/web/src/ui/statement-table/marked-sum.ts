import { decimalText, sumDecimals } from '@ledgerlift/engine'
import { WORDS } from '#words/table.ts'
import { isNothing, moneyText } from '../../lib/money-text.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import { type Column, isMoney } from './columns.ts'
import { type GridRange, isSingle } from './grid-cursor.ts'

type Marked = {
  readonly table: ResultTable
  /** The rows in sight, as indexes into the rows of the table. */
  readonly order: readonly number[]
  readonly columns: readonly Column[]
}

/** How many cells are marked, and what the amounts among them come to; empty where one cell is, or none. */
export function markedText({ table, order, columns }: Marked, range: GridRange | null): string {
  if (range === null || isSingle(range)) return ''
  const rows = order.slice(range.top, range.bottom + 1).flatMap((i) => table.rows[i] ?? [])
  const chosen = columns.slice(range.left, range.right + 1)
  const amounts = rows.flatMap((row) =>
    chosen
      .filter(({ kind }) => isMoney(kind))
      .flatMap(({ id }) => row.cells[Number(id)] ?? [])
      .filter((text) => !isNothing(text)),
  )
  const count = rows.length * chosen.length
  const currencies = new Set(rows.map(({ currency }) => currency))
  // Amounts of several currencies have no sum.
  const sum = amounts.length > 1 && currencies.size === 1 ? sumDecimals(amounts) : null
  const [currency = null] = currencies
  return sum ? WORDS.markedSum(count, moneyText(decimalText(sum), currency)) : WORDS.marked(count)
}
