import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { WORDS as CORRECTIONS } from '#words/corrections.ts'
import { WORDS } from '#words/table.ts'
import type { CorrectionsState } from '../../lib/corrections/use-corrections.ts'
import type { ResultRow } from '../../lib/result-table.ts'
import { type Reconverted, useConvertAgain } from '../../lib/use-convert-again.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Notice } from '../notice.tsx'
import { CorrectionTools } from './correction-tools.tsx'
import { dateChoicesOf } from './date-choices.ts'
import { DateNotice } from './date-notice.tsx'
import { EquationTable } from './equation-table.tsx'
import { explainRow } from './explain-row.ts'
import { FoundRows } from './found-rows.tsx'
import { markedText } from './marked-sum.ts'
import { marksOf, rowAt } from './page-marks.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { ROW_HEIGHT, StatementGrid } from './statement-grid.tsx'
import { TableTools } from './table-tools.tsx'
import { totalsOf } from './totals.ts'
import { AccountTotals } from './totals-strip.tsx'
import { useCellEditor } from './use-cell-editor.ts'
import { useGridCursor } from './use-grid-cursor.ts'
import { useNextDoubt } from './use-next-doubt.ts'
import { useTableView } from './use-table-view.ts'
import { describeVerdict, remarksBeside } from './verdict.ts'
import { VerdictNotice } from './verdict-notice.tsx'

const PagePane = lazy(async () => ({ default: (await import('../page/page-pane.tsx')).PagePane }))

/** From here on there is room for the page beside the table. */
const WIDE = '(min-width: 87.5rem)'

type StatementReportProps = {
  readonly corrections: CorrectionsState
  /** The conversion's name on the server; null where it is not known. */
  readonly uuid: string | null
  /** What its PDF is known by, where that is not the conversion. */
  readonly pdf?: string
  /** Called with what comes in its place, where the user has chosen how to read its dates. */
  readonly onReconverted: (result: Reconverted) => void
}

/** All of a result: whether it can be trusted, what it comes to, its rows, and the page that they stand on. */
export function StatementReport({ corrections, uuid, pdf, onReconverted }: StatementReportProps) {
  const { table } = corrections
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

  const { active } = grid.cursor
  const at = view.order[active.row] ?? null
  const typing = useCellEditor({ corrections, view, grid })
  useNextDoubt({ table, order: view.order, from: active.row, onJump: setJumpTo, announce: setSaid })

  const source = pdf ?? uuid
  const hasPages = source !== null && table.rows.some(({ places }) => Object.keys(places).length > 0)
  const [wantsPage, setWantsPage] = useState<boolean | null>(null)
  const isWide = useMedia(WIDE)
  const showsPage = hasPages && (wantsPage ?? isWide)
  const row = at === null ? undefined : table.rows[at]
  const column = view.columns[active.column]
  const marks = useMemo(() => (row ? marksOf(table, row, column) : []), [table, row, column])
  const findRow = useCallback((page: number, _: number, y: number) => rowAt(table, page, y), [table])
  const choose = useCallback(
    (chosen: number) => {
      if (!isWide) setWantsPage(false)
      setJumpTo(chosen)
    },
    [isWide],
  )
  const explanation = useMemo(
    () => (showsPage && at !== null ? explainRow(table, at) : null),
    [showsPage, table, at],
  )

  return (
    <>
      <div className="flex flex-col gap-2">
        {verdict ? <VerdictNotice verdict={verdict} onJump={setJumpTo} /> : null}
        {dates ? <DateNotice choices={dates} again={again} /> : null}
        {turned ? <Notice tone="doubt" text={WORDS.directionBoth(turned.rows)} /> : null}
        {remarksBeside(table).map(({ tone, text, where }) => (
          <Notice key={text} tone={tone} text={where === null ? text : `${where}: ${text}`} />
        ))}
        {corrections.isSaved ? null : <Notice tone="doubt" text={CORRECTIONS.notSaved} />}
      </div>
      <AccountTotals totals={totals} table={table} />
      {table.rows.length > 0 ? (
        <div
          className={classNames(
            'grid gap-4',
            showsPage && 'min-[87.5rem]:grid-cols-[minmax(0,1fr)_minmax(26rem,32%)] print:block',
          )}
        >
          <div
            className={classNames(
              'flex min-w-0 flex-col gap-2',
              showsPage && 'max-[87.5rem]:hidden print:flex',
            )}
          >
            <TableTools
              view={view}
              announce={setSaid}
              showsPage={hasPages ? showsPage : null}
              onShowPage={setWantsPage}
            />
            {corrections.isOpen ? (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <CorrectionTools
                  corrections={corrections}
                  row={at}
                  onEdit={typing.edit}
                  onType={() => typing.open(active)}
                />
                <p role="status" className="text-sm text-soft" data-testid="effect">
                  {typing.effect}
                </p>
              </div>
            ) : null}
            {typing.problem ? <Notice tone="wrong" text={typing.problem} /> : null}
            {view.order.length < table.rows.length ? <FoundRows view={view} /> : null}
            <StatementGrid
              view={view}
              grid={grid}
              scroller={scroller}
              announce={setSaid}
              onExplain={explain}
              editor={typing.editor}
              onType={corrections.isOpen ? typing.open : undefined}
            />
            <p
              className="figures hidden text-sm text-soft print:hidden! [@media(hover:hover)]:block"
              data-testid="marked"
            >
              {markedText(view, grid.cursor.range) ||
                `${WORDS.keys} ${corrections.isOpen ? CORRECTIONS.keys : ''}`}
            </p>
            <p role="status" className="sr-only">
              {said}
            </p>
          </div>
          {showsPage ? (
            <div className="flex h-[calc(100dvh-12rem)] min-w-0 flex-col gap-2 min-[87.5rem]:sticky min-[87.5rem]:top-2 print:hidden">
              <Button
                look="secondary"
                className="self-start min-[87.5rem]:hidden"
                onClick={() => setWantsPage(false)}
              >
                {WORDS.backToTable}
              </Button>
              <div className="min-h-0 grow">
                <Suspense fallback={<div className="breathing h-full bg-shade" />}>
                  <PagePane uuid={source ?? ''} marks={marks} rowAt={findRow} onChoose={choose}>
                    {explanation && explanation.lines.length > 0 ? (
                      <section
                        aria-label={WORDS.whereFrom}
                        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
                        tabIndex={0}
                        className="max-h-[35%] overflow-y-auto border-rule border-t bg-sheet p-3"
                      >
                        <EquationTable lines={explanation.lines} />
                      </section>
                    ) : null}
                  </PagePane>
                </Suspense>
              </div>
            </div>
          ) : null}
        </div>
      ) : null}
      {explained === null ? null : (
        <ProofDialog
          table={table}
          index={table.rows.indexOf(explained)}
          uuid={source}
          onClose={() => setExplained(null)}
        />
      )}
    </>
  )
}
