import { useDeferredValue, useMemo, useState } from 'react'
import type { ResultTable } from '../../lib/result-table.ts'
import { savedWidths, withWidth, withWidths } from './column-widths.ts'
import { type Column, describeColumns, fillWidth } from './columns.ts'
import {
  arrangeRows,
  foldText,
  type Limits,
  NO_LIMITS,
  nextSort,
  type Sort,
  searchTexts,
} from './table-view.ts'

export type TableViewState = {
  readonly table: ResultTable
  /** All columns there are. */
  readonly allColumns: readonly Column[]
  /** The columns in sight. */
  readonly columns: readonly Column[]
  /** The rows in sight, in their order, as indexes into the rows of the table. */
  readonly order: readonly number[]
  readonly query: string
  /** What is looked for, as `foldText` gives it. */
  readonly wanted: string
  readonly account: number | null
  readonly onlyDoubtful: boolean
  readonly limits: Limits
  readonly sort: Sort | null
  readonly compact: boolean
  readonly search: (query: string) => void
  readonly chooseAccount: (account: number | null) => void
  readonly setOnlyDoubtful: (only: boolean) => void
  readonly setLimits: (limits: Limits) => void
  readonly sortBy: (column: Column['id']) => Sort | null
  readonly showColumn: (column: Column['id'], shown: boolean) => void
  /** In pixels; null gives it its own width back. */
  readonly setWidth: (column: Column, width: number | null) => void
  readonly setCompact: (compact: boolean) => void
  /** Shows every row again. */
  readonly showAll: () => void
}

/** What a reader has made of the table: searched, sorted, and what is out of sight. */
export function useTableView(table: ResultTable): TableViewState {
  const [query, setQuery] = useState('')
  const [account, setAccount] = useState<number | null>(null)
  const [onlyDoubtful, setOnlyDoubtful] = useState(false)
  const [limits, setLimits] = useState(NO_LIMITS)
  const [sort, setSort] = useState<Sort | null>(null)
  const [hidden, setHidden] = useState<ReadonlySet<Column['id']>>(new Set())
  const [compact, setCompact] = useState(true)
  const [widths, setWidths] = useState(savedWidths)
  // Typing stays quick in a table of 10,000 rows.
  const searched = useDeferredValue(query)
  const wanted = foldText(searched.trim())
  const searching = wanted !== ''

  const allColumns = useMemo(() => describeColumns(table), [table])
  const columns = useMemo(
    () =>
      fillWidth(
        withWidths(
          allColumns.filter(({ id }) => !hidden.has(id)),
          widths,
        ),
      ),
    [allColumns, hidden, widths],
  )
  const texts = useMemo(() => (searching ? searchTexts(table, columns) : []), [table, columns, searching])
  const order = useMemo(
    () => arrangeRows(table, allColumns, { query: searched, account, onlyDoubtful, limits, sort }, texts),
    [table, allColumns, searched, account, onlyDoubtful, limits, sort, texts],
  )
  return {
    table,
    allColumns,
    columns,
    order,
    query,
    wanted,
    account,
    onlyDoubtful,
    limits,
    sort,
    compact,
    search: setQuery,
    chooseAccount: setAccount,
    setOnlyDoubtful,
    setLimits,
    sortBy: (column) => {
      const next = nextSort(sort, column)
      setSort(next)
      return next
    },
    showColumn: (column, shown) => {
      const left = new Set(hidden)
      if (shown) left.delete(column)
      else left.add(column)
      setHidden(left)
    },
    setWidth: ({ header }, width) => setWidths((known) => withWidth(known, header, width)),
    setCompact,
    showAll: () => {
      setQuery('')
      setAccount(null)
      setOnlyDoubtful(false)
      setLimits(NO_LIMITS)
    },
  }
}
