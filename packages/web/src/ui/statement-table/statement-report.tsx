import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { WORDS } from '#words/table.ts'
import type { ResultRow, ResultTable } from '../../lib/result-table.ts'
import { type Reconverted, useConvertAgain } from '../../lib/use-convert-again.ts'
import { Notice } from '../notice.tsx'
import { dateChoicesOf } from './date-choices.ts'
import { DateNotice } from './date-notice.tsx'
import { FoundRows } from './found-rows.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { ROW_HEIGHT, StatementGrid } from './statement-grid.tsx'
import { TableTools } from './table-tools.tsx'
import { totalsOf } from './totals.ts'
import { TotalsStrip } from './totals-strip.tsx'
import { useGridCursor } from './use-grid-cursor.ts'
import { useTableView } from './use-table-view.ts'
import { describeVerdict, remarksBeside } from './verdict.ts'
import { VerdictNotice } from './verdict-notice.tsx'

type StatementReportProps = {
  readonly table: ResultTable
  /** The conversion's name on the server; null where it is not known. */
  readonly uuid: string | null
  /** Called with what comes in its place, where somebody has chosen how to read its dates. */
  readonly onReconverted: (result: Reconverted) => void
}

/** All of a result: whether it can be trusted, what it comes to, and its rows. */
export function StatementReport({ table, uuid, onReconverted }: StatementReportProps) {
  const view = useTableView(table)
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = view.compact ? ROW_HEIGHT.compact : ROW_HEIGHT.normal
  const grid = useGridCursor(scroller, { rows: view.order.length, columns: view.columns.length, rowHeight })
  const [said, setSaid] = useState('')
  const [jumpTo, setJumpTo] = useState<number | null>(null)
  const totals = useMemo(() => totalsOf(table), [table])
  const verdict = useMemo(() => describeVerdict(table, totals), [table, totals])
  const dates = useMemo(() => (uuid === null ? null : dateChoicesOf(table)), [table, uuid])
  const again = useConvertAgain(uuid, onReconverted)
  const [explained, setExplained] = useState<ResultRow | null>(null)
  const explain = useCallback((row: ResultRow) => setExplained(row), [])
  const turned = table.readings.find(({ differs }) => differs === 'direction')

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
        {dates ? <DateNotice choices={dates} again={again} /> : null}
        {turned ? <Notice tone="doubt" text={WORDS.directionBoth(turned.rows)} /> : null}
        {remarksBeside(table).map(({ tone, text, where }) => (
          <Notice key={text} tone={tone} text={where === null ? text : `${where}: ${text}`} />
        ))}
      </div>
      {totals.map((total) => (
        <TotalsStrip key={total.account} totals={total} table={table} />
      ))}
      {table.rows.length > 0 ? (
        <div className="flex flex-col gap-3">
          <TableTools view={view} announce={setSaid} />
          {view.order.length < table.rows.length ? <FoundRows view={view} /> : null}
          <StatementGrid view={view} grid={grid} scroller={scroller} announce={setSaid} onExplain={explain} />
          <p className="hidden text-sm text-soft [@media(hover:hover)]:block">{WORDS.keys}</p>
          <p role="status" className="sr-only">
            {said}
          </p>
        </div>
      ) : null}
      {explained === null ? null : (
        <ProofDialog table={table} index={table.rows.indexOf(explained)} onClose={() => setExplained(null)} />
      )}
    </>
  )
}
