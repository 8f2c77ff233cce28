import type { SectionedRow } from '../ledger.ts'

/**
 * Amounts carried over a page break, whatever they are called: without a date of its own the last row of a page prints the
 * same amount as the first one of the next. Where one of the two has a name that is known, both are that; else balances.
 *
 * @param isDated whether a row prints its own date
 */
export function markCarried(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const marked = [...rows]
  for (let i = 1; i < rows.length; i++) {
    const [above, own] = [marked[i - 1] as SectionedRow, rows[i] as SectionedRow]
    const isOver = above.row.page < own.row.page && !isDated(above) && !isDated(own)
    if (!isOver || !printSame(above, own)) continue
    const kind = [above, own].map(({ row }) => row.kind).find((known) => known !== null && known !== 'other')
    marked[i - 1] = { ...above, row: { ...above.row, kind: kind ?? 'forward' } }
    marked[i] = { ...own, row: { ...own.row, kind: kind ?? 'forward' } }
  }
  return marked
}

/** Whether two rows print one amount each, the same in the same column. */
function printSame({ row: above }: SectionedRow, { row }: SectionedRow): boolean {
  const printed = (money: typeof row.money) => money.flatMap((own, c) => (own ? [{ own, c }] : []))
  const [[one, ...others], [other, ...more]] = [printed(above.money), printed(row.money)]
  return (
    one !== undefined &&
    other !== undefined &&
    others.length + more.length === 0 &&
    one.c === other.c &&
    one.own.magnitude === other.own.magnitude &&
    one.own.magnitude !== 0 &&
    one.own.isNegative === other.own.isNegative
  )
}
