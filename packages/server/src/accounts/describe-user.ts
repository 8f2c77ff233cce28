import { findOffer, type User, type Subscription as WireSubscription } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { hasAccess, presentSubscription } from '../payments/subscription-states.ts'
import { type Payer, payerOfAccount } from '../quota/payers.ts'
import type { Account } from '../store/account-store.ts'
import type { Subscription } from '../store/subscription-store.ts'
import { digestToken } from './secret-token.ts'
import { markUsed } from './sessions.ts'

type Place = Pick<Deps, 'store' | 'clock' | 'quotas'>

/** @throws {ApiError} `unauthorized` where the account is gone */
export const describeUser = async (place: Place, accountId: string): Promise<User> =>
  describe(place, await place.store.accounts.find(accountId))

/**
 * Whose token it is.
 *
 * @throws {ApiError} `unauthorized` where it opens no account
 */
export async function describeBearer(place: Place, token: string): Promise<User> {
  const now = place.clock()
  const found = await place.store.accounts.findBySession({ tokenDigest: digestToken(token), now })
  if (found) await markUsed(place, found.session, now)
  return describe(place, found?.account)
}

async function describe({ store, clock, quotas }: Place, account: Account | undefined): Promise<User> {
  if (!account) throw new ApiError('unauthorized')
  const now = clock()
  const present = presentSubscription(await store.subscriptions.listOfAccount(account.id), now)
  const payer = payerOfAccount(account.id, present, { quotas, now })
  const used = await store.pageUses.sum([payer.key], payer.since)
  return toUser(account, {
    payer,
    pages: used.get(payer.key) ?? 0,
    subscription: describeSubscription(present, now),
  })
}

type Use = {
  readonly payer: Payer
  readonly pages: number
  readonly subscription: WireSubscription | null
}

const toUser = (account: Account, { payer, pages, subscription }: Use): User => ({
  email: account.email,
  first_name: account.firstName,
  last_name: account.lastName,
  created_at: account.createdAt.toISOString(),
  current_usage: pages,
  pages_limit: payer.limit,
  subscription,
})

const CENTS = 100

function describeSubscription(present: Subscription | undefined, now: Date): WireSubscription | null {
  const offer = present && findOffer(present.planId, present.cycle)
  if (!offer) return null
  const { status, currentEnd, cancelAskedAt, nextPlanId, nextCycle } = present
  const next = nextPlanId !== null && nextCycle !== null ? findOffer(nextPlanId, nextCycle) : undefined
  return {
    plan_name: offer.plan.name,
    is_active: hasAccess(present, now),
    pages_limit: offer.pages,
    price: offer.cents / CENTS,
    billing_cycle: offer.cycle,
    end_date: currentEnd?.toISOString() ?? null,
    status: status as WireSubscription['status'],
    cancels_at_end: cancelAskedAt !== null || status === 'cancelled' || status === 'completed',
    next_plan: next ? { plan_name: next.plan.name, billing_cycle: next.cycle } : null,
  }
}
