import { Cell, EMPTY_CELL } from '../../table/cell.ts'
import type { Heading, RowId } from '../../table/rows/row.ts'
import { isKnownSection } from '../../vocabulary/sections.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'
import { bySecondDay } from './by-second-day.ts'
import { movesBalance } from './moves-balance.ts'

/** The dates are in the texts of rows if at least this share of the rows begin a line with one. */
const IN_TEXTS_SHARE = 0.8

/** A row with the date of the heading above it, where it has none. */
export function ofDay(row: ReadRow, day: Heading | null): ReadRow {
  const found = day?.line.dates[0]
  if (!found || !day || row.date !== null) return row
  return { ...row, date: found.date, cells: { ...row.cells, date: new Cell(day.line.words) } }
}

/**
 * Gives each row its date. A date printed once for several rows holds for all of them; a table without a column for
 * dates may print them at the start of later lines of its texts. A row without any date is hardly a transaction, unless it
 * goes on with rows of a page that was not read: above the first date, where the balance goes on from it. Nor is
 * a row that stands apart below the last date, if its balance does not go on from the row above, nor one below the last
 * balance carried forward.
 *
 * @param apart rows right under a line that is no part of a row; at the top of a page such a line says nothing
 */
export function dateRows(rows: readonly SectionedRow[], apart: ReadonlySet<RowId>): SectionedRow[] {
  const inTexts = datesInTexts(rows)
  const isEach = printsEachDate(inTexts)
  const dated = isEach ? inTexts.map(withOwnDay) : inTexts
  const lastDated = dated.findLastIndex(({ row }) => row.date !== null)
  const isApart = (i: number) => {
    const [sectioned, above] = [rows[i] as SectionedRow, rows[i - 1]]
    return (
      apart.has(sectioned.row.id) && above?.row.page === sectioned.row.page && !movesBalance(sectioned, above)
    )
  }
  const firstDated = dated.findIndex(({ row }) => row.date !== null)
  const goesOnBefore = (i: number): boolean => {
    const [sectioned, below] = [dated[i] as SectionedRow, dated[i + 1]]
    return (
      i < firstDated &&
      below !== undefined &&
      sectioned.row.money.filter((money) => money !== null).length > 1 &&
      movesBalance(below, sectioned) &&
      (i + 1 === firstDated || goesOnBefore(i + 1))
    )
  }
  const end = rows.findIndex((_, i) => i > lastDated && (isEach || isApart(i)))
  const lastForward = dated.findLastIndex(({ row }) => row.kind === 'forward' && row.date === null)
  const endsThere =
    lastForward >= 0 &&
    rows.slice(lastForward + 1).every((row, i) => !movesBalance(row, rows[lastForward + i] as SectionedRow))
  let last: ReadRow | null = null
  return dated.map((sectioned, i): SectionedRow => {
    const { row, section } = sectioned
    if (row.date !== null || row.hasUnreadDate) last = row
    const isLastBalance = i > lastDated && (isBalanceOfDay(row) || (i === lastForward && endsThere))
    if (row.kind === 'closing' || i === end || isLastBalance) last = null
    const isUnread = row.date === null && last?.hasUnreadDate === true
    // `Payments   -1,744.08` above rows that all print their day is the title of a section with its sum.
    const isTitle = () => isEach && isKnownSection(row.description)
    const isUnderDate = !isEach && (last?.date != null || goesOnBefore(i))
    const isDoubtful =
      row.kind === null &&
      row.date === null &&
      !isUnread &&
      (!(isUnderDate && isUndatedRow(row)) || isTitle())
    const kind = isDoubtful ? 'other' : row.kind
    if (row.date !== null || last === null)
      return kind === row.kind ? sectioned : { row: { ...row, kind }, section }
    const cells = { ...row.cells, date: last.cells.date ?? EMPTY_CELL }
    return { row: { ...row, kind, date: last.date, hasUnreadDate: isUnread, cells }, section }
  })
}

/** Where each row prints its days, one with a single day was made and posted then. */
function withOwnDay({ row, section }: SectionedRow): SectionedRow {
  const isSecondOnly = row.date === null && !row.hasUnreadDate && !row.isLabelled
  return { row: isSecondOnly ? bySecondDay(row) : row, section }
}

/** `Balance on 30 December`: below the last date, no row follows it. */
const isBalanceOfDay = ({ kind, date, lines }: ReadRow): boolean =>
  kind === 'forward' && date === null && lines.some(({ dates }) => dates.length > 0)

/** What may stand under the date of the row above: something with a text, not a figure or a label of its own. */
const isUndatedRow = (row: ReadRow): boolean =>
  !row.isLabelled && /[^\d\s.,\p{Sc}-]/u.test(`${row.description}${row.reference ?? ''}`)

/**
 * At most this many rows that print only another day, for each day that is printed twice, are rows without a date. An
 * account of PostFinance, where one day holds for the rows below it, prints one twice beside eight such rows; a card of
 * the Bank of China, where each row prints its day, prints several twice beside three.
 */
const OTHERS_FOR_EACH = 4

/**
 * Whether each row prints its date: two rows of the same day, one under the other, both print it, and not many print only
 * another day. A day of value beside one of the two only says that the other is none: a balance with a name that
 * is not known.
 */
function printsEachDate(rows: readonly SectionedRow[]): boolean {
  const dateOf = ({ row }: SectionedRow) => row.cells.date?.text ?? ''
  const repeated = rows.filter((sectioned, i) => {
    const above = rows[i - 1]
    return (
      above !== undefined &&
      above.row.kind === null &&
      sectioned.row.kind === null &&
      sectioned.row.date !== null &&
      above.row.page === sectioned.row.page &&
      (above.row.valueDate === null) === (sectioned.row.valueDate === null) &&
      dateOf(above) === dateOf(sectioned)
    )
  })
  const others = rows.filter(({ row }) => row.kind === null && row.date === null && row.valueDate !== null)
  return repeated.length > 0 && OTHERS_FOR_EACH * repeated.length >= others.length
}

function datesInTexts(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  if (rows.some(({ row }) => row.date !== null)) return rows
  const found = rows.map(({ row, section }): SectionedRow => {
    const line = row.lines.slice(1).find(({ dates }) => dates[0]?.from === 0)
    const date = line?.dates[0]
    if (!line || !date) return { row, section }
    return {
      row: { ...row, date: date.date, cells: { ...row.cells, date: new Cell(line.words.slice(0, date.to)) } },
      section,
    }
  })
  const count = found.filter(({ row }) => row.date !== null).length
  if (count < IN_TEXTS_SHARE * rows.length) return rows
  // Each prints its own: the line of a row without one was lost.
  return found.map(({ row, section }) => ({
    row: row.date === null && row.kind === null ? { ...row, hasUnreadDate: true } : row,
    section,
  }))
}
