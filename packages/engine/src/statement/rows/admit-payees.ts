import { owedByName } from '../../vocabulary/card-words.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isNameOfTotal, rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayBePayee } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'
import { movesBalance } from './moves-balance.ts'
import { ColumnSums } from './sums.ts'

const COUNT = /^\d{1,4}$/
/** The fewest amounts whose sum is hardly printed under them by chance, as in `markTotals`. */
const MIN_SUMMED = 3

/**
 * `Total Fitness` is a payee. A row may begin with a word for totals and print no date of its own. It is hardly a total
 * if it has a reference, if the balance moves by it, or if a total below counts it. Nor is it one among transactions:
 * with one right above and one right below, on the same page and in the same section, and an amount that is not the sum
 * of those above, nor of the last of them, which may stand under the name of a card's holder. The first row of all, or of
 * its page, only needs one below, if the rows below do not come to its amount either.
 *
 * @param isDated whether a row prints its own date
 */
export function admitPayees(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): SectionedRow[] {
  let [sinceTotal, ofDay] = [new ColumnSums(), new ColumnSums()]
  let above: SectionedRow | undefined
  return rows.map((sectioned, i) => {
    const read = sectioned.row.kind !== 'total' || !isPayee(i, above) ? sectioned : asTransaction(sectioned)
    above = read
    if (read.row.kind === 'total') [sinceTotal, ofDay] = [new ColumnSums(), new ColumnSums()]
    else if (read.row.kind === null) {
      if (isDated(sectioned)) ofDay = new ColumnSums()
      for (const sums of [sinceTotal, ofDay]) sums.add(sectioned)
    }
    return read
  })

  function isPayee(i: number, above?: SectionedRow): boolean {
    const [candidate, below] = [rows[i] as SectionedRow, rows[i + 1]]
    const name = nameOf(candidate)
    // `Total overdraft fees  $0.00  $0.00`
    if (candidate.row.money.every((money) => !money?.magnitude)) return false
    if (hasReference(candidate) && !isNameOfTotal(name)) return true
    if ((above?.row.kind === null || above?.row.kind === 'opening') && movesBalance(candidate, above))
      return true
    // The rows of a card may begin in another column, or on another page.
    if (!mayBePayee(name) || (owedByName(name) === 'card' && hasDigit(name))) return false
    // A total is carried to the next page, whatever it is called there.
    if (above?.row.kind === 'total' && above.row.part !== candidate.row.part && printSame(above, candidate))
      return false
    const isAmong = [above, below].every((other) => other && standsWith(candidate, other))
    const isNoSum =
      isAmong && !sinceTotal.isSum(candidate) && !ofDay.isSum(candidate) && !isSumOfLast(candidate, i)
    const isFirst =
      above === undefined || above.row.kind === 'opening' || above.row.part !== candidate.row.part
    return (
      isNoSum ||
      (isFirst &&
        below &&
        standsWith(candidate, below) &&
        !sinceTotal.isSum(candidate) &&
        !isSumBelow(candidate, i)) ||
      (isFirst && below?.row.kind === null && movesBalance(below, candidate)) ||
      (below?.row.kind === 'total' && !sinceTotal.isSum(below) && sinceTotal.with(candidate).isSum(below))
    )
  }

  /** Whether some of the rows right above, from one on, come to the amount of a row. */
  function isSumOfLast(candidate: SectionedRow, i: number): boolean {
    const sums = new ColumnSums()
    for (let at = i - 1; at >= 0 && rows[at]?.row.kind === null; at--) {
      sums.add(rows[at] as SectionedRow)
      if (i - at >= MIN_SUMMED && sums.isSum(candidate)) return true
    }
    return false
  }

  /** Whether the rows below, from the first one on, come to the amount of a row; the sums of parts may stand among them. */
  function isSumBelow(candidate: SectionedRow, i: number): boolean {
    const sums = new ColumnSums()
    for (const other of rows.slice(i + 1)) {
      if (other.row.kind === 'total') continue
      sums.add(other)
      if (sums.isSum(candidate)) return true
    }
    return false
  }
}

/** Whether two rows print the same amount in each column, and at least one that is not zero. */
const printSame = ({ row: above }: SectionedRow, { row }: SectionedRow): boolean =>
  row.money.some((money) => money !== null && money.magnitude !== 0) &&
  row.money.every((money, c) => money?.magnitude === above.money[c]?.magnitude)

const asTransaction = ({ row, section }: SectionedRow): SectionedRow => ({
  row: { ...row, kind: null },
  section,
})

/** The text of a row from its word for totals on; that word may begin a later line. */
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

/**
 * Totals have no reference; but they may count what they add up, and their names may run into that column or fill it.
 */
const hasReference = ({ row: { reference } }: SectionedRow): boolean =>
  reference !== null &&
  hasDigit(reference) &&
  !COUNT.test(reference) &&
  rowKindOf(reference, false) !== 'total'
