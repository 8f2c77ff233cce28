import { isKnownSection } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * Leaves out summaries, which set opening balance, sums of what came and went, and closing balance under each other as
 * if they were rows: between the two balances not one row prints a date, though others of the table do, or each has the
 * name of such a sum.
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
  for (const own of rows) {
    const { kind } = own.row
    if (kind === 'opening') [run, areEndsDated] = [[own], isDated(own)]
    else if (isDated(own) && kind !== 'closing') run = []
    else if (run.length > 0) run.push(own)
    if (kind !== 'closing') continue
    areEndsDated ||= isDated(own)
    const isSummary = areEndsDated
      ? run.length > 2 && run.slice(1, -1).every(({ row }) => isKnownSection(row.description))
      : // Two equal balances with nothing between are an account without rows, unless rows under them have no other to begin with.
        areDated && (run.length > 2 || isAbove(run, rows))
    if (isSummary) for (const part of run) dropped.add(part)
    // Without rows between them no balance changes: the opening one below the rows is that from which they lead.
    else if (areDated && run.length === 2 && differ(run)) dropped.add(run[0] as SectionedRow)
    run = []
  }
  return rows.filter((own) => !dropped.has(own))
}

/** Whether two rows print other amounts. */
function differ(rows: readonly SectionedRow[]): boolean {
  const [first, last] = rows.map(({ row }) => row.money.findLast((money) => money !== null))
  return first != null && last != null && first.magnitude !== last.magnitude
}

/** Whether balances stand above all rows of a table, which then begins with no balance of its own. */
function isAbove(run: readonly SectionedRow[], rows: readonly SectionedRow[]): boolean {
  return rows[0] === run[0] && rows.slice(run.length).every(({ row }) => row.kind !== 'opening')
}
