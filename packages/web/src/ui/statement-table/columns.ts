import { dateText } from '../../lib/date-text.ts'
import { isNothing, isPlainDecimal, moneyText } from '../../lib/money-text.ts'
import type { ResultTable } from '../../lib/result-table.ts'

export type Column = {
  readonly header: string
  readonly kind: 'date' | 'movement' | 'balance' | 'number' | 'short' | 'text'
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
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const WIDE_TEXT = 22
const MAX_SHORT = 210

/** How each column is shown, by its header and by what stands in it. */
export function describeColumns({ headers, rows }: ResultTable): Column[] {
  const columns = headers.map((header, i): Column => {
    const kind = kindOf(
      header,
      rows.map(({ cells }) => cells[i] ?? ''),
    )
    let longest = headerCharacters(header)
    for (const row of rows) {
      const shown = cellText(kind, row.cells[i] ?? '', row.currency)
      if (shown.length > longest) longest = shown.length
    }
    const width = Math.ceil(longest * (kind === 'short' ? CAPITAL : CHARACTER) + PADDING)
    if (kind === 'text') return { header, kind, width: null, minWidth: 132 }
    const bounded = kind === 'short' ? Math.min(width, MAX_SHORT) : width
    return { header, kind, width: bounded, minWidth: bounded }
  })
  // Some column must take what is left over.
  return columns.some(({ width }) => width === null)
    ? columns
    : columns.map((column, i) => (i === columns.length - 1 ? { ...column, width: null } : column))
}

/** A header may wrap once between its words. */
const headerCharacters = (header: string): number =>
  Math.max(Math.ceil(header.length * 0.75), ...header.split(/\s+/).map((word) => word.length))

function kindOf(header: string, cells: readonly string[]): Column['kind'] {
  const name = header.trim().toLowerCase()
  if (name === 'balance') return 'balance'
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
export function cellText(kind: Column['kind'], text: string, currency: string | null): string {
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

export const isMoney = (kind: Column['kind']): boolean =>
  kind === 'movement' || kind === 'balance' || kind === 'number'

/** Rows that head a part of the statement, known by their second cell. */
export const isSectionRow = (cells: readonly string[]): boolean =>
  /information|details|accounts|branch|summary/i.test(cells[1] ?? '')
