import { parseDate } from '../../dates/parse-date.ts'
import { isUntil } from '../../vocabulary/period-words.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'

/**
 * Leaves out lists under a line of their own whose rows print only a day or a period and an amount, such as daily
 * balances, rates, or the interest of a year. All other rows of the table must have a text.
 *
 * @param isApart whether a row stands right under a line that is no part of a row
 */
export function dropBareLists(
  rows: readonly SectionedRow[],
  isApart: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const kept: SectionedRow[] = []
  let isInList = false
  for (const sectioned of rows) {
    isInList = isBare(sectioned.row) && (isInList || (kept.length > 0 && isApart(sectioned)))
    if (!isInList) kept.push(sectioned)
  }
  return kept.some(({ row }) => isBare(row)) ? rows : kept
}

/** A day or a period and a single amount, and no word beside them. */
const isBare = (row: ReadRow): boolean =>
  row.kind === null &&
  row.date !== null &&
  (row.description === '' || endsPeriod(row.description)) &&
  row.reference === null &&
  row.money.filter((money) => money !== null).length === 1

/** What follows the first day of a period: `- 30 Jun 2024`, `bis 31.12.2024`. */
function endsPeriod(text: string): boolean {
  const [until = '', ...day] = text.split(' ')
  return isUntil(until) && parseDate(day.join(' ')) !== null
}
