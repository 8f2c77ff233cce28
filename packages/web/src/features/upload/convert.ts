import type { ConversionProgress } from '@ledgerlift/contract'
import { awaitResult, sendStatement, usageRefusal } from '../../lib/conversion-calls.ts'
import { TEXT } from '../../lib/error-text.ts'
import { readResultTable } from '../../lib/result-table.ts'

export type Conversion = {
  readonly file: File
  readonly pages: number
  readonly password: string | null
  readonly token: string | null
  readonly refreshUser: () => Promise<string | null>
  readonly onUpload: () => void
  readonly onAccepted: (uuid: string) => void
  readonly onProgress: (progress: ConversionProgress) => void
  readonly signal: AbortSignal
}

export type ConversionOutcome =
  /** An account's result is shown on its own page. */
  | { readonly kind: 'show'; readonly uuid: string }
  /** A visitor's result, to be shown here. */
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'password' }
  | { readonly kind: 'failed'; readonly problem: string }

/** From a file that was opened in the browser to its result: first the quota, then the upload, then the wait. */
export async function convert(conversion: Conversion): Promise<ConversionOutcome> {
  const { pages, token, signal } = conversion
  const refusal = await usageRefusal(pages, token)
  if (refusal !== null) return { kind: 'failed', problem: refusal }
  conversion.onUpload()
  const sent = await sendStatement(conversion)
  if (sent.kind === 'password') return sent
  if (sent.kind === 'refused') return { kind: 'failed', problem: sent.text }
  conversion.onAccepted(sent.uuid)
  if (token !== null) return { kind: 'show', uuid: sent.uuid }
  const outcome = await awaitResult(sent.uuid, token, conversion.onProgress, signal)
  if (outcome.kind === 'failed') return { kind: 'failed', problem: outcome.text }
  if (readResultTable(outcome.body) === null) return { kind: 'failed', problem: TEXT.invalidFormat }
  return { kind: 'done', result: outcome.body }
}
