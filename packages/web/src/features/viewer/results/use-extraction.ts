import type { Recogniser } from '@ledgerlift/ocr'
import { useEffect, useRef, useState } from 'react'
import type { PageReader } from '../../../lib/page/page-reader.ts'
import { type Area, tablesOf } from '../drawing/area.ts'
import { type Extraction, extractTable } from '../extract/extract-table.ts'
import { type Look, recognisePage } from '../extract/recognise-page.ts'
import { splitArea } from '../extract/split-area.ts'
import type { ViewerEvent, ViewerState } from '../tool/viewer-state.ts'

/** How far the recognition of text is; null while none goes on. */
type OcrProgress = { readonly page: number; readonly pages: number; readonly share: number } | null

export type Extractions = {
  /** By the number of the table. What is not drawn any more is still here, should it come back. */
  readonly extracted: ReadonlyMap<number, Extraction>
  readonly progress: OcrProgress
  readonly failed: boolean
  /** What was recognised last. */
  readonly look: Look | null
}

type Task = {
  readonly state: ViewerState
  readonly reader: PageReader
  readonly forceOcr: boolean
  readonly dispatch: (event: ViewerEvent) => void
  readonly onDone: (extraction: Extraction) => void
}

/** Does the work while the tool is `extracting`; Escape ends it by leaving that state. */
export function useExtraction({ state, reader, forceOcr, dispatch, onDone }: Task): Extractions {
  const [extracted, setExtracted] = useState<ReadonlyMap<number, Extraction>>(new Map())
  const [progress, setProgress] = useState<OcrProgress>(null)
  const [failed, setFailed] = useState(false)
  const [look, setLook] = useState<Look | null>(null)
  const recogniser = useRef<Promise<Recogniser> | null>(null)
  const task = useRef({ state, forceOcr, onDone, look })
  task.current = { state, forceOcr, onDone, look }
  const goal = state.tool.name === 'extracting' ? state.tool.goal : null

  useEffect(() => {
    if (goal === null) return
    const abort = new AbortController()
    const { state, forceOcr, onDone, look } = task.current
    const active = state.areas.find(({ id }) => id === state.active)
    const start = () => {
      recogniser.current ??= import('../ocr/start-recogniser.ts').then((module) => module.startRecogniser())
      recogniser.current.catch(() => {
        recogniser.current = null
      })
      return recogniser.current
    }
    const recognise = recognisePage({ reader, recogniser: start, last: look, onLook: setLook })
    const { signal } = abort
    const extract = async () => {
      const wanted = tablesOf(state.areas).filter(({ table }) => goal === 'all' || table === active?.table)
      for (const { table, areas } of wanted) {
        const onRecognised = (page: number, pages: number, share: number) =>
          setProgress({ page, pages, share })
        const extraction = await extractTable({ areas, reader, forceOcr, recognise, onRecognised, signal })
        if (signal.aborted) return
        setExtracted((known) => new Map(known).set(table, extraction))
        onDone(extraction)
      }
    }
    const split = async (area: Area) => {
      const onProgress = (share: number) => setProgress({ page: 1, pages: 1, share })
      const guides = await splitArea({ area, reader, forceOcr, recognise, onProgress, signal })
      if (signal.aborted) return
      dispatch(guides ? { type: 'split', ...guides } : { type: 'warn', code: 'nothing-to-split' })
    }
    const run = async () => {
      setFailed(false)
      if (goal !== 'guides') await extract()
      else if (active) await split(active)
    }
    void run()
      .catch(() => {
        if (!abort.signal.aborted) setFailed(true)
      })
      .finally(() => {
        if (abort.signal.aborted) return
        setProgress(null)
        dispatch({ type: 'extracted' })
      })
    return () => {
      abort.abort()
      setProgress(null)
    }
  }, [goal, reader, dispatch])

  useEffect(
    () => () => {
      void recogniser.current?.then((one) => one.close()).catch(() => {})
    },
    [],
  )
  return { extracted, progress, failed, look }
}
