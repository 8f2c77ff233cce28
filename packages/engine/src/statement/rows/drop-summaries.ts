import { isKnownSection } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Leaves out summaries, which list the opening balance, the sums of money in and money out, and the closing balance as
 * if they were rows. Between the two balances no row prints a date, though other rows of the table do, or each row is
 * named as such a sum.
 *
 * @param isDated whether a row prints its own date
 */
export function dropSummaries(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): SectionedRow[] {
  const dropped = new Set<SectionedRow>()
  let [run, areEndsDated]: [SectionedRow[], boolean] = [[], false]
  const areDated = rows.some(isDated)
  for (const sectioned of rows) {
    const { kind } = sectioned.row
    if (kind === 'opening') [run, areEndsDated] = [[sectioned], isDated(sectioned)]
    else if (isDated(sectioned) && kind !== 'closing') run = []
    else if (run.length > 0) run.push(sectioned)
    if (kind !== 'closing') continue
    areEndsDated ||= isDated(sectioned)
    const isSummary = areEndsDated
      ? run.length > 2 && run.slice(1, -1).every(({ row }) => isKnownSection(row.description))
      : // Two equal balances with nothing between are an account without rows, unless rows below have no other opening one.
        areDated && (run.length > 2 || isAbove(run, rows))
    if (isSummary) for (const part of run) dropped.add(part)
    // Without rows between them the balance cannot change: the opening one is the balance that the rows below begin
    // with.
    else if (areDated && run.length === 2 && differ(run)) dropped.add(run[0] as SectionedRow)
    run = []
  }
  return rows.filter((row) => !dropped.has(row))
}

/** Whether two rows print different amounts. */
function differ(rows: readonly SectionedRow[]): boolean {
  const [first, last] = rows.map(({ row }) => row.money.findLast((money) => money !== null))
  return first != null && last != null && first.magnitude !== last.magnitude
}

/** Whether balances stand above all rows of a table, and no other opening balance follows. */
function isAbove(run: readonly SectionedRow[], rows: readonly SectionedRow[]): boolean {
  return rows[0] === run[0] && rows.slice(run.length).every(({ row }) => row.kind !== 'opening')
}
