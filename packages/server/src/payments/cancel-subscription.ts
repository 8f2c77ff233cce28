import { ApiError } from '../api-error.ts'
import type { PaymentPlace } from './payment-place.ts'
import { ProviderRefusal } from './razorpay.ts'
import { sendCancellation } from './send-cancellation.ts'
import { isLive } from './subscription-states.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Cancels an account's subscription with the end of its period; one whose charges fail, at once. What was asked is
 * written down first, so that it reaches the provider even where that does not answer now.
 *
 * @throws {ApiError} `subscription-not-found`, `payment-provider-refused`
 */
export async function cancelSubscription(place: PaymentPlace, accountId: string): Promise<void> {
  const { store, clock, log } = place
  const asked = await store.transaction(async (tx) => {
    const live = (await tx.subscriptions.listOfAccount(accountId)).find(isLive)
    const before = live && (await tx.subscriptions.lock(live.id))
    if (!before || !isLive(before)) throw new ApiError('subscription-not-found')
    if (before.cancelAskedAt !== null) return before
    const cancelWhen = before.status === 'active' ? 'period-end' : 'now'
    const at = clock()
    return tx.subscriptions.change(
      before,
      { cancelAskedAt: at, cancelWhen },
      { cause: 'cancelled by its owner', at },
    )
  })
  try {
    await sendCancellation(place, asked.id)
    await syncSubscription(place, asked.id, { cause: 'cancelled by its owner' })
  } catch (err) {
    if (err instanceof ProviderRefusal) {
      await takeBack(place, asked.id)
      throw err
    }
    log.warn({ err }, 'a cancellation has not reached the provider yet')
  }
}

function takeBack({ store, clock }: PaymentPlace, id: string): Promise<void> {
  return store.transaction(async (tx) => {
    const before = await tx.subscriptions.lock(id)
    if (!before || before.cancelSentAt !== null) return
    const cause = { cause: 'cancellation refused by the provider', at: clock() }
    await tx.subscriptions.change(before, { cancelAskedAt: null, cancelWhen: null }, cause)
  })
}

/**
 * Ends everything that an account would be charged for, at once, before it is deleted.
 *
 * @throws {ApiError} `payment-provider-unavailable`, `payment-provider-refused`: it may still be charged for
 */
export async function endSubscriptions(place: PaymentPlace, accountId: string): Promise<void> {
  const { store, clock } = place
  for (const { id } of (await store.subscriptions.listOfAccount(accountId)).filter(mayBeCharged)) {
    await store.transaction(async (tx) => {
      const before = await tx.subscriptions.lock(id)
      if (!before) return
      const at = clock()
      const asked = { cancelAskedAt: at, cancelWhen: 'now', cancelSentAt: null } as const
      await tx.subscriptions.change(before, asked, { cause: 'its account is deleted', at })
    })
    await sendCancellation(place, id)
    await syncSubscription(place, id, { cause: 'its account is deleted' })
  }
}

const mayBeCharged = (one: { status: string; providerId: string | null }): boolean =>
  one.providerId !== null &&
  ['created', 'authenticated', 'active', 'pending', 'halted', 'paused'].includes(one.status)
