import { LIMITS } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { uploadKey } from '../files/file-keys.ts'
import { findPayers, type Requester } from '../quota/payers.ts'
import { reservePages } from '../quota/reserve-pages.ts'

export type Upload = {
  readonly conversionId: string
  readonly password: string | undefined
  readonly requester: Requester
}

/**
 * Takes a stored PDF into the queue: opens it, counts its pages, reserves them, and stores the conversion with its
 * job, or nothing at all.
 *
 * @throws {ApiError} what is wrong with the file, or with the quota
 */
export async function acceptConversion(deps: Deps, upload: Upload): Promise<void> {
  const { store, queue, secrets, clock } = deps
  const { conversionId, password, requester } = upload
  const pages = await countPages(deps, upload)
  if (pages > LIMITS.pages) throw new ApiError('too-many-pages')
  const now = clock()
  await store.transaction(async (tx) => {
    await reservePages(tx, findPayers(requester, deps.quotas), { conversionId, pages, now })
    await tx.conversions.add({
      id: conversionId,
      visitorId: requester.visitorId,
      accountId: requester.accountId,
      pages,
      sealedPassword: password === undefined ? null : secrets.seal(password),
      createdAt: now,
    })
    await queue.add(conversionId, tx)
  })
}

async function countPages(
  { openers, files, timeouts }: Deps,
  { conversionId, password }: Upload,
): Promise<number> {
  const answer = await openers.run({
    kind: 'count-pages',
    password,
    load: () => files.getBytes(uploadKey(conversionId)),
    timeoutMs: timeouts.openMs,
  })
  if (answer.kind !== 'counted') throw new Error('pages were not counted')
  return answer.pages
}
