import { isNameOfTotal } from '../../vocabulary/row-kinds.ts'
import type { SectionedRow } from '../ledger.ts'
import { isSumOf } from './sums.ts'

/**
 * `Total Fitness` is a payee. A row without a date of its own that begins with a word for totals is hardly one where it
 * stands among transactions that have none either: with one of them right above and under it, on the same page and in the
 * same section, and with an amount that is no sum of those above.
 *
 * @param isDated whether a row prints its own date
 */
export function admitPayees(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): SectionedRow[] {
  let start = 0
  return rows.map((own, i) => {
    if (own.row.kind !== 'total') return own
    const above = rows.slice(start, i)
    const ofDay = above.slice(Math.max(0, above.findLastIndex(isDated)))
    const isAmong = [rows[i - 1], rows[i + 1]].every((other) => other && standsWith(own, other))
    if (mayBePayee(own.row.description) && isAmong && !isSumOf(own, above) && !isSumOf(own, ofDay))
      return { row: { ...own.row, kind: null }, section: own.section }
    start = i + 1
    return own
  })
}

const mayBePayee = (text: string): boolean => text.includes(' ') && !isNameOfTotal(text)

const standsWith = ({ row, section }: SectionedRow, other: SectionedRow): boolean =>
  other.row.kind === null &&
  other.row.part === row.part &&
  other.row.page === row.page &&
  other.section === section
