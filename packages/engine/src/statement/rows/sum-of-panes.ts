import type { Table } from '../../table/rows/find-rows.ts'
import type { SectionedRow } from '../ledger.ts'
import { onlyAmount } from './only-amount.ts'

/** The fewest amounts whose sum is hardly printed under them by chance. */
const MIN_ROWS = 3

/** Whether two tables stand side by side under one heading, as checks do that are printed two across. */
export function areBeside(left: Table | undefined, right: Table): boolean {
  const [first, own] = [left, right].map((table) => table?.entries[0])
  return first?.kind === 'heading' && own?.kind === 'heading' && first.line === own.line
}

/**
 * Below the last of several tables side by side may stand what all of them come to, without a day: `Checks paid (8)
 * $5,313.26-`.
 *
 * @param rows of the last table
 * @param beside those of the tables on its left
 */
export function markSumOfPanes(
  rows: readonly SectionedRow[],
  beside: readonly SectionedRow[],
): readonly SectionedRow[] {
  const last = rows.at(-1)
  if (!last || last.row.kind !== null || last.row.lines.some(({ dates }) => dates.length > 0)) return rows
  const others = [...beside, ...rows.slice(0, -1)].filter(({ row }) => row.kind === null)
  const sum = others.reduce((total, own) => total + amountOf(own), 0)
  if (others.length < MIN_ROWS || sum !== amountOf(last)) return rows
  return [...rows.slice(0, -1), { ...last, row: { ...last.row, kind: 'total' } }]
}

/** By size; where a row prints several, nothing comes to it. */
const amountOf = (own: SectionedRow): number => onlyAmount(own)?.magnitude ?? Number.NaN
