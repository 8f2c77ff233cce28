import { beginsAtOnce, findOffer, type Offer, type PlanChange } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Subscription } from '../store/subscription-store.ts'
import type { PaymentPlace } from './payment-place.ts'
import { ProviderRefusal } from './razorpay.ts'
import { isLive } from './subscription-states.ts'
import { syncSubscription } from './sync-subscription.ts'

const BUSY_MS = 30_000
const BUSY = 'This subscription is being changed just now. Please try again in a moment.'
const SAME = 'This is your plan already.'

/**
 * Changes the plan of an account's subscription: at once to a larger one, and else with the next period. The provider
 * charges the difference.
 *
 * @throws {ApiError} `plan-unknown`, `subscription-not-found`, `already-subscribed`, `plan-change-refused`,
 * `payment-provider-unavailable`
 */
export async function changePlan(place: PaymentPlace, accountId: string, wish: PlanChange): Promise<void> {
  const { store, payments, clock, log } = place
  const to = findOffer(wish.plan_name, wish.billing_cycle)
  const plan = to && (await payments.catalogue.find(to))
  if (!to || !plan) throw new ApiError('plan-unknown')
  const present = await takeTurn(place, accountId)
  try {
    await send(place, present, to, plan.id)
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      log.info({ reason: error.description }, 'the provider changes no plan')
      throw new ApiError('plan-change-refused')
    }
    throw error
  } finally {
    await store.transaction(async (tx) => {
      const before = await tx.subscriptions.lock(present.id)
      const at = clock()
      if (before) await tx.subscriptions.change(before, { busyUntil: null }, { cause: 'turn over', at })
    })
  }
}

/** One change at a time: two at once would be charged twice. */
function takeTurn({ store, clock }: PaymentPlace, accountId: string): Promise<Subscription> {
  return store.transaction(async (tx) => {
    const all = await tx.subscriptions.listOfAccount(accountId)
    const live = all.find(isLive)
    const before = live && (await tx.subscriptions.lock(live.id))
    if (!before?.providerId || !isLive(before)) throw new ApiError('subscription-not-found')
    if (before.status !== 'active' || before.cancelAskedAt !== null) throw new ApiError('plan-change-refused')
    const at = clock()
    if (before.busyUntil !== null && before.busyUntil > at) throw new ApiError('plan-change-refused', BUSY)
    const busyUntil = new Date(at.getTime() + BUSY_MS)
    return tx.subscriptions.change(before, { busyUntil }, { cause: 'turn taken', at })
  })
}

async function send(place: PaymentPlace, present: Subscription, to: Offer, planId: string): Promise<void> {
  const { razorpay } = place.payments
  const from = findOffer(present.planId, present.cycle)
  const providerId = present.providerId as string
  if (!from) throw new ApiError('plan-unknown')
  const isSame = from === to
  if (isSame && present.nextPlanId === null) throw new ApiError('already-subscribed', SAME)
  const atOnce = beginsAtOnce(from, to)
  const ask = () => {
    if (isSame) return razorpay.cancelScheduledChange(providerId)
    return razorpay.changePlan(providerId, planId, atOnce ? 'now' : 'cycle_end')
  }
  const failure = await ask().then(
    () => null,
    (error: unknown) => error,
  )
  if (failure instanceof ProviderRefusal) throw failure
  if (failure === null && !atOnce && !isSame) await noteNext(place, present.id, to)
  // Where no answer came the work may have been done all the same: then this sees it.
  const after = await syncSubscription(place, present.id, { cause: 'plan changed' })
  if (failure === null || (atOnce && after.planId === to.plan.id && after.cycle === to.cycle)) return
  if (!atOnce && (await isScheduled(place, providerId)) !== isSame) {
    if (!isSame) await noteNext(place, present.id, to)
    return
  }
  throw failure
}

const isScheduled = async ({ payments }: PaymentPlace, providerId: string): Promise<boolean> =>
  (await payments.razorpay.fetchSubscription(providerId)).has_scheduled_changes === true

function noteNext({ store, clock }: PaymentPlace, id: string, { plan, cycle }: Offer) {
  return store.transaction(async (tx) => {
    const before = await tx.subscriptions.lock(id)
    if (!before) return
    const next = { nextPlanId: plan.id, nextCycle: cycle }
    await tx.subscriptions.change(before, next, { cause: 'plan of the next period', at: clock() })
  })
}
