import type { BillingCycle } from '@ledgerlift/contract'
import { FINAL_STATUSES, LIVE_STATUSES, OPEN_STATUSES } from '../store/schema.ts'
import type { Subscription, SubscriptionChanges } from '../store/subscription-store.ts'
import type { ProviderSubscription } from './razorpay.ts'

type Status = Subscription['status']
type Judged = Pick<Subscription, 'status'>

const isOneOf =
  (statuses: readonly Status[]) =>
  ({ status }: Judged): boolean =>
    statuses.includes(status)

/** The provider charges for it, or may again. */
export const isLive = isOneOf(LIVE_STATUSES)
/** Nothing has been paid yet. */
export const isOpen = isOneOf(OPEN_STATUSES)
/** Nothing will happen to it any more. */
export const isFinal = isOneOf(FINAL_STATUSES)
/** What we have ended ourselves stays ended, whatever the provider says of it. */
const isEndedByUs = isOneOf(['replaced', 'refunded'])
/** Given up before anything was paid. Where that happens all the same, it counts. */
export const isAbandoned = isOneOf(['abandoned'])
/** Its last period was charged; another one is not. */
const isPaid = isOneOf(['active', 'cancelled', 'completed'])

/**
 * A charge that fails is tried again on each of the next three days, and banks want a day's notice before one; so long
 * the pages of the last period may be used on.
 */
const GRACE_MS = 3 * 86_400_000

const dateOf = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : new Date(seconds * 1000)

/**
 * What the provider's word changes about a subscription.
 *
 * @param offer what the provider's plan is of
 */
export function changesBy(
  before: Subscription,
  said: ProviderSubscription,
  offer: { readonly planId: string; readonly cycle: BillingCycle },
): SubscriptionChanges {
  if (isEndedByUs(before)) return {}
  const status: Status = said.status
  const paidCount = said.paid_count ?? 0
  if (isAbandoned(before) && paidCount === 0) return {}
  // A period that could not be charged yet does not count as begun.
  const moves = isPaid({ status }) || before.currentStart === null
  const currentStart = moves ? dateOf(said.current_start) : before.currentStart
  const currentEnd = moves ? dateOf(said.current_end) : before.currentEnd
  const keepsNext = said.has_scheduled_changes === true
  return {
    status,
    ...offer,
    currentStart,
    currentEnd,
    paidCount,
    accessUntil: paidCount === 0 ? null : accessUntil(status, currentEnd),
    nextPlanId: keepsNext ? before.nextPlanId : null,
    nextCycle: keepsNext ? before.nextCycle : null,
  }
}

/** A cancelled plan can be used while it is paid for; one that is paused, or whose charges fail for good, cannot. */
function accessUntil(status: Status, currentEnd: Date | null): Date | null {
  if (currentEnd === null) return null
  if (status === 'active' || status === 'pending') return new Date(currentEnd.getTime() + GRACE_MS)
  return status === 'cancelled' || status === 'completed' ? currentEnd : null
}

export const hasAccess = ({ accessUntil }: Pick<Subscription, 'accessUntil'>, now: Date): boolean =>
  accessUntil !== null && accessUntil > now

/** The subscription that an account is told about: the one whose pages it uses, else one that may come back. */
export function presentSubscription(
  subscriptions: readonly Subscription[],
  now: Date,
): Subscription | undefined {
  const usable = subscriptions.filter((one) => hasAccess(one, now))
  return (
    usable.find(isLive) ?? usable[0] ?? subscriptions.find((one) => isLive(one) && one.currentStart !== null)
  )
}
