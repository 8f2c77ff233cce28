import { compareDecimals, parseDecimal } from '@ledgerlift/engine'
import { isNothing } from '../../lib/money-text.ts'
import type { ResultRow, ResultTable } from '../../lib/result-table.ts'
import { columnNamed } from './column-named.ts'
import { type Column, isMoney, plainText, shownText } from './columns.ts'
import { needsLook } from './needs-look.ts'

export type Sort = { readonly column: Column['id']; readonly direction: 'ascending' | 'descending' }

/** How a reader looks at a table; the table itself never changes. */
export type TableView = {
  readonly query: string
  /** An index into the accounts; null shows all. */
  readonly account: number | null
  /** Shows only the rows of which something is not proved. */
  readonly onlyDoubtful: boolean
  readonly limits: Limits
  /** Null is the order of the statement. */
  readonly sort: Sort | null
}

/** What rows must be to be shown; empty texts ask for nothing. */
export type Limits = {
  readonly direction: 'in' | 'out' | null
  /** Of amounts, whichever way they go, as plain decimals. */
  readonly least: string
  readonly most: string
  /** Of dates, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
}

export const NO_LIMITS: Limits = { direction: null, least: '', most: '', from: '', to: '' }

/** What stands first when a column is sorted upwards: what needs a look. */
const CHECK_ORDER = { contradicted: 0, corrected: 1, unproved: 2, proved: 3 } as const

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** A third click on a header gives the statement's own order back. */
export function nextSort(sort: Sort | null, column: Column['id']): Sort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** What each row can be found by: its cells as they are shown, and as a spreadsheet gets them. */
export function searchTexts(table: ResultTable, columns: readonly Column[]): readonly string[] {
  return table.rows.map((row) =>
    foldText(
      columns.flatMap((column) => [shownText(column, row, table), plainText(column, row, table)]).join('\n'),
    ),
  )
}

/** Without case, accents and the difference between kinds of minus. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u2212', '-').toLowerCase()

/**
 * The rows in sight, as indexes into the rows of the table, in the order in which they are shown.
 *
 * @param texts of `searchTexts`; needed where the view has a query only
 */
export function arrangeRows(
  table: ResultTable,
  columns: readonly Column[],
  { query, account, onlyDoubtful, limits, sort }: TableView,
  texts: readonly string[],
): readonly number[] {
  const { rows } = table
  const wanted = foldText(query.trim())
  const isWithin = withinLimits(table, limits)
  const found = [...rows.keys()].filter(
    (i) =>
      (account === null || rows[i]?.account === account) &&
      (!onlyDoubtful || needsLook(rows[i] as ResultRow)) &&
      isWithin(rows[i] as ResultRow) &&
      (wanted === '' || (texts[i]?.includes(wanted) ?? false)),
  )
  const column = sort && columns.find(({ id }) => id === sort.column)
  if (!sort || !column) return found
  const turn = sort.direction === 'ascending' ? 1 : -1
  const keyed = found.map((i) => ({ i, key: sortKey(column, rows[i] as ResultRow) }))
  // Sorting is stable: equal rows keep the statement's order, and what is empty stays last, whichever way is up.
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
    return turn * compareKeys(a.key, b.key)
  })
  return keyed.map(({ i }) => i)
}

/** Which rows go the way, and have the amount and the date, that are asked for. */
function withinLimits({ headers }: ResultTable, limits: Limits): (row: ResultRow) => boolean {
  const { direction, from, to } = limits
  const [least, most] = [parseDecimal(limits.least), parseDecimal(limits.most)]
  const [date, debit, credit] = ['date', 'debit', 'credit'].map((name) => columnNamed(headers, name))
  return ({ cells }) => {
    const cell = (column = -1) => cells[column] ?? ''
    const isOut = !isNothing(cell(debit))
    if (direction !== null && (direction === 'out') !== isOut) return false
    if ((from !== '' && cell(date) < from) || (to !== '' && cell(date) > to)) return false
    const amount = least || most ? parseDecimal(isOut ? cell(debit) : cell(credit)) : null
    if (least && (amount === null || compareDecimals(amount, least) < 0)) return false
    return !(most && (amount === null || compareDecimals(amount, most) > 0))
  }
}

type SortKey = string | number | NonNullable<ReturnType<typeof parseDecimal>>

function sortKey({ id, kind }: Column, row: ResultRow): SortKey | null {
  if (kind === 'check') return row.check && CHECK_ORDER[row.check]
  if (kind === 'account') return row.account
  const text = row.cells[Number(id)] ?? ''
  if (text === '' || (kind === 'movement' && isNothing(text))) return null
  return isMoney(kind) ? parseDecimal(text) : text
}

function compareKeys(a: SortKey, b: SortKey): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return typeof a === 'object' && typeof b === 'object' ? compareDecimals(a, b) : 0
}
