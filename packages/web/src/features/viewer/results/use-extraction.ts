import type { Recogniser } from '@ledgerlift/ocr'
import { useEffect, useRef, useState } from 'react'
import { tablesOf } from '../drawing/area.ts'
import { type Extraction, extractTable } from '../extract/extract-table.ts'
import type { PageReader } from '../pdf/page-reader.ts'
import type { ViewerEvent, ViewerState } from '../tool/viewer-state.ts'

/** How far the recognition of text is; null while none goes on. */
type OcrProgress = { readonly page: number; readonly pages: number; readonly share: number } | null

export type Extractions = {
  /** By the number of the table. What is not drawn any more is still here, should it come back. */
  readonly extracted: ReadonlyMap<number, Extraction>
  readonly progress: OcrProgress
  readonly failed: boolean
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
  const recogniser = useRef<Promise<Recogniser> | null>(null)
  const task = useRef({ state, forceOcr, onDone })
  task.current = { state, forceOcr, onDone }
  const isExtracting = state.tool.name === 'extracting'

  useEffect(() => {
    if (!isExtracting) return
    const abort = new AbortController()
    const { state, forceOcr, onDone } = task.current
    const all = state.tool.name === 'extracting' && state.tool.all
    const active = state.areas.find(({ id }) => id === state.active)
    const wanted = tablesOf(state.areas).filter(({ table }) => all || table === active?.table)
    const start = () => {
      recogniser.current ??= import('../ocr/start-recogniser.ts').then((module) => module.startRecogniser())
      recogniser.current.catch(() => {
        recogniser.current = null
      })
      return recogniser.current
    }
    const run = async () => {
      setFailed(false)
      for (const { table, areas } of wanted) {
        const onRecognised = (page: number, pages: number, share: number) =>
          setProgress({ page, pages, share })
        const options = { areas, reader, forceOcr, recogniser: start, onRecognised, signal: abort.signal }
        const extraction = await extractTable(options)
        if (abort.signal.aborted) return
        setExtracted((known) => new Map(known).set(table, extraction))
        onDone(extraction)
      }
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
  }, [isExtracting, reader, dispatch])

  useEffect(() => {
    // A recogniser that was stopped in its work is of no more use; the next extraction starts another.
    if (!isExtracting && progress !== null) recogniser.current = null
  }, [isExtracting, progress])

  useEffect(
    () => () => {
      void recogniser.current?.then((one) => one.close()).catch(() => {})
    },
    [],
  )
  return { extracted, progress, failed }
}
