import { ApiError } from '../api-error.ts'
import type { Store, Transaction } from '../store/open-store.ts'
import { checkLimit, type LimitCheck } from './check-limit.ts'
import { describeLimit, type PagesAsked } from './limit-message.ts'
import type { Payer } from './payers.ts'
import { windowStart } from './quotas.ts'

/**
 * Reserves pages for a conversion at every payer, or at none. Payers are locked until the transaction ends, so that
 * however many uploads arrive at once, no page is given twice.
 *
 * @throws {ApiError} `usage-limit-exceeded`
 */
export async function reservePages(
  tx: Transaction,
  payers: readonly [Payer, ...Payer[]],
  { conversionId, asked, now }: { conversionId: string; asked: PagesAsked; now: Date },
): Promise<void> {
  const keys = payers.map(({ key }) => key)
  await tx.pageUses.lock(keys)
  const { allowed, message } = await checkPayers(tx, payers, asked, now)
  if (!allowed) throw new ApiError('usage-limit-exceeded', message)
  await tx.pageUses.add(conversionId, keys, { pages: asked.pages, reservedAt: now })
}

/**
 * Whether so many pages can be converted now, and a sentence about it: that of the first payer who refuses; and how
 * many are left to all.
 */
export async function checkPayers(
  store: Pick<Store, 'pageUses'>,
  payers: readonly [Payer, ...Payer[]],
  asked: PagesAsked,
  now: Date,
): Promise<{ readonly allowed: boolean; readonly message: string; readonly left: number }> {
  const since = windowStart(now)
  const keys = payers.map(({ key }) => key)
  const used = await store.pageUses.sum(keys, since)
  const leftOf = ({ key, limit }: Payer) => Math.max(0, limit - (used.get(key) ?? 0))
  const short = payers.find((payer) => leftOf(payer) < asked.pages)
  const payer = short ?? payers[0]
  // When pages come back is asked only for whoever has too few.
  const check: LimitCheck = short
    ? checkLimit(short.limit, await store.pageUses.list(short.key, since), asked.pages)
    : { allowed: true, left: leftOf(payer) }
  const message = describeLimit(check, { asked, payer, now })
  return { allowed: check.allowed, message, left: Math.min(...payers.map(leftOf)) }
}
