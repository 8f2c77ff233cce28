import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isNameOfTotal } from '../../vocabulary/row-kinds.ts'
import { mayBePayee } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'
import { ColumnSums, printedValue } from './sums.ts'

const COUNT = /^\d{1,4}$/

/**
 * `Total Fitness` is a payee. A row without a date of its own that begins with a word for totals is hardly one where it
 * has a reference, where the balance moves, where a total below counts it, or where it stands among transactions that
 * have no date either: with one of them right above and under it, on the same page and in the same section, and with an
 * amount that is no sum of those above.
 *
 * @param isDated whether a row prints its own date
 */
export function admitPayees(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): SectionedRow[] {
  let [sinceTotal, ofDay] = [new ColumnSums(), new ColumnSums()]
  let above: SectionedRow | undefined
  return rows.map((own, i) => {
    const read = own.row.kind !== 'total' || !isPayee(own, above, rows[i + 1]) ? own : asTransaction(own)
    above = read
    if (read.row.kind === 'total') [sinceTotal, ofDay] = [new ColumnSums(), new ColumnSums()]
    else {
      if (isDated(own)) ofDay = new ColumnSums()
      for (const sums of [sinceTotal, ofDay]) sums.add(own)
    }
    return read
  })

  function isPayee(own: SectionedRow, above?: SectionedRow, below?: SectionedRow): boolean {
    if (hasReference(own) && !isNameOfTotal(own.row.description)) return true
    if (!mayBePayee(own.row.description)) return false
    const isAmong = [above, below].every((other) => other && standsWith(own, other))
    const isNoSum = isAmong && !sinceTotal.isSum(own) && !ofDay.isSum(own)
    const isFirst = above === undefined || above.row.kind === 'opening' || above.row.part !== own.row.part
    return (
      isNoSum ||
      (above?.row.kind === null && movesBalance(own, above)) ||
      (isFirst && below?.row.kind === null && movesBalance(below, own)) ||
      (below?.row.kind === 'total' && !sinceTotal.isSum(below) && sinceTotal.with(own).isSum(below))
    )
  }
}

const asTransaction = ({ row, section }: SectionedRow): SectionedRow => ({
  row: { ...row, kind: null },
  section,
})

const standsWith = ({ row, section }: SectionedRow, other: SectionedRow): boolean =>
  other.row.kind === null &&
  other.row.part === row.part &&
  other.row.page === row.page &&
  other.section === section

/** Totals have none; they may count what they add up, and their names may run through the column for it. */
const hasReference = ({ row: { reference } }: SectionedRow): boolean =>
  reference !== null && hasDigit(reference) && !COUNT.test(reference)

/** Whether a row prints the balance of the row above, moved by the amount of one of them; that beside a total stays. */
function movesBalance({ row }: SectionedRow, above: SectionedRow): boolean {
  const rows = [row, above.row]
  return row.money.some((balance, b) => {
    const before = above.row.money[b]
    if (!balance || !before) return false
    const moved = Math.abs(printedValue(balance) - printedValue(before))
    return (
      moved !== 0 && rows.some(({ money }) => money.some((own, c) => c !== b && own?.magnitude === moved))
    )
  })
}
