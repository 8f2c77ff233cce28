import type { ConversionProgress, ErrorCode } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import type { Conversion } from '../store/conversion-store.ts'
import { type Asker, findConversionOf } from './find-conversion-of.ts'

export type Outcome = { readonly done: true } | ({ readonly done: false } & ConversionProgress)

/** How soon a page that was read is reported; also the end of a conversion, where the message of the database was lost. */
const LOOK_EVERY_MS = 1000

type Question = {
  readonly conversionId: string
  readonly asker: Asker
  /** Ends the waiting early. */
  readonly signal: AbortSignal
}

/**
 * Waits until a conversion is over or has come to another page, or for as long as a question may be held.
 *
 * @throws {ApiError} `conversion-not-found`, also for another user's conversion; the reason of one that failed
 */
export async function findOutcome(deps: Deps, question: Question): Promise<Outcome> {
  const { settled, timeouts } = deps
  const { conversionId, asker, signal } = question
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeouts.resultWaitMs)])
  let first: Conversion | undefined
  for (;;) {
    const change = AbortSignal.any([deadline, AbortSignal.timeout(LOOK_EVERY_MS)])
    const next = settled.wait(conversionId, change) // from before looking, so that nothing is missed between
    const conversion = await findConversionOf(deps, conversionId, asker)
    if (conversion.status === 'done') return { done: true }
    if (conversion.status === 'failed') throw new ApiError(conversion.errorCode as ErrorCode)
    const { status, page, pages } = conversion
    first ??= conversion
    if (deadline.aborted || status !== first.status || page !== first.page)
      return { done: false, status, page, pages }
    if (await next) return { done: true } // whose it is was checked above
  }
}
