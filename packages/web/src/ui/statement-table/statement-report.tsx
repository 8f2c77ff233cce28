import { useEffect, useMemo, useRef, useState } from 'react'
import { WORDS } from '#words/table.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import { Notice } from '../notice.tsx'
import { FoundRows } from './found-rows.tsx'
import { ROW_HEIGHT, StatementGrid } from './statement-grid.tsx'
import { TableTools } from './table-tools.tsx'
import { totalsOf } from './totals.ts'
import { TotalsStrip } from './totals-strip.tsx'
import { useGridCursor } from './use-grid-cursor.ts'
import { useTableView } from './use-table-view.ts'
import { remarksOf, verdictOf } from './verdict.ts'
import { VerdictNotice } from './verdict-notice.tsx'

/** All of a result: whether it can be trusted, what it comes to, and its rows. */
export function StatementReport({ table }: { readonly table: ResultTable }) {
  const view = useTableView(table)
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = view.compact ? ROW_HEIGHT.compact : ROW_HEIGHT.normal
  const grid = useGridCursor(scroller, { rows: view.order.length, columns: view.columns.length, rowHeight })
  const [said, setSaid] = useState('')
  const [jumpTo, setJumpTo] = useState<number | null>(null)
  const totals = useMemo(() => totalsOf(table), [table])
  const verdict = useMemo(() => verdictOf(table, totals), [table, totals])

  useEffect(() => {
    if (jumpTo === null) return
    const place = view.order.indexOf(jumpTo)
    // A row that a search hides is there as soon as the search is over.
    if (place === -1) return view.showAll()
    setJumpTo(null)
    grid.focusCell({ row: place, column: 0 })
  }, [jumpTo, view, grid])

  return (
    <>
      <div className="flex flex-col gap-2">
        {verdict ? <VerdictNotice verdict={verdict} onJump={setJumpTo} /> : null}
        {remarksOf(table.warnings).map(({ tone, text, where }) => (
          <Notice key={text} tone={tone} text={where === null ? text : `${where}: ${text}`} />
        ))}
      </div>
      {totals.map((total) => (
        <TotalsStrip key={total.account} totals={total} accounts={table.accounts} />
      ))}
      {table.rows.length > 0 ? (
        <div className="flex flex-col gap-3">
          <TableTools view={view} announce={setSaid} />
          {view.order.length < table.rows.length ? <FoundRows view={view} /> : null}
          <StatementGrid view={view} grid={grid} scroller={scroller} announce={setSaid} />
          <p className="hidden text-sm text-soft [@media(hover:hover)]:block">{WORDS.keys}</p>
          <p role="status" className="sr-only">
            {said}
          </p>
        </div>
      ) : null}
    </>
  )
}
