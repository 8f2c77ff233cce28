import type { SectionedRow } from '../ledger.ts'

/** The fewest amounts in each of the two columns. */
const MIN_AMOUNTS = 2

/**
 * `Increased by   Decreased by`, `4,100.00   0.00`: two columns, of which each row prints an amount in one and nothing, in
 * figures, in the other. One holds debits and the other credits, since a balance would not be nothing whenever an amount is
 * printed.
 *
 * @param columns those that hold money
 * @returns null where there is no such pair, or more than one
 */
export function sidesByNoughts(
  rows: readonly SectionedRow[],
  columns: readonly number[],
): readonly [number, number] | null {
  const pairs = columns.flatMap((left, i) =>
    columns
      .slice(i + 1)
      .flatMap((right): [number, number][] => (areSides(rows, left, right) ? [[left, right]] : [])),
  )
  return pairs.length === 1 ? (pairs[0] ?? null) : null
}

function areSides(rows: readonly SectionedRow[], left: number, right: number): boolean {
  let [ofLeft, ofRight] = [0, 0]
  for (const { row } of rows) {
    if (row.kind !== null) continue
    const [a, b] = [row.money[left]?.magnitude, row.money[right]?.magnitude]
    if (a === undefined || b === undefined || (a === 0) === (b === 0)) return false
    if (a > 0) ofLeft++
    else ofRight++
  }
  return Math.min(ofLeft, ofRight) >= MIN_AMOUNTS
}
