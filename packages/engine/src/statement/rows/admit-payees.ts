import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isNameOfTotal, rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayBePayee } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'
import { movesBalance } from './moves-balance.ts'
import { ColumnSums } from './sums.ts'

const COUNT = /^\d{1,4}$/

/**
 * `Total Fitness` is a payee. A row without a date of its own that begins with a word for totals is hardly one where it
 * has a reference, where the balance moves, where a total below counts it, or where it stands among transactions that
 * have no date either: with one of them right above and under it, on the same page and in the same section, and with an
 * amount that is no sum of those above; or as the first of all or of its page, where those below do not come to it either.
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
    const read = own.row.kind !== 'total' || !isPayee(i, above) ? own : asTransaction(own)
    above = read
    if (read.row.kind === 'total') [sinceTotal, ofDay] = [new ColumnSums(), new ColumnSums()]
    else if (read.row.kind === null) {
      if (isDated(own)) ofDay = new ColumnSums()
      for (const sums of [sinceTotal, ofDay]) sums.add(own)
    }
    return read
  })

  function isPayee(i: number, above?: SectionedRow): boolean {
    const [own, below] = [rows[i] as SectionedRow, rows[i + 1]]
    const name = nameOf(own)
    if (hasReference(own) && !isNameOfTotal(name)) return true
    if (!mayBePayee(name)) return false
    // A total is carried to the next page, whatever it is called there.
    if (above?.row.kind === 'total' && above.row.part !== own.row.part && printSame(above, own)) return false
    const isAmong = [above, below].every((other) => other && standsWith(own, other))
    const isNoSum = isAmong && !sinceTotal.isSum(own) && !ofDay.isSum(own)
    const isFirst = above === undefined || above.row.kind === 'opening' || above.row.part !== own.row.part
    return (
      isNoSum ||
      (isFirst && below && standsWith(own, below) && !sinceTotal.isSum(own) && !isSumBelow(own, i)) ||
      ((above?.row.kind === null || above?.row.kind === 'opening') && movesBalance(own, above)) ||
      (isFirst && below?.row.kind === null && movesBalance(below, own)) ||
      (below?.row.kind === 'total' && !sinceTotal.isSum(below) && sinceTotal.with(own).isSum(below))
    )
  }

  /** Whether rows below come to the amount of one, up to the next total. */
  function isSumBelow(own: SectionedRow, i: number): boolean {
    const sums = new ColumnSums()
    for (const other of rows.slice(i + 1)) {
      if (other.row.kind === 'total') break
      sums.add(other)
      if (sums.isSum(own)) return true
    }
    return false
  }
}

/** Whether two rows print the same in each column, and something in one. */
const printSame = ({ row: above }: SectionedRow, { row }: SectionedRow): boolean =>
  row.money.some((own) => own !== null && own.magnitude !== 0) &&
  row.money.every((own, c) => own?.magnitude === above.money[c]?.magnitude)

const asTransaction = ({ row, section }: SectionedRow): SectionedRow => ({
  row: { ...row, kind: null },
  section,
})

/** What a row says from its word for totals on, which may begin a later line of its text. */
function nameOf({ row: { description } }: SectionedRow): string {
  const words = description.split(' ')
  const rests = words.map((_, i) => words.slice(i).join(' '))
  return rests.find((rest) => rowKindOf(rest, false) === 'total') ?? description
}

const standsWith = ({ row, section }: SectionedRow, other: SectionedRow): boolean =>
  other.row.kind === null &&
  other.row.part === row.part &&
  other.row.page === row.page &&
  other.section === section

/** Totals have none; they may count what they add up, and their names may run through the column for it or fill it. */
const hasReference = ({ row: { reference } }: SectionedRow): boolean =>
  reference !== null &&
  hasDigit(reference) &&
  !COUNT.test(reference) &&
  rowKindOf(reference, false) !== 'total'
