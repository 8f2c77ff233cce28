import { WORDS } from '#words/table.ts'
import { dateText } from '../../lib/date-text.ts'
import { isNothing, isPlainDecimal, moneyText } from '../../lib/money-text.ts'
import type { ResultRow, ResultTable } from '../../lib/result-table.ts'
import { accountName } from './account-name.ts'
import { checkText } from './check-text.ts'

type CellKind = 'date' | 'movement' | 'balance' | 'number' | 'short' | 'text'

export type Column = {
  /** The place of its cells in a row; what is not part of the cells has a name. */
  readonly id: number | 'account' | 'check'
  readonly header: string
  readonly kind: CellKind | 'account' | 'check'
  /** In pixels; null takes what is left over. */
  readonly width: number | null
  /** The least that such a column needs, on a phone too. */
  readonly minWidth: number
}

const DASH = '\u2013'
/** A tabular figure of the 14 px table, and the padding of both sides of a cell. */
const CHARACTER = 8.3
const PADDING = 28
/** A capital letter is wider than a figure. */
const CAPITAL = 9.6
/** Beside each header there is room for the arrow that says how the column is sorted. */
const SORT_MARK = 18
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const WIDE_TEXT = 22
/**
 * On a phone the amounts come first, and what does not fit is a touch away; elsewhere a text can be told by its start.
 */
const NARROW_TEXT = 88
const LEAST_TEXT = 168
const MAX_SHORT = 210
const CHECK_WIDTH = 160

/**
 * How each column is shown, by its header and by what stands in it. After the columns of the statement come the
 * account, where there are several, and the check, where there is one.
 */
export function describeColumns(table: ResultTable): Column[] {
  const columns = table.headers.map((header, i) => describeCells(table, header, i))
  if (table.accounts.length > 1 && table.rows.some(({ account }) => account !== null)) {
    const longest = Math.max(...table.accounts.map((_, i) => accountName(table.accounts, i).length))
    const header = WORDS.accountHeader.length * CHARACTER + SORT_MARK
    const width = Math.ceil(Math.max(longest * CHARACTER, header) + PADDING)
    columns.push({ id: 'account', header: WORDS.accountHeader, kind: 'account', width, minWidth: width })
  }
  if (table.rows.some(({ check }) => check !== null)) {
    const width = CHECK_WIDTH
    columns.push({ id: 'check', header: WORDS.checkHeader, kind: 'check', width, minWidth: width })
  }
  return columns
}

/** Some column must take what is left over: where no text is in sight, the last one. */
export function fillWidth(columns: readonly Column[]): readonly Column[] {
  return columns.some(({ width }) => width === null)
    ? columns
    : columns.map((column, i) => (i === columns.length - 1 ? { ...column, width: null } : column))
}

/** What a table of such columns needs; then it scrolls. */
export const leastWidth = (columns: readonly Column[], isPhone: boolean): number =>
  columns.reduce((sum, { kind, width, minWidth }) => {
    const isLeftOver = kind === 'text' && width === null
    return sum + (isLeftOver && !isPhone ? LEAST_TEXT : minWidth)
  }, 0)

function describeCells({ rows }: ResultTable, header: string, id: number): Column {
  const kind = kindOf(
    header,
    rows.map(({ cells }) => cells[id] ?? ''),
  )
  if (kind === 'text') return { id, header, kind, width: null, minWidth: NARROW_TEXT }
  let longest = 0
  for (const row of rows) {
    const shown = cellText(kind, row.cells[id] ?? '', row.currency)
    if (shown.length > longest) longest = shown.length
  }
  const perCharacter = kind === 'short' ? CAPITAL : CHARACTER
  const needed = Math.max(longest * perCharacter, headerCharacters(header) * CHARACTER + SORT_MARK)
  const width = Math.ceil(needed + PADDING)
  const bounded = kind === 'short' ? Math.min(width, MAX_SHORT) : width
  return { id, header, kind, width: bounded, minWidth: bounded }
}

/** A header may wrap once between its words. */
const headerCharacters = (header: string): number =>
  Math.max(Math.ceil(header.length * 0.75), ...header.split(/\s+/).map((word) => word.length))

function kindOf(header: string, cells: readonly string[]): CellKind {
  const name = header.trim().toLowerCase()
  if (name === 'balance') return 'balance'
  if (name === 'interest and fees') return 'number'
  if (name === 'credit' || name === 'debit') return 'movement'
  const filled = cells.filter((cell) => cell !== '')
  // A second date keeps its printed title, in any language: Valuta, Wert, Valeur.
  if (name === 'date' || (filled.length > 0 && filled.every((cell) => ISO_DATE.test(cell)))) return 'date'
  if (filled.length > 0 && filled.every(isPlainDecimal) && filled.some((cell) => cell.includes('.'))) {
    return 'number'
  }
  return filled.some((cell) => cell.length > WIDE_TEXT) || name === 'transaction reference' ? 'text' : 'short'
}

/** A cell for people. The download keeps the cell as it is. */
export function cellText(kind: CellKind, text: string, currency: string | null): string {
  switch (kind) {
    case 'date':
      return dateText(text)
    case 'movement':
      return isNothing(text) ? DASH : moneyText(text, currency)
    case 'balance':
    case 'number':
      return moneyText(text, currency)
    case 'short':
    case 'text':
      return text
  }
}

/** What a row shows in a column. */
export function shownText({ id, kind }: Column, row: ResultRow, table: ResultTable): string {
  if (kind === 'check') return checkText(row)
  if (kind === 'account') return row.account === null ? '' : accountName(table.accounts, row.account)
  return cellText(kind, row.cells[Number(id)] ?? '', row.currency)
}

/** What a spreadsheet gets of a row in a column: dates and amounts as it reads them, everything else as it is shown. */
export const plainText = (column: Column, row: ResultRow, table: ResultTable): string =>
  typeof column.id === 'number' ? (row.cells[column.id] ?? '') : shownText(column, row, table)

export const isMoney = (kind: Column['kind']): boolean =>
  kind === 'movement' || kind === 'balance' || kind === 'number'

/** Rows that head a part of the statement, known by their second cell. */
export const isSectionRow = (cells: readonly string[]): boolean =>
  /information|details|accounts|branch|summary/i.test(cells[1] ?? '')
