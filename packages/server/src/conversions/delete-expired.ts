import { LIMITS } from '@ledgerlift/contract'
import type { Deps } from '../deps.ts'
import { ACCOUNT_PAYER_PREFIX } from '../quota/payers.ts'
import { windowStart } from '../quota/quotas.ts'
import { deleteConversion } from './delete-conversion.ts'
import { deleteOrphans } from './delete-orphans.ts'

const HOUR_MS = 3_600_000
/** After this time without a login, a browser or network is treated like one that the account never used. */
const PLACES_KEPT_MS = 90 * 24 * HOUR_MS

/**
 * Deletes what has been kept for its time: files, results, conversions, and pages that have stopped to count. What
 * cannot be deleted now does not keep the rest, and is tried again the next time.
 */
export async function deleteExpired(deps: Deps): Promise<void> {
  const { store, clock, log, mailer } = deps
  const expiry = new Date(clock().getTime() - LIMITS.retentionHours * HOUR_MS)
  for (const id of await store.conversions.listCreatedBefore(expiry)) {
    await deleteConversion(deps, id).catch((err) =>
      log.error({ err, conversionId: id }, 'an expired conversion was not deleted'),
    )
  }
  await deleteOrphans(deps, expiry)
  const now = clock()
  await store.pageUses.deleteUntil(windowStart(now), { payerPrefix: ACCOUNT_PAYER_PREFIX, now })
  await store.sessions.deleteUntil(clock())
  await store.knownPlaces.deleteUntil(new Date(now.getTime() - PLACES_KEPT_MS))
  await store.passwordResets.deleteUntil(clock())
  await store.emailChanges.deleteUntil(clock())
  await store.attempts.deleteUntil(clock())
  await mailer.deleteExpired()
}
