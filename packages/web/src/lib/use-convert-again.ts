import type { DateOrder } from '@ledgerlift/engine'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from './auth.ts'
import { awaitResult, convertAgain } from './conversion-calls.ts'
import { TEXT } from './error-text.ts'
import { type ResultTable, readResultTable } from './result-table.ts'

/** A conversion with its result, in the place of an earlier one. */
export type Reconverted = { readonly uuid: string; readonly table: ResultTable }

export type ConvertAgain = {
  /** The choice that is being read; null when nothing goes on. */
  readonly busy: DateOrder | null
  /** Why the last try did not work; the result before is still there. */
  readonly problem: string | null
  /** The choice that waits for the password of a protected PDF. */
  readonly locked: DateOrder | null
  readonly choose: (dates: DateOrder, password?: string) => void
}

const IDLE = { busy: null, problem: null, locked: null }

/** Has a stored statement converted once more, with its dates read as the user chooses. */
export function useConvertAgain(uuid: string | null, onDone: (result: Reconverted) => void): ConvertAgain {
  const { token } = useAuth()
  const [state, setState] = useState<Omit<ConvertAgain, 'choose'>>(IDLE)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const run = async (uuid: string, dates: DateOrder, password: string | undefined) => {
    const controller = new AbortController()
    abort.current = controller
    const { signal } = controller
    setState({ ...IDLE, busy: dates })
    const sent = await convertAgain(uuid, { dates, password }, token)
    if (signal.aborted) return
    if (sent.kind === 'password') {
      setState({ ...IDLE, locked: dates, problem: password === undefined ? null : TEXT.password })
      return
    }
    if (sent.kind !== 'accepted') return setState({ ...IDLE, problem: sent.text })
    const outcome = await awaitResult(sent.uuid, token, () => {}, signal)
    if (signal.aborted) return
    const table = outcome.kind === 'result' ? readResultTable(outcome.body) : null
    if (table === null) {
      const problem = outcome.kind === 'failed' ? outcome.text : TEXT.invalidFormat
      return setState({ ...IDLE, problem })
    }
    setState(IDLE)
    onDone({ uuid: sent.uuid, table })
  }
  return {
    ...state,
    choose: (dates, password) => {
      if (uuid !== null && state.busy === null) void run(uuid, dates, password)
    },
  }
}
