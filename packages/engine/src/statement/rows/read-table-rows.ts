import type { MoneyConvention } from '../../money/parse-money.ts'
import { isDay } from '../../table/day-lines.ts'
import { directionOfHeading } from '../../table/direction-of-heading.ts'
import type { Table } from '../../table/rows/find-rows.ts'
import type { Heading, RowId } from '../../table/rows/row.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { isBalanceRow, type SectionedRow } from '../ledger.ts'
import { groupsOf } from '../printed/labels.ts'
import { findAccountNumbers } from '../printed/read-account-number.ts'
import type { ColumnUse } from './assign-columns.ts'
import { ofDay } from './date-rows.ts'
import { dropNextAccounts } from './drop-next-accounts.ts'
import { readMarkers } from './read-markers.ts'
import { readRow } from './read-rows.ts'
import { type SectionState, settleRows } from './settle-rows.ts'

/**
 * Reads the rows of a table under the headings among them, which name days, sections and accounts.
 *
 * @returns its rows as what they are, and the section that goes on below it
 */
export function readTableRows(
  table: Table,
  uses: readonly ColumnUse[],
  convention: MoneyConvention,
  { section: above, areParted, isCard }: SectionState,
): { readonly rows: readonly SectionedRow[]; readonly section: Direction | null } {
  const markerOf = readMarkers(table, uses)
  const rows: SectionedRow[] = []
  const [underHeading, underNumber] = [new Set<RowId>(), new Set<RowId>()]
  let section = table.entries[0]?.kind === 'heading' ? null : above
  let day: Heading | null = null
  let isUnderNumber = false
  let isInBox = false
  for (const [i, entry] of table.entries.entries()) {
    if (entry.kind === 'row') {
      const row = ofDay(readRow(entry, uses, markerOf, convention), day)
      isInBox &&= row.kind === 'total'
      if (isInBox) continue
      rows.push({ row, section: areParted ? null : section })
      if (table.entries[i - 1]?.kind === 'heading') underHeading.add(row.id)
      if (isUnderNumber) underNumber.add(row.id)
      isUnderNumber &&= isBalanceRow(row)
    } else if (isDay(entry.line)) day = entry
    else {
      section = directionOfHeading(entry.line, isCard) ?? section
      // Titles under the last balance begin another box, as of the fees of this period and of the year.
      isInBox = rows.at(-1)?.row.kind === 'closing' && groupsOf(entry.line).length > 1
      isUnderNumber ||= findAccountNumbers([entry.line]).length > 0
    }
  }
  const ofAccount = dropNextAccounts(rows, underNumber)
  return { rows: settleRows(ofAccount, underHeading, { areParted, isCard }), section }
}

/** Lists of daily balances, rates or fees are tables, too: without a dated amount beside something, no ledger. */
export function isLedger(rows: readonly SectionedRow[], uses: readonly ColumnUse[]): boolean {
  const hasDate = rows.some(({ row }) => row.date !== null && row.money.some((money) => money !== null))
  const moneyColumns = uses.filter((use) => use === 'money').length
  const hasText = rows.some(({ row }) => row.description !== '' || row.reference !== null)
  return (
    moneyColumns > 0 &&
    (hasDate || rows.some(({ row }) => row.kind !== null)) &&
    (hasText || (rows.length > 1 && (moneyColumns > 1 || uses.length > 2)))
  )
}
