import type { ConversionProgress } from '@ledgerlift/contract'
import { useEffect, useState } from 'react'
import { useAuth } from '../../lib/auth.ts'
import { awaitResult } from '../../lib/conversion-calls.ts'
import { TEXT } from '../../lib/error-text.ts'
import { forgetFile } from '../../lib/file-shelf.ts'
import { isLocated } from '../../lib/pdf-location.ts'
import { type ResultTable, readResultTable } from '../../lib/result-table.ts'

export type ResultState =
  | { readonly kind: 'loading'; readonly progress: ConversionProgress | null }
  | { readonly kind: 'shown'; readonly table: ResultTable }
  | {
      readonly kind: 'failed'
      readonly text: string
      /** The server does not have it any more. */
      readonly gone: boolean
    }

const LOADING: ResultState = { kind: 'loading', progress: null }

/** Fetches the result of a conversion, waiting until it is there. The state of an earlier one is cleared. */
export function useResult(uuid: string | null): ResultState {
  const { token, refreshUser } = useAuth()
  const [state, setState] = useState<ResultState>(LOADING)
  useEffect(() => {
    if (uuid === null) {
      setState({ kind: 'failed', text: TEXT.missingIdentifier, gone: false })
      return
    }
    setState(LOADING)
    const abort = new AbortController()
    const onProgress = (progress: ConversionProgress) => {
      if (!abort.signal.aborted) setState({ kind: 'loading', progress })
    }
    void awaitResult(uuid, token, onProgress, abort.signal).then((outcome) => {
      if (abort.signal.aborted) return
      const table = outcome.kind === 'result' ? readResultTable(outcome.body) : null
      if (outcome.kind === 'failed') {
        setState({ kind: 'failed', text: outcome.text, gone: outcome.status === 404 })
      } else if (table === null) setState({ kind: 'failed', text: TEXT.invalidFormat, gone: false })
      else {
        setState({ kind: 'shown', table })
        // Until now another try would have needed it.
        if (isLocated(uuid)) void forgetFile()
      }
      // The pages of this conversion are counted by now.
      void refreshUser()
    })
    return () => abort.abort()
  }, [uuid, token, refreshUser])
  return state
}
