import type { SectionedRow } from '../ledger.ts'

/**
 * Each of two columns must print an amount in this many rows before they are taken for columns of one direction each.
 */
const MIN_ROWS = 2

/**
 * Columns that take turns with another: in each row one of the two prints zero and the other does not. Debits and
 * credits do that; a balance beside amounts does not.
 *
 * @param columns those that hold money
 */
export function columnsByTurns(
  rows: readonly SectionedRow[],
  columns: readonly number[],
): ReadonlySet<number> {
  const transactions = rows.filter(({ row }) => row.kind === null)
  const found = new Set<number>()
  for (const [i, a] of columns.entries())
    for (const b of columns.slice(i + 1)) if (takeTurns(transactions, a, b)) found.add(a).add(b)
  return found
}

function takeTurns(rows: readonly SectionedRow[], a: number, b: number): boolean {
  let [first, second] = [0, 0]
  for (const { row } of rows) {
    const [one, other] = [row.money[a]?.magnitude, row.money[b]?.magnitude]
    if (one === undefined || other === undefined) continue
    if ((one === 0) === (other === 0)) return false
    if (other === 0) first++
    else second++
  }
  return first >= MIN_ROWS && second >= MIN_ROWS
}
