import { boundsOf } from '../../geometry/box.ts'
import { textOf } from '../../layout/word.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { hasBalance, isDay } from '../../table/day-lines.ts'
import { directionOfHeading } from '../../table/direction-of-heading.ts'
import type { Doubt } from '../../table/doubt.ts'
import type { Table } from '../../table/rows/find-rows.ts'
import type { Heading, Row, RowId } from '../../table/rows/row.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { namesPending } from '../../vocabulary/pending.ts'
import { directionOfOwedSection, directionOfSection, isKnownSection } from '../../vocabulary/sections.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { isBalanceRow, type ReadRow, type SectionedRow } from '../ledger.ts'
import { groupsOf } from '../printed/labels.ts'
import { findAccountNumbers } from '../printed/read-account-number.ts'
import type { ColumnUse } from './column-use.ts'
import { ofDay } from './date-rows.ts'
import { dropNextAccounts } from './drop-next-accounts.ts'
import { partsOfPayment } from './parts-of-payment.ts'
import { readMarkers } from './read-markers.ts'
import { readRow } from './read-rows.ts'
import { type SectionState, settleRows } from './settle-rows.ts'

/** The smallest account number: fewer than six digits do not name an account. */
const LEAST_NUMBER = 100_000
/** How many digits of a masked number stay visible. */
const VISIBLE_DIGITS = 4

/** The fewest rows that show that all print their dates. */
const MIN_DATED = 3

/** What the table follows, and what the rest of the document says of it. */
type TableState = SectionState & {
  /** The balance of the table is owed, and a heading names a loan. */
  readonly mayBeLoan: boolean
  readonly lastDay: Heading | null
  /** Tables above hold rows that are booked. */
  readonly isBelowBooked: boolean
  /** What is not taken for granted. */
  readonly doubt: Doubt | undefined
}

/**
 * Reads the rows of a table under the headings among them, which name days, sections and accounts.
 *
 * @param lastDay the last day of the period of a card
 * @returns the rows with their kinds settled, and the section that goes on below the table
 */
export function readTableRows(
  table: Table,
  uses: readonly ColumnUse[],
  convention: MoneyConvention,
  { section: above, areParted, isCard, mayBeLoan, lastDay, isBelowBooked, doubt }: TableState,
): { readonly rows: readonly SectionedRow[]; readonly section: Direction | null } {
  const markerOf = readMarkers(table, uses)
  const isPayment = mayBeLoan ? paymentTest(table) : () => false
  const rows: SectionedRow[] = []
  const [underHeading, underNumber] = [new Set<RowId>(), new Set<RowId>()]
  let section = sectionOfTitles(table, uses, isCard) ?? (table.entries[0]?.kind === 'heading' ? null : above)
  let day: Heading | null = null
  let isUnderNumber = false
  let isInBox = false
  let isPending = false
  // Below rows that all print their dates, a day is that of a balance or of another list.
  let [dated, undated] = [0, 0]
  // A line with a date that was taken for no part of a row may be where the row under it begins.
  let between: Heading[] = []
  const isRow = ({ kind }: Row | Heading) => kind === 'row'
  const [first, last] = [table.entries.findIndex(isRow), table.entries.findLastIndex(isRow)]
  for (const [i, entry] of table.entries.entries()) {
    if (entry.kind === 'row') {
      const named = readRow(entry, uses, markerOf, convention)
      // The first and the last row may well open and close the account.
      const isDoubted = doubt === 'names' && named.date !== null && i > first && i < last
      const printed: ReadRow = isDoubted ? { ...named, kind: null } : named
      // Above rows with days of their own, it is the day of a balance.
      if (printed.date !== null && day && hasBalance(day.line)) day = null
      const read = ofDay(printed, day)
      if (printed.kind === null && printed.date !== null && day === null) dated++
      else if (printed.kind === null) undated++
      // The rows of another account begin.
      if (printed.kind === 'opening') isPending = false
      const isDatedAbove = read.date === null && between.some((line) => isDatedAs(line, entry, uses))
      const row = isDatedAbove ? { ...read, hasUnreadDate: true } : read
      between = []
      // What stands below the closing balance belongs to no day.
      if (row.kind === 'closing') day = null
      isInBox &&= row.kind === 'total'
      if (isInBox) continue
      const booked: ReadRow = isPending && row.kind === null ? { ...row, kind: 'other' } : row
      rows.push({ row: booked, section: areParted ? null : isPayment(row) ? 'credit' : section })
      if (table.entries[i - 1]?.kind === 'heading') underHeading.add(row.id)
      if (isUnderNumber) underNumber.add(row.id)
      isUnderNumber = (isUnderNumber && isBalanceRow(row)) || isNumberOnly(row)
    } else if (isDay(entry.line)) day = undated === 0 && dated >= MIN_DATED ? null : entry
    else {
      between.push(entry)
      const direction = directionOfHeading(entry.line, isCard)
      section = direction ?? section
      const namesAccount: boolean =
        (isPending || !isUnderNumber) && findAccountNumbers([entry.line]).length > 0
      if (direction !== null || namesAccount || isKnownSection(entry.line.text)) isPending = false
      // A list of nothing else is what the document is about.
      isPending ||=
        (isBelowBooked || dated + undated > 0) &&
        mayTouch(entry.line.topics, 'section') &&
        namesPending(textOf(groupsOf(entry.line)[0] ?? []))
      // Titles under the last balance begin another box, such as the fees of this period and of the year.
      isInBox = rows.at(-1)?.row.kind === 'closing' && groupsOf(entry.line).length > 1
      isUnderNumber ||= namesAccount
    }
  }
  const ofAccount = dropNextAccounts(rows, underNumber)
  return { rows: settleRows(ofAccount, underHeading, { areParted, isCard }, lastDay, doubt), section }
}

/**
 * Whether a row prints what was paid back of a loan and what interest: an advance has no interest. On a card such a
 * row may be an instalment that is charged.
 */
function paymentTest({ columns }: Table): (row: ReadRow) => boolean {
  const { repaid, interest } = partsOfPayment(columns)
  return ({ money }) => money[repaid] != null && money[interest] != null
}

/** `Date  Purchases  Amount`: a section that the title over the texts of a table names. */
function sectionOfTitles({ columns }: Table, uses: readonly ColumnUse[], isOwed: boolean): Direction | null {
  const name = columns.find(({ title }, c) => uses[c] === 'text' && isKnownSection(title))?.title
  if (name === undefined) return null
  return isOwed ? directionOfOwedSection(name) : directionOfSection(name)
}

/** More dates on one line are the titles of a box: `May 2024   June 2024   July 2024`. */
const MOST_DATES = 2

/** Whether a line above a row, on the same page, prints a date in the date column. */
function isDatedAs(
  { line: { page, words, dates } }: Heading,
  { page: pageOfRow, columns }: Row,
  uses: readonly ColumnUse[],
): boolean {
  const column = columns[uses.indexOf('date')]
  if (column === undefined || page !== pageOfRow || dates.length > MOST_DATES) return false
  return dates.some(({ from, to }) => {
    const { x0, x1 } = boundsOf(words.slice(from, to))
    return x0 < column.x1 && x1 > column.x0
  })
}

/** Whether the only amount of a row is an account number, which looks like money where amounts have no decimals. */
function isNumberOnly({ date, lines, money }: ReadRow): boolean {
  const [amount, ...more] = money.flatMap((printed) => printed ?? [])
  if (date !== null || amount === undefined || more.length > 0 || amount.magnitude < LEAST_NUMBER)
    return false
  const [named] = findAccountNumbers(lines)
  return named?.number.endsWith(String(amount.magnitude).slice(-VISIBLE_DIGITS)) === true
}

/**
 * Lists of daily balances, rates or fees are tables, too: a ledger needs dates or named balances, and something beside
 * the amounts.
 */
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
