import { ApiError } from '../api-error.ts'
import { UNPAID_TENTHS } from '../attempts/attempt-rules.ts'
import { nextCount } from '../attempts/next-count.ts'
import type { Deps } from '../deps.ts'
import { isShared } from './payers.ts'

const TENTH_MS = 100
const SECOND_MS = 1000
/** Networks have room for several people whose files are scans. */
const PAYERS_PER_NETWORK = 5

type Place = Pick<Deps, 'store' | 'clock'>

/** Counts the time of a payer. */
export const unpaidKey = (payer: string): string => `unpaid:${payer}`

/**
 * Pages without a result cost nothing. The time that they took is counted instead, or a sender of the slowest PDFs could
 * go on for ever.
 *
 * @param payers whose pages they would have been
 * @throws {ApiError} `too-much-unpaid`
 */
export async function checkUnpaidTime({ store, clock }: Place, payers: readonly string[]): Promise<void> {
  const until = await store.attempts.blockedUntil(payers.map(unpaidKey))
  const waitMs = (until?.getTime() ?? 0) - clock().getTime()
  if (waitMs > 0) throw new ApiError('too-much-unpaid', { retryAfterSeconds: waitMs / SECOND_MS })
}

/** Counts the time that a thread has read something for nothing. */
export async function countUnpaidTime(
  { store, clock }: Place,
  payers: readonly string[],
  ms: number,
): Promise<void> {
  const tenths = Math.round(ms / TENTH_MS)
  if (tenths === 0) return
  const now = clock()
  await store.transaction(async (tx) => {
    for (const payer of payers.toSorted()) {
      const key = unpaidKey(payer)
      await tx.attempts.lock(key)
      const free = UNPAID_TENTHS.free * (isShared(payer) ? PAYERS_PER_NETWORK : 1)
      const count = nextCount({ ...UNPAID_TENTHS, free }, await tx.attempts.find(key), now, tenths)
      await tx.attempts.put({ key, ...count })
    }
  })
}
