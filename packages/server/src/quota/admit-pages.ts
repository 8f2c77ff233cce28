import { ApiError } from '../api-error.ts'
import type { Store, Transaction } from '../store/open-store.ts'
import { checkLimit, type LimitCheck } from './check-limit.ts'
import { describeLimit, type PagesAsked } from './limit-message.ts'
import type { Payer, Payers } from './payers.ts'

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
  const used = await tx.pageUses.lockAndSum(keysOf(payers), payers[0].since)
  const { allowed, message } = await judge(tx, { payers, asked, now, used })
  if (!allowed) throw new ApiError('usage-limit-exceeded', message)
}

/**
 * Whether there is a page left at every payer, before any file is opened. Only `admitPages` decides.
 *
 * @throws {ApiError} `usage-limit-exceeded`
 */
export async function requireOnePage(
  store: Pick<Store, 'pageUses'>,
  payers: Payers,
  now: Date,
): Promise<void> {
  const { allowed, message } = await checkPayers(
    store,
    payers,
    { pages: 1, chosen: false, isLeast: true },
    now,
  )
  if (!allowed) throw new ApiError('usage-limit-exceeded', message)
}

/**
 * Whether the pages that are asked for can be converted now, with the sentence of the payer who has the fewest left; and
 * how many are left to all.
 */
export async function checkPayers(
  store: Pick<Store, 'pageUses'>,
  payers: Payers,
  asked: PagesAsked,
  now: Date,
): Promise<Judgement> {
  const used = await store.pageUses.sum(keysOf(payers), payers[0].since)
  return judge(store, { payers, asked, now, used })
}

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
  const leftOf = ({ key, limit }: Payer) => Math.max(0, limit - (used.get(key) ?? 0))
  // The one with the fewest, so that the sentence names the number that the page shows.
  const scarcest = payers.reduce((least, payer) => (leftOf(payer) < leftOf(least) ? payer : least))
  const isShort = leftOf(scarcest) < asked.pages
  const payer = isShort ? scarcest : payers[0]
  const left = leftOf(scarcest)
  const check: LimitCheck = isShort ? await refusal(store, scarcest, asked, left) : { allowed: true, left }
  return { allowed: check.allowed, message: describeLimit(check, { asked, payer, now }), left }
}

/** When pages come back is asked only for payers who have too few. */
async function refusal(
  store: Pick<Store, 'pageUses'>,
  { key, limit, since, period }: Payer,
  { pages }: PagesAsked,
  left: number,
): Promise<LimitCheck> {
  if (period) return { allowed: false, left, freeAt: pages > limit ? null : period.endsAt }
  return checkLimit(limit, await store.pageUses.list(key, since), pages)
}
