import { LIMITS } from '@ledgerlift/contract'
import type { Deps } from '../deps.ts'
import { windowStart } from '../quota/quotas.ts'
import { deleteConversion } from './delete-conversion.ts'

const HOUR_MS = 3_600_000

/** Deletes what has been kept for its time: files, results, conversions, and pages that have stopped to count. */
export async function deleteExpired(deps: Deps): Promise<void> {
  const { store, files, clock } = deps
  const expiry = new Date(clock().getTime() - LIMITS.retentionHours * HOUR_MS)
  for (const id of await store.conversions.listCreatedBefore(expiry)) {
    await deleteConversion(deps, id)
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
