import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import type { AttemptRule } from './attempt-rules.ts'
import { nextCount } from './next-count.ts'

/** What is tried, by whom, as a key for the count, and the rule that limits it. */
export type Attempt = { readonly key: string; readonly rule: AttemptRule }

type Place = Pick<Deps, 'store' | 'clock'>

const SECOND_MS = 1000

/**
 * Counts a try before its outcome is known, so that many at once are not all free. The counts lie in the database,
 * where every process sees them.
 *
 * @throws {ApiError} `too-many-attempts`, with the time to wait; then nothing is counted
 */
export async function takeAttempt({ store, clock }: Place, attempts: readonly Attempt[]): Promise<void> {
  const now = clock()
  await store.transaction(async (tx) => {
    const inOrder = attempts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    for (const { key } of inOrder) await tx.attempts.lock(key)
    const counts = []
    for (const { key, rule } of inOrder) {
      const before = await tx.attempts.find(key)
      const waitMs = (before?.blockedUntil?.getTime() ?? 0) - now.getTime()
      if (waitMs > 0) throw new ApiError('too-many-attempts', { retryAfterSeconds: waitMs / SECOND_MS })
      counts.push({ key, ...nextCount(rule, before, now) })
    }
    for (const count of counts) await tx.attempts.put(count)
  })
}

/** As `takeAttempt`; false where the limit is exceeded. */
export async function tryAttempt(place: Place, attempts: readonly Attempt[]): Promise<boolean> {
  try {
    await takeAttempt(place, attempts)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too-many-attempts') return false
    throw error
  }
}
