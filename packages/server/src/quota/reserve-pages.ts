import { ApiError } from '../api-error.ts'
import type { Store, Transaction } from '../store/open-store.ts'
import { checkLimit } from './check-limit.ts'
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
  for (const key of payers.map((payer) => payer.key).sort()) await tx.pageUses.lock(key)
  const { allowed, message } = await checkPayers(tx, payers, asked, now)
  if (!allowed) throw new ApiError('usage-limit-exceeded', message)
  for (const { key } of payers)
    await tx.pageUses.add(conversionId, key, { pages: asked.pages, reservedAt: now })
}

/** Whether `asked` pages can be converted now, and a sentence about it: that of the first payer who refuses; and how many are left to all. */
export async function checkPayers(
  store: Pick<Store, 'pageUses'>,
  payers: readonly [Payer, ...Payer[]],
  asked: PagesAsked,
  now: Date,
): Promise<{ readonly allowed: boolean; readonly message: string; readonly left: number }> {
  const answers = []
  for (const payer of payers) {
    const check = checkLimit(payer.limit, await store.pageUses.list(payer.key, windowStart(now)), asked.pages)
    const message = describeLimit(check, { asked, payer, now })
    answers.push({ allowed: check.allowed, message, left: check.left })
  }
  const [own] = answers
  const { allowed, message } = answers.find((answer) => !answer.allowed) ?? (own as (typeof answers)[number])
  return { allowed, message, left: Math.min(...answers.map(({ left }) => left)) }
}
