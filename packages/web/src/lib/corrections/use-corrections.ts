import type { CorrectedRow } from '@ledgerlift/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAuth } from '../auth.ts'
import type { ResultTable } from '../result-table.ts'
import { correctRows, type Edit, type EditProblem } from './correct-rows.ts'
import { correctedTable, rowsAsRead } from './corrected-table.ts'
import { fetchCorrections, saveCorrections } from './corrections-calls.ts'

export type CorrectionsState = {
  /** As it is now: as it was read, or as the user has corrected it. */
  readonly table: ResultTable
  /** Whether rows can be corrected: not those of a document that is no statement. */
  readonly isOpen: boolean
  readonly isCorrected: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** False while the server could not be reached with the last corrections. */
  readonly isSaved: boolean
  /** The table before the last edit, for what it did to the proof. */
  readonly before: ResultTable | null
  /** @returns why it cannot be done, or null */
  readonly edit: (edit: Edit) => EditProblem | null
  readonly undo: () => void
  readonly redo: () => void
  /** Everything as it was read. */
  readonly reset: () => void
}

type Rows = readonly CorrectedRow[] | null
type History = { readonly past: readonly Rows[]; readonly now: Rows; readonly future: readonly Rows[] }

const NOTHING: History = { past: [], now: null, future: [] }
/** After the last of several quick edits. */
const SAVE_AFTER_MS = 400

/** What a person corrects in a result: checked at once, kept with it on the server, and undone step by step. */
export function useCorrections(read: ResultTable, uuid: string | null): CorrectionsState {
  const { token } = useAuth()
  const { statement } = read
  const [history, setHistory] = useState(NOTHING)
  const [isSaved, setSaved] = useState(true)
  const [before, setBefore] = useState<ResultTable | null>(null)

  useEffect(() => {
    setHistory(NOTHING)
    setBefore(null)
    if (uuid === null || statement === null) return
    const abort = new AbortController()
    void fetchCorrections(uuid, statement, token, abort.signal).then((rows) => {
      if (rows !== null && !abort.signal.aborted)
        setHistory((known) => (known === NOTHING ? { ...NOTHING, now: rows } : known))
    })
    return () => abort.abort()
  }, [uuid, statement, token])

  const { now } = history
  const table = useMemo(
    () => (statement === null || now === null ? read : correctedTable(read, statement, now)),
    [read, statement, now],
  )

  const saving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(
    (rows: Rows) => {
      if (uuid === null) return
      clearTimeout(saving.current)
      saving.current = setTimeout(() => {
        void saveCorrections(uuid, rows, token).then(setSaved)
      }, SAVE_AFTER_MS)
    },
    [uuid, token],
  )
  const go = (next: History) => {
    setBefore(table)
    setHistory(next)
    keep(next.now)
  }

  return {
    table,
    isOpen: statement !== null && statement.accounts.length > 0,
    isCorrected: now !== null,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isSaved,
    before,
    edit: (edit) => {
      if (statement === null) return null
      const rows = correctRows(now ?? rowsAsRead(statement), edit, statement)
      if (typeof rows === 'string') return rows
      go({ past: [...history.past, now], now: rows, future: [] })
      return null
    },
    undo: () => {
      const last = history.past.at(-1)
      if (last === undefined) return
      go({ past: history.past.slice(0, -1), now: last, future: [...history.future, now] })
    },
    redo: () => {
      const next = history.future.at(-1)
      if (next === undefined) return
      go({ past: [...history.past, now], now: next, future: history.future.slice(0, -1) })
    },
    reset: () => {
      if (now !== null) go({ past: [...history.past, now], now: null, future: [] })
    },
  }
}
