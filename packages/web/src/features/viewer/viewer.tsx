import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { WORDS } from '#words/inspect.ts'
import { saveRecords } from '../../lib/extracted-records.ts'
import { keepPictures } from '../../lib/page/page-pictures.ts'
import type { TextItem } from '../../lib/page/text-item.ts'
import { usePage } from '../../lib/page/use-page.ts'
import { Button } from '../../ui/button.tsx'
import { PageCanvas } from '../../ui/page/page-canvas.tsx'
import { type Area, tablesOf } from './drawing/area.ts'
import { textEdgesOf } from './extract/text-edges.ts'
import { HelpPanel } from './help-panel.tsx'
import { RECORD_TYPE } from './limits.ts'
import { WarningLine, WorkLine } from './notices.tsx'
import type { OpenDocument } from './open-document.ts'
import { Overlay } from './page/overlay.tsx'
import { Thumbnails } from './page/thumbnails.tsx'
import { usePageScale } from './page/use-page-scale.ts'
import { toProposal } from './proposals.ts'
import { ExtractedTables, type ShownTable, toTexts } from './results/extracted-tables.tsx'
import { useExtraction } from './results/use-extraction.ts'
import { sayWarning } from './say-warning.ts'
import { SidePanel } from './side-panel.tsx'
import { StatementDialog } from './statement/statement-dialog.tsx'
import { shownAreas } from './tool/gestures.ts'
import { viewerReducer } from './tool/viewer-reducer.ts'
import { initialState } from './tool/viewer-state.ts'
import { Toolbar } from './toolbar.tsx'
import { useShortcuts } from './use-shortcuts.ts'

type Detecting = { readonly done: number; readonly total: number; readonly abort: AbortController }

const NOTHING: readonly TextItem[] = []

/** The most pages that are searched together; of longer documents, those around the page that is shown. */
const SEARCHED_PAGES = 40

/** The table-extraction viewer: a page, what is drawn on it, and what comes of that. */
export function Viewer({ document }: { readonly document: OpenDocument }) {
  const { reader, pages, first, file } = document
  const [state, dispatch] = useReducer(viewerReducer, pages, initialState)
  const [forceOcr, setForceOcr] = useState(false)
  const [showsHelp, setShowsHelp] = useState(false)
  const [asksStatement, setAsksStatement] = useState(false)
  const [detecting, setDetecting] = useState<Detecting | null>(null)
  const [said, setSaid] = useState('')
  const [warning, setWarning] = useState<{ readonly text: string; readonly canUndo: boolean } | null>(null)
  const page = usePage(document, state.page)
  const pictures = useMemo(() => keepPictures(reader), [reader])
  useEffect(() => () => pictures.clear(), [pictures])

  const { scroller, scale, zoom } = usePageScale(page)

  const onDone = useCallback(({ rows }: { readonly rows: readonly (readonly unknown[])[] }) => {
    setSaid(WORDS.done(rows.length, rows[0]?.length ?? 0))
  }, [])
  const { extracted, progress, failed, look } = useExtraction({ state, reader, forceOcr, dispatch, onDone })

  const { warning: raised } = state
  useEffect(() => {
    if (raised) setWarning({ text: sayWarning(raised.code), canUndo: raised.code === 'page-cleared' })
  }, [raised])
  useEffect(() => {
    if (failed) setWarning({ text: WORDS.ocrFailed, canUndo: false })
  }, [failed])

  const tables = useMemo(() => tablesOf(state.areas), [state.areas])
  const shown = useMemo<ShownTable[]>(
    () =>
      tables.flatMap(({ index, table }) => {
        const extraction = extracted.get(table)
        return extraction ? [{ selection: index, rows: extraction.rows }] : []
      }),
    [tables, extracted],
  )
  useEffect(() => {
    const records = shown.map((table) => ({
      type: RECORD_TYPE,
      id: table.selection,
      data: toTexts(table).rows,
    }))
    if (!saveRecords(records)) setWarning({ text: WORDS.notSaved, canUndo: false })
  }, [shown])
  const someOcrFailed = [...extracted.values()].some(({ ocrFailed }) => ocrFailed)
  useEffect(() => {
    if (someOcrFailed) setWarning({ text: WORDS.ocrFailed, canUndo: false })
  }, [someOcrFailed])

  const numberOf = useCallback(
    (area: Area) => tables.findIndex(({ table }) => table === area.table) + 1,
    [tables],
  )
  const pagesOf = useCallback(
    (area: Area) => tables.find(({ table }) => table === area.table)?.areas.length ?? 1,
    [tables],
  )
  const marked = useMemo(() => new Set(state.areas.map((area) => area.page)), [state.areas])
  const edges = useMemo(() => textEdgesOf(page.items), [page.items])
  const areas = useMemo(() => shownAreas(state), [state])
  const active = areas.find(({ id }) => id === state.active) ?? null

  const detect = useCallback(async () => {
    const abort = new AbortController()
    const from = pages <= SEARCHED_PAGES ? 1 : Math.max(1, state.page - SEARCHED_PAGES / 2)
    const to = pages <= SEARCHED_PAGES ? pages : Math.min(pages, from + SEARCHED_PAGES - 1)
    const onProgress = (done: number, total: number) => setDetecting({ done, total, abort })
    setDetecting({ done: 0, total: to - from + 1, abort })
    try {
      const found = await reader.ask('propose', { from, to }, { signal: abort.signal, onProgress })
      dispatch({ type: 'propose', proposals: found.map(toProposal) })
    } catch {
      if (!abort.signal.aborted) dispatch({ type: 'warn', code: 'no-tables-found' })
    } finally {
      setDetecting(null)
    }
  }, [reader, pages, state.page])

  const turn = useCallback((by: number) => dispatch({ type: 'page', page: state.page + by }), [state.page])
  const cancel = () => {
    detecting?.abort.abort()
    setWarning(null)
    if (showsHelp && state.tool.name === 'idle' && state.mode === 'selection') setShowsHelp(false)
    dispatch({ type: 'cancel' })
  }
  const actions = {
    onMode: useCallback((mode: typeof state.mode) => dispatch({ type: 'mode', mode }), []),
    onZoom: zoom,
    onTurn: turn,
    onExtract: useCallback(() => dispatch({ type: 'extract', goal: 'table' }), []),
    onBreakUp: useCallback(() => dispatch({ type: 'extract', goal: 'guides' }), []),
    onDetect: useCallback(() => void detect(), [detect]),
    onForceOcr: setForceOcr,
    onUndo: useCallback(() => dispatch({ type: 'undo' }), []),
    onRedo: useCallback(() => dispatch({ type: 'redo' }), []),
    onHelp: useCallback(() => setShowsHelp((shows) => !shows), []),
  }
  const showPage = useCallback((number: number) => dispatch({ type: 'page', page: number }), [])
  const noData = useCallback(() => dispatch({ type: 'warn', code: 'no-data' }), [])
  useShortcuts({
    mode: actions.onMode,
    extract: actions.onExtract,
    breakUp: actions.onBreakUp,
    zoom,
    turn,
    remove: () => dispatch({ type: 'delete' }),
    cancel,
    undo: actions.onUndo,
    redo: actions.onRedo,
    help: actions.onHelp,
  })

  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]
  const isExtracting = state.tool.name === 'extracting'
  return (
    <div className="flex flex-col">
      <h1 className="truncate px-4 py-2 font-serif font-semibold text-lg sm:px-6" title={file.name}>
        {file.name}
      </h1>
      <Toolbar
        {...actions}
        mode={state.mode}
        hasActive={active !== null}
        isExtracting={isExtracting}
        page={state.page}
        pages={pages}
        scale={scale}
        forceOcr={forceOcr}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        isDetecting={detecting !== null}
        showsHelp={showsHelp}
      />
      <div className="flex flex-col xl:flex-row">
        <div className="flex min-w-0 grow xl:basis-0">
          {pages > 1 ? (
            <Thumbnails
              reader={reader}
              first={first}
              pages={pages}
              page={state.page}
              marked={marked}
              onPage={showPage}
            />
          ) : null}
          <div className="relative min-w-0 grow basis-0 bg-shade">
            <section
              ref={scroller}
              aria-label={WORDS.pageRegion}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
              tabIndex={0}
              className="h-[calc(100dvh-7.5rem)] scroll-mt-14 overflow-auto max-xl:h-[75dvh]"
            >
              <div className="grid w-fit min-w-full justify-center p-[15px]">
                <div className="relative overflow-visible" style={{ width, height }} data-testid="page">
                  <PageCanvas page={page} pictures={pictures} scale={scale} pages={pages} />
                  <Overlay
                    page={state.page}
                    areas={areas}
                    active={state.active}
                    mode={state.mode}
                    tool={state.tool}
                    edges={edges}
                    width={width}
                    height={height}
                    numberOf={numberOf}
                    scroller={scroller}
                    onZoom={zoom}
                    dispatch={dispatch}
                  />
                </div>
              </div>
            </section>
            <div className="pointer-events-none absolute inset-x-4 top-4 z-10 flex flex-col items-center gap-2">
              {warning ? (
                <WarningLine
                  text={warning.text}
                  onUndo={
                    warning.canUndo
                      ? () => {
                          setWarning(null)
                          dispatch({ type: 'undo' })
                        }
                      : undefined
                  }
                  onDismiss={() => setWarning(null)}
                />
              ) : null}
              {detecting ? (
                <WorkLine
                  text={WORDS.detecting(detecting.done, detecting.total)}
                  share={detecting.done / detecting.total}
                  onCancel={cancel}
                />
              ) : null}
              {isExtracting ? (
                <WorkLine
                  text={
                    progress
                      ? WORDS.recognising(progress.page, progress.pages, Math.round(progress.share * 100))
                      : WORDS.extracting
                  }
                  share={progress ? progress.share : null}
                  onCancel={cancel}
                />
              ) : null}
            </div>
          </div>
        </div>
        <SidePanel
          page={page}
          recognised={look?.page === page.number ? look.items : NOTHING}
          areas={areas}
          active={active}
          pages={pages}
          keeps={state.keeps}
          numberOf={numberOf}
          pagesOf={pagesOf}
          dispatch={dispatch}
        />
      </div>
      {tables.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-t px-4 py-4 sm:px-8">
          {tables.length > 1 ? (
            <Button look="secondary" onClick={() => dispatch({ type: 'extract', goal: 'all' })}>
              {WORDS.extractAll}
            </Button>
          ) : null}
          <Button look="secondary" onClick={() => setAsksStatement(true)}>
            {WORDS.readStatement}
          </Button>
          <p className="measure text-sm text-soft">{WORDS.readStatementWhy}</p>
        </div>
      ) : null}
      <ExtractedTables tables={shown} fileName={file.name} onNoData={noData} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {showsHelp ? <HelpPanel onClose={() => setShowsHelp(false)} /> : null}
      {asksStatement ? (
        <StatementDialog document={document} areas={state.areas} onClose={() => setAsksStatement(false)} />
      ) : null}
    </div>
  )
}
