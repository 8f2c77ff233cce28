import { ApiError } from '../api-error.ts'
import type { Store, Transaction } from '../store/open-store.ts'
import { checkLimit, type LimitCheck } from './check-limit.ts'
import { describeLimit, type PagesAsked } from './limit-message.ts'
import type { Payer } from './payers.ts'
import { windowStart } from './quotas.ts'

/**
 * Asks for pages at every payer. Payers are locked until the transaction ends, in which the pages are to be stored, so
 * that however many uploads arrive at once, no page is given twice.
 *
 * @throws {ApiError} `usage-limit-exceeded`
 */
export async function admitPages(
  tx: Transaction,
  payers: Payers,
  asked: PagesAsked,
  now: Date,
): Promise<void> {
  const used = await tx.pageUses.lockAndSum(keysOf(payers), windowStart(now))
  const { allowed, message } = await judge(tx, { payers, asked, now, used })
  if (!allowed) throw new ApiError('usage-limit-exceeded', message)
}

/**
 * Whether so many pages can be converted now, and a sentence about it: that of the first payer who refuses; and how
 * many are left to all.
 */
export async function checkPayers(
  store: Pick<Store, 'pageUses'>,
  payers: Payers,
  asked: PagesAsked,
  now: Date,
): Promise<Judgement> {
  const used = await store.pageUses.sum(keysOf(payers), windowStart(now))
  return judge(store, { payers, asked, now, used })
}

type Payers = readonly [Payer, ...Payer[]]
type Judgement = { readonly allowed: boolean; readonly message: string; readonly left: number }
type Question = {
  readonly payers: Payers
  readonly asked: PagesAsked
  readonly now: Date
  /** Pages that count, by payer. */
  readonly used: ReadonlyMap<string, number>
}

const keysOf = (payers: Payers): string[] => payers.map(({ key }) => key)

async function judge(
  store: Pick<Store, 'pageUses'>,
  { payers, asked, now, used }: Question,
): Promise<Judgement> {
  const since = windowStart(now)
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
