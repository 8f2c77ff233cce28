import type { SectionedRow } from '../ledger.ts'

/** The fewest rows of each kind: a single refund stands among purchases without a title of its own, too. */
const MIN_ROWS = 2

/**
 * Ends sections at titles that nobody knows, as the name of a card's holder below its payments: where all rows of the
 * section carry a minus up to such a line and none below it does, or the other way about, these are of another kind.
 *
 * @param isApart whether a row stands right under a line that is no part of a row
 */
export function endSections(
  rows: readonly SectionedRow[],
  isApart: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const ended = new Set<SectionedRow>()
  let from = 0
  for (const [i, own] of rows.entries()) {
    if (own.section !== rows[from]?.section) from = i
    if (own.section === null || i === from || !isApart(own)) continue
    const next = rows.findIndex((row, k) => k > i && (row.section !== own.section || isApart(row)))
    const [above, below] = [
      signsOf(rows.slice(from, i)),
      signsOf(rows.slice(i, next < 0 ? rows.length : next)),
    ]
    if (above === null || below === null || above === below) continue
    const end = rows.findIndex((row, k) => k > i && row.section !== own.section)
    for (const row of rows.slice(i, end < 0 ? rows.length : end)) ended.add(row)
    from = end < 0 ? rows.length : end
  }
  return ended.size === 0 ? rows : rows.map((row) => (ended.has(row) ? { ...row, section: null } : row))
}

/** Whether all rows carry a minus, or none; null where they are mixed, or few. */
function signsOf(rows: readonly SectionedRow[]): 'minus' | 'none' | null {
  const own = rows.filter(({ row }) => row.kind === null)
  const minuses = own.filter(({ row }) => row.money.some((money) => money?.isNegative)).length
  if (own.length < MIN_ROWS || (minuses > 0 && minuses < own.length)) return null
  return minuses > 0 ? 'minus' : 'none'
}
