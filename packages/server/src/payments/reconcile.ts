import { findOffer } from '@ledgerlift/contract'
import type { Subscription } from '../store/subscription-store.ts'
import { findMade } from './find-made.ts'
import type { PaymentPlace } from './payment-place.ts'
import { sendCancellation } from './send-cancellation.ts'
import { writeMade } from './subscribe.ts'
import { syncSubscription } from './sync-subscription.ts'

/** How old the last look at a subscription is before the next; with the time between two rounds, below an hour. */
const CHECK_AFTER_MS = 40 * 60_000
/** What was asked for and never made at the provider is given up. */
const GIVE_UP_MS = 3_600_000
/** The provider sends events again for 24 hours; they are remembered for longer. */
const REMEMBER_EVENTS_MS = 30 * 86_400_000
/** After this many failures in a row the provider is taken to be down, and the round ends: the next one comes soon. */
const MOST_FAILURES = 5

/**
 * Asks the provider how all subscriptions stand that may have changed without our hearing of it, sends cancellations that
 * have not reached it, and finds what it made while we were killed.
 *
 * @param signal ends it between two subscriptions; the next round goes on
 */
export async function reconcile(place: PaymentPlace, signal?: AbortSignal): Promise<void> {
  const { store, clock, log } = place
  const now = clock()
  await store.subscriptions.deleteEventsUntil(new Date(now.getTime() - REMEMBER_EVENTS_MS))
  let failures = 0
  for (const one of await store.subscriptions.listToCheck(new Date(now.getTime() - CHECK_AFTER_MS))) {
    if (signal?.aborted) return
    try {
      await look(place, one, now)
      failures = 0
    } catch (err) {
      log.error({ err, subscription: one.id }, 'a subscription was not reconciled')
      if (++failures === MOST_FAILURES) return
    }
  }
}

async function look(place: PaymentPlace, one: Subscription, now: Date): Promise<void> {
  if (one.status === 'creating') return findUnheard(place, one, now)
  await sendCancellation(place, one.id)
  await syncSubscription(place, one.id, { cause: 'reconciled' })
}

async function findUnheard(place: PaymentPlace, one: Subscription, now: Date): Promise<void> {
  const { store, payments } = place
  const offer = findOffer(one.planId, one.cycle)
  const plan = offer && (await payments.catalogue.find(offer))
  const made = plan && (await findMade(place, one, plan.id))
  if (made) {
    await writeMade(place, one.id, made)
    await syncSubscription(place, one.id, { cause: 'reconciled' })
  } else if (one.createdAt.getTime() < now.getTime() - GIVE_UP_MS) {
    await store.transaction(async (tx) => {
      const before = await tx.subscriptions.lock(one.id)
      if (before?.status !== 'creating') return
      await tx.subscriptions.change(before, { status: 'abandoned' }, { cause: 'never made', at: now })
    })
  }
}
