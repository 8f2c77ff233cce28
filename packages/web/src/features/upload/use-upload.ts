import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../lib/auth.ts'
import { askAllowance } from '../../lib/conversion-calls.ts'
import { TEXT } from '../../lib/error-text.ts'
import { saveExtracted, takeExtracted } from '../../lib/extracted-data.ts'
import { forgetFile, keepFile, keptFile } from '../../lib/file-shelf.ts'
import { newId } from '../../lib/new-id.ts'
import { notePaid } from '../../lib/paid-conversion.ts'
import { openInBrowser } from '../../lib/pdf/pdf-reader.ts'
import { notePdfLocation } from '../../lib/pdf-location.ts'
import { rememberName } from '../../lib/recent.ts'
import { readResultTable } from '../../lib/result-table.ts'
import type { Reconverted } from '../../lib/use-convert-again.ts'
import { convert } from './convert.ts'
import { pagesIn } from './page-range.ts'
import { type Reading, readPdf } from './read-pdf.ts'
import { EMPTY, type UploadState, uploadReducer } from './upload-state.ts'

/** The work on one chosen file. What comes back after another file was chosen is dropped. */
type Work = { abort: AbortController; reading: Promise<Reading>; converting: boolean }

export type Upload = {
  readonly state: UploadState
  readonly chooseFile: (file: File) => void
  readonly rejectFile: (problem: string) => void
  readonly unlock: (password: string) => void
  /** @param range the pages to convert, such as `1-2,5`; null for all */
  readonly convert: (range: string | null) => void
  readonly cancel: () => void
  readonly inspect: () => void
  readonly clear: () => void
  /** Shows a result in the place of the one before. */
  readonly show: (result: Reconverted) => void
}

/** Runs the upload area: turns what the visitor does into events, and does the work between two states. */
export function useUpload(): Upload {
  const [state, dispatch] = useReducer(uploadReducer, EMPTY)
  const { token, refreshUser } = useAuth()
  const navigate = useNavigate()
  const work = useRef<Work | null>(null)
  const resultTaken = useRef(false)

  const read = useCallback(
    (current: Work, file: File, password: string | null) => {
      const pagesLeft = async (pages: number) => (await askAllowance(pages, token))?.left ?? null
      const reading = readPdf({ open: openInBrowser, pagesLeft }, file, password)
      current.reading = reading
      void reading.then((read) => {
        if (work.current?.reading === reading) dispatch({ type: 'pdf-read', ...read })
      })
    },
    [token],
  )

  const chooseFile = useCallback(
    (file: File) => {
      work.current?.abort.abort()
      const reading = Promise.resolve<Reading>({ pdf: { kind: 'opening' }, problem: null })
      const current = { abort: new AbortController(), reading, converting: false }
      work.current = current
      dispatch({ type: 'file-chosen', file })
      void keepFile(file)
      read(current, file, null)
    },
    [read],
  )

  useEffect(() => {
    const saved = takeExtracted()
    if (saved !== null) {
      resultTaken.current = true
      dispatch({ type: 'result-saved', ...saved })
      return
    }
    if (resultTaken.current) return
    let gone = false
    void keptFile().then((file) => {
      if (file !== null && !gone && work.current === null) chooseFile(file)
    })
    return () => {
      gone = true
    }
  }, [chooseFile])

  useEffect(
    () => () => {
      work.current?.abort.abort()
      work.current = null
    },
    [],
  )

  /** Stops what goes on; the file stays chosen. */
  const cancel = useCallback(() => {
    const current = work.current
    if (current === null) return
    current.abort.abort()
    work.current = { ...current, abort: new AbortController(), converting: false }
    dispatch({ type: 'cancelled' })
  }, [])

  useEffect(() => {
    window.addEventListener('pagehide', cancel)
    return () => window.removeEventListener('pagehide', cancel)
  }, [cancel])

  const startConversion = async (file: File, range: string | null) => {
    const current = work.current
    if (current === null || current.converting) return
    current.converting = true
    try {
      await runConversion(current, file, range)
    } finally {
      current.converting = false
    }
  }

  const runConversion = async (current: Work, file: File, range: string | null) => {
    const { signal } = current.abort
    dispatch({ type: 'convert-asked', range })
    const { pdf, problem } = await current.reading
    if (signal.aborted) return
    if (pdf.kind !== 'open') {
      // Asking to convert a protected file is asking for its password.
      dispatch({ type: 'pdf-read', pdf, problem: pdf.kind === 'locked' ? TEXT.password : problem })
      return
    }
    const outcome = await convert({
      file,
      pages: range === null ? pdf.pages : pagesIn(range),
      range,
      password: pdf.password,
      token,
      refreshUser,
      signal,
      onUpload: () => dispatch({ type: 'upload-started' }),
      onSent: (sent) => dispatch({ type: 'sent', sent }),
      onAccepted: (uuid) => {
        notePdfLocation(uuid, file, pdf.password)
        rememberName(uuid, file.name)
        if (range === null) notePaid(file, uuid)
      },
      onProgress: (progress) => dispatch({ type: 'progressed', progress }),
    })
    if (signal.aborted) {
      // Its pages are given back.
      void refreshUser()
      return
    }
    switch (outcome.kind) {
      case 'show': {
        const query = new URLSearchParams({ uuid: outcome.uuid, filename: file.name })
        void navigate(`/converted?${query}`)
        return
      }
      case 'done': {
        // Without room in local storage the result still is here, in memory.
        const { result, uuid } = outcome
        const table = saveExtracted(result, uuid) ? takeExtracted()?.table : readResultTable(result)
        void forgetFile()
        if (table) dispatch({ type: 'result-saved', table, uuid })
        void refreshUser()
        return
      }
      case 'password':
        current.reading = Promise.resolve({ pdf: { kind: 'locked' }, problem: TEXT.password })
        dispatch({ type: 'password-refused', problem: TEXT.password })
        break
      case 'too-many-pages':
        dispatch({ type: 'pages-refused', problem: outcome.problem, left: outcome.left })
        break
      case 'failed':
        dispatch({ type: 'failed', problem: outcome.problem, retry: outcome.retry })
        break
      case 'cancelled':
        return
    }
    void refreshUser()
  }

  return {
    state,
    chooseFile,
    rejectFile: (problem) => dispatch({ type: 'file-rejected', problem }),
    unlock: (password) => {
      if (state.step !== 1 || work.current === null) return
      dispatch({ type: 'unlock-asked' })
      read(work.current, state.file, password)
    },
    convert: (range) => {
      if (state.step === 1) void startConversion(state.file, range)
    },
    cancel,
    inspect: () => {
      if (state.step !== 1) return
      const uuid = newId()
      notePdfLocation(uuid, state.file, state.pdf.kind === 'open' ? state.pdf.password : null)
      void navigate(`/inspect.html?uuid=${uuid}`)
    },
    show: (result) => dispatch({ type: 'result-saved', ...result }),
    clear: () => {
      work.current?.abort.abort()
      work.current = null
      void forgetFile()
      dispatch({ type: 'cleared' })
    },
  }
}
