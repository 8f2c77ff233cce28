import { LIMITS } from '@ledgerlift/contract'
import type { Deps } from '../deps.ts'
import { resultKey, uploadKey } from '../files/file-keys.ts'
import { windowStart } from '../quota/quotas.ts'

const HOUR_MS = 3_600_000

/** Deletes what has been kept for its time: files, results, conversions, and pages that have stopped to count. */
export async function deleteExpired(deps: Deps): Promise<void> {
  const { store, files, queue, clock } = deps
  const expiry = new Date(clock().getTime() - LIMITS.retentionHours * HOUR_MS)
  for (const id of await store.conversions.listCreatedBefore(expiry)) {
    await files.delete(uploadKey(id))
    await files.delete(resultKey(id))
    await queue.remove(id)
    await store.conversions.delete(id) // last, so that an interrupted run is taken up again
  }
  // Files whose conversion was never stored, because the server was killed in between.
  for await (const key of files.list()) {
    if ((await files.lastModified(key)) < expiry) await files.delete(key)
  }
  await store.pageUses.deleteUntil(windowStart(clock()))
  await store.sessions.deleteUntil(clock())
  await store.passwordResets.deleteUntil(clock())
  await store.attempts.deleteUntil(clock())
}
