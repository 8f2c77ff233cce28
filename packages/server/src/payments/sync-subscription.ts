import type { Cause, Subscription, SubscriptionChanges } from '../store/subscription-store.ts'
import type { PaymentPlace } from './payment-place.ts'
import type { ProviderSubscription } from './razorpay.ts'
import { sendCancellation } from './send-cancellation.ts'
import { changesBy, hasAccess, isFinal, isLive } from './subscription-states.ts'

type Reason = {
  readonly cause: string
  /** The provider's event or payment that it is about. */
  readonly reference?: string
  /** Its id, where it is to be handled once. */
  readonly eventId?: string
  /** The payment that its owner has confirmed; kept where the provider says that something was paid. */
  readonly paymentId?: string
}

/** How often the provider is asked at most: others may change the subscription meanwhile, and it is asked again. */
const MOST_TRIES = 10

/**
 * Asks the provider how a subscription stands, and writes down what that changes. All that happens to subscriptions
 * comes through here, by whichever way it was noticed: a browser, a webhook, or the hourly look. So it makes no
 * difference in which order these come, how often, or whether one of them never does.
 *
 * @returns how it stands now
 */
export async function syncSubscription(
  place: PaymentPlace,
  id: string,
  reason: Reason,
): Promise<Subscription> {
  const { store, payments, clock } = place
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await store.subscriptions.find(id)
    if (!seen?.providerId) throw new Error('a subscription that the provider does not know was to be synced')
    const said = await payments.razorpay.fetchSubscription(seen.providerId)
    const offer = await offerOf(place, said, seen)
    const after = await write(place, { id, revision: seen.revision, said, offer, reason, at: clock() })
    if (after !== null) return after
  }
  throw new Error('a subscription changes faster than it can be read')
}

type Written = {
  readonly id: string
  /** As it was when the provider was asked. */
  readonly revision: number
  readonly said: ProviderSubscription
  readonly offer: Pick<Subscription, 'planId' | 'cycle'>
  readonly reason: Reason
  readonly at: Date
}

/** Null where it has changed since the provider was asked. */
async function write(place: PaymentPlace, { id, revision, said, offer, reason, at }: Written) {
  const { store } = place
  const { cause, reference, eventId, paymentId } = reason
  let replaced: Subscription[] = []
  const after = await store.transaction(async (tx) => {
    const seen = await tx.subscriptions.find(id)
    // Locked first, as in `subscribe`: of one account's subscriptions one at a time begins to live.
    if (seen?.accountId) await tx.accounts.lock(seen.accountId)
    const before = await tx.subscriptions.lock(id)
    if (!before || before.revision !== revision) return null
    if (eventId !== undefined && !(await tx.subscriptions.takeEvent(eventId, at))) return before
    const why: Cause = { cause, at, reference: reference ?? paymentId }
    const changes: SubscriptionChanges = { ...changesBy(before, said, offer), checkedAt: at }
    const next = { ...before, ...changes }
    if (isLive(next) && !isLive(before) && before.accountId !== null) {
      const others = await tx.subscriptions.listOfAccount(before.accountId)
      replaced = others.filter((other) => other.id !== id && (isLive(other) || hasAccess(other, at)))
      for (const { id: otherId } of replaced) {
        const other = await tx.subscriptions.lock(otherId)
        if (!other) continue
        await tx.subscriptions.change(other, endingOf(other, at), { cause: 'replaced', at, reference: id })
      }
    }
    const confirmed = paymentId !== undefined && next.paidCount > 0 ? { confirmedPaymentId: paymentId } : {}
    return tx.subscriptions.change(before, { ...changes, ...confirmed }, why)
  })
  for (const { id: other } of replaced) {
    place.background.run(
      () => sendCancellation(place, other),
      'a replaced subscription was not cancelled yet',
    )
  }
  return after
}

/** Another subscription takes its place; the provider is told to charge for it no more. */
const endingOf = (other: Subscription, at: Date): SubscriptionChanges => ({
  status: 'replaced',
  accessUntil: null,
  ...(isFinal(other) ? {} : ({ cancelAskedAt: at, cancelWhen: 'now', cancelSentAt: null } as const)),
})

/** A plan that is none of ours, as one may choose in the provider's dashboard, changes nothing here. */
async function offerOf({ payments, log }: PaymentPlace, said: ProviderSubscription, seen: Subscription) {
  const offer = await payments.catalogue.offerOf(said.plan_id)
  if (offer) return { planId: offer.plan.id, cycle: offer.cycle }
  log.error(
    { planId: said.plan_id, subscription: said.id },
    'a subscription is of a plan that is none of ours',
  )
  return { planId: seen.planId, cycle: seen.cycle }
}
