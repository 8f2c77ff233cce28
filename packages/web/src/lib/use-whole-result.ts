import { useEffect, useState } from 'react'
import { useAuth } from './auth.ts'
import { awaitResult } from './conversion-calls.ts'
import { type ResultTable, readResultTable } from './result-table.ts'

/** A result that was saved in part, and then all of it, as soon as the server has given it. */
export function useWholeResult(table: ResultTable, uuid: string | null): ResultTable {
  const { token } = useAuth()
  const [whole, setWhole] = useState<{ readonly of: ResultTable; readonly table: ResultTable } | null>(null)
  useEffect(() => {
    if (uuid === null || table.statement !== null) return
    const abort = new AbortController()
    void awaitResult(uuid, token, () => {}, abort.signal).then((outcome) => {
      const read = outcome.kind === 'result' ? readResultTable(outcome.body) : null
      if (read !== null && !abort.signal.aborted) setWhole({ of: table, table: read })
    })
    return () => abort.abort()
  }, [table, uuid, token])
  return whole?.of === table ? whole.table : table
}
