import type { Table } from '../../table/rows/find-rows.ts'
import type { SectionedRow } from '../ledger.ts'
import { onlyAmount } from './only-amount.ts'

/** The fewest amounts whose sum is hardly printed under them by chance. */
const MIN_ROWS = 3

/** Whether two tables stand side by side under one heading, such as a list of checks printed in two columns. */
export function areBeside(left: Table | undefined, right: Table): boolean {
  const [first, second] = [left, right].map((table) => table?.entries[0])
  return first?.kind === 'heading' && second?.kind === 'heading' && first.line === second.line
}

/**
 * Below the last of several tables side by side their sum may stand, without a day: `Checks paid (8) $5,313.26-`.
 *
 * @param rows of the last table
 * @param beside the rows of the tables on its left
 */
export function markSumOfPanes(
  rows: readonly SectionedRow[],
  beside: readonly SectionedRow[],
): readonly SectionedRow[] {
  const last = rows.at(-1)
  if (!last || last.row.kind !== null || last.row.lines.some(({ dates }) => dates.length > 0)) return rows
  const others = [...beside, ...rows.slice(0, -1)].filter(({ row }) => row.kind === null)
  const sum = others.reduce((total, row) => total + amountOf(row), 0)
  if (others.length < MIN_ROWS || sum !== amountOf(last)) return rows
  return [...rows.slice(0, -1), { ...last, row: { ...last.row, kind: 'total' } }]
}

/** Without its sign; NaN where a row prints several or none, so that no sum equals it. */
const amountOf = (row: SectionedRow): number => onlyAmount(row)?.magnitude ?? Number.NaN
