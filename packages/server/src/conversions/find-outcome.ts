import type { ConversionProgress, ErrorCode } from '@ledgerlift/contract'
import { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import type { Conversion } from '../store/conversion-store.ts'

export type Outcome = { readonly done: true } | ({ readonly done: false } & ConversionProgress)

/** Events are this process's own; this finds what another one has done. */
const LOOK_EVERY_MS = 2000

type Question = {
  readonly conversionId: string
  readonly requester: { readonly accountId: string | null; readonly visitorId: string | null }
  /** Ends the waiting early. */
  readonly signal: AbortSignal
}

/**
 * Waits until a conversion is over, or for as long as a question may be held.
 *
 * @throws {ApiError} `conversion-not-found`, also for one that is somebody else's; the reason of one that failed
 */
export async function findOutcome({ store, settled, timeouts }: Deps, question: Question): Promise<Outcome> {
  const { conversionId, requester, signal } = question
  if (!z.uuid().safeParse(conversionId).success) throw new ApiError('conversion-not-found')
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeouts.resultWaitMs)])
  for (;;) {
    const change = AbortSignal.any([deadline, AbortSignal.timeout(LOOK_EVERY_MS)])
    const next = settled.wait(conversionId, change) // from before looking, so that nothing is missed between
    const conversion = await store.conversions.find(conversionId)
    if (!conversion || !isOwner(conversion, requester)) throw new ApiError('conversion-not-found')
    if (conversion.status === 'done') return { done: true }
    if (conversion.status === 'failed') throw new ApiError(conversion.errorCode as ErrorCode)
    if (deadline.aborted) {
      return { done: false, status: conversion.status, page: conversion.page, pages: conversion.pages }
    }
    await next
  }
}

/** What was made in an account belongs to it alone, whoever uses the browser afterwards. */
function isOwner(conversion: Conversion, { accountId, visitorId }: Question['requester']): boolean {
  if (conversion.accountId !== null) return conversion.accountId === accountId
  return conversion.visitorId === visitorId
}
