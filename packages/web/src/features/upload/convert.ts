import type { ConversionProgress } from '@ledgerlift/contract'
import {
  askAllowance,
  awaitResult,
  deleteConversion,
  type SendOutcome,
  sendStatement,
} from '../../lib/conversion-calls.ts'
import { TEXT } from '../../lib/error-text.ts'
import { isOffline, untilOnline } from '../../lib/online.ts'
import type { SentBytes } from '../../lib/post-form.ts'
import { readResultTable } from '../../lib/result-table.ts'

export type Conversion = {
  readonly file: File
  /** How many pages are to be converted. */
  readonly pages: number
  /** Which; null for all. */
  readonly range: string | null
  readonly password: string | null
  readonly token: string | null
  readonly refreshUser: () => Promise<string | null>
  readonly onUpload: () => void
  readonly onSent: (bytes: SentBytes) => void
  readonly onAccepted: (uuid: string) => void
  readonly onProgress: (progress: ConversionProgress) => void
  /** Cancels the conversion, on the server too. */
  readonly signal: AbortSignal
}

export type ConversionOutcome =
  /** An account's result is shown on its own page. */
  | { readonly kind: 'show'; readonly uuid: string }
  /** A visitor's result, to be shown here. */
  | { readonly kind: 'done'; readonly uuid: string; readonly result: unknown }
  | { readonly kind: 'password' }
  | { readonly kind: 'too-many-pages'; readonly problem: string; readonly left: number }
  /** `retry`: the same may work in a moment. */
  | { readonly kind: 'failed'; readonly problem: string; readonly retry: boolean }
  | { readonly kind: 'cancelled' }

/** From a file that was opened in the browser to its result: first the quota, then the upload, then the wait. */
export async function convert(conversion: Conversion): Promise<ConversionOutcome> {
  const { pages, token, signal } = conversion
  const allowance = await askAllowance(pages, token)
  if (signal.aborted) return { kind: 'cancelled' }
  if (allowance?.allowed === false) {
    return { kind: 'too-many-pages', problem: allowance.text, left: allowance.left }
  }
  conversion.onUpload()
  const sent = await sendOnceOnline(conversion)
  if (sent.kind === 'accepted' && signal.aborted) return endOnServer(sent.uuid, token)
  if (signal.aborted) return { kind: 'cancelled' }
  if (sent.kind === 'password') return sent
  if (sent.kind !== 'accepted') return failed(sent.text, sent.kind === 'cut')
  const { uuid } = sent
  conversion.onAccepted(uuid)
  if (token !== null) return { kind: 'show', uuid }
  const outcome = await awaitResult(uuid, token, conversion.onProgress, signal)
  if (signal.aborted) return endOnServer(uuid, token)
  if (outcome.kind === 'failed') return failed(outcome.text, outcome.status === null)
  if (readResultTable(outcome.body) === null) return failed(TEXT.invalidFormat, false)
  return { kind: 'done', uuid, result: outcome.body }
}

/** Waits while there is no connection, and sends again what was cut for want of one. */
async function sendOnceOnline(conversion: Conversion): Promise<SendOutcome> {
  for (;;) {
    await untilOnline(conversion.signal)
    const sent = await sendStatement(conversion)
    if (sent.kind !== 'cut' || !isOffline() || conversion.signal.aborted) return sent
  }
}

const failed = (problem: string, retry: boolean): ConversionOutcome => ({ kind: 'failed', problem, retry })

/** Should that fail, the server itself ends a conversion that is not fetched. */
async function endOnServer(uuid: string, token: string | null): Promise<ConversionOutcome> {
  await deleteConversion(uuid, token).catch(() => {})
  return { kind: 'cancelled' }
}
