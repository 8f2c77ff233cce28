import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { findOffer, type Offer, type SubscriptionCreated, type SubscriptionOrder } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Subscription, SubscriptionChanges } from '../store/subscription-store.ts'
import { totalCountOf } from './catalogue.ts'
import { findMade, ORDER_NOTE } from './find-made.ts'
import type { PaymentPlace } from './payment-place.ts'
import { ProviderRefusal, type ProviderSubscription } from './razorpay.ts'
import { isLive, isOpen } from './subscription-states.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Longer than two calls of the provider take at most; a process that died meanwhile blocks others for no longer. */
const BUSY_MS = 20_000
/** How long one tab waits for what another one is doing, and how often it looks. */
const WAIT_MS = 22_000
const LOOK_MS = 200
/** How long the checkout can be paid in. */
const PAYABLE_MS = 24 * 3_600_000

type Wanted = { readonly accountId: string; readonly offer: Offer; readonly planId: string }

/**
 * Makes a subscription at the provider that can then be paid for, or finds the one that was made before: an account has
 * one at a time that is not paid yet, however often it asks and in however many tabs.
 *
 * @throws {ApiError} `plan-unknown`, `already-subscribed`, `payment-provider-unavailable`, `payment-provider-refused`
 */
export async function subscribe(
  place: PaymentPlace,
  accountId: string,
  order: SubscriptionOrder,
): Promise<SubscriptionCreated> {
  const { payments } = place
  const offer = findOffer(order.plan_name, order.billing_cycle)
  const plan = offer && (await payments.catalogue.find(offer))
  if (!offer || !plan || plan.id !== order.plan_id) throw new ApiError('plan-unknown')
  const made = await makeOne(place, { accountId, offer, planId: plan.id })
  return { subscription_id: made, key_id: payments.keyId, plan_id: plan.id, status: 'created' }
}

/** The provider's id of a subscription that waits to be paid. */
async function makeOne(place: PaymentPlace, wanted: Wanted): Promise<string> {
  const until = Date.now() + WAIT_MS
  while (Date.now() < until) {
    const { open, ours } = await openOne(place, wanted)
    if (open.status === 'creating' && !ours) await sleep(LOOK_MS)
    else if (open.planId !== wanted.offer.plan.id || open.cycle !== wanted.offer.cycle)
      await giveUp(place, open)
    else if (open.status === 'creating') return await create(place, open, wanted.planId)
    else {
      // It may have been paid, or expired, without our hearing of it.
      const now = await syncSubscription(place, open.id, { cause: 'asked for again' })
      if (now.status === 'created' && now.providerId !== null) return now.providerId
    }
  }
  throw new ApiError('payment-provider-unavailable')
}

/**
 * The account's subscription that is not paid yet; a new one where there is none.
 * @returns `ours`: whether it is this call that is to make it at the provider
 */
function openOne({ store, clock }: PaymentPlace, { accountId, offer }: Wanted) {
  return store.transaction(async (tx) => {
    if (!(await tx.accounts.lock(accountId))) throw new ApiError('unauthorized')
    const all = await tx.subscriptions.listOfAccount(accountId)
    // One that is to end with its period gives way to a new one.
    if (all.some((one) => isLive(one) && one.cancelAskedAt === null)) throw new ApiError('already-subscribed')
    const at = clock()
    const busyUntil = new Date(at.getTime() + BUSY_MS)
    const open = all.find(isOpen)
    if (!open) {
      const made = { id: randomUUID(), accountId, planId: offer.plan.id, cycle: offer.cycle, busyUntil }
      return { open: await tx.subscriptions.add(made, { cause: 'asked for', at }), ours: true }
    }
    const ours = open.busyUntil === null || open.busyUntil <= at
    if (open.status !== 'creating' || !ours) return { open, ours }
    return { open: await tx.subscriptions.change(open, { busyUntil }, { cause: 'taken up again', at }), ours }
  })
}

/** Makes it at the provider, unless it is there already. */
async function create(place: PaymentPlace, open: Subscription, planId: string): Promise<string> {
  const { payments } = place
  const { expireBy, totalCount } = termsOf(open, place.clock())
  try {
    const isNew = open.revision === 0
    const found = isNew ? undefined : await findMade(place, open, planId)
    const notes = { [ORDER_NOTE]: open.id }
    const made =
      found ?? (await payments.razorpay.createSubscription({ planId, totalCount, expireBy, notes }))
    return await writeMade(place, open.id, made)
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      place.log.error({ reason: error.description }, 'the provider makes no subscription')
      await change(place, open.id, { status: 'abandoned', busyUntil: null }, 'refused by the provider')
      throw error
    }
    // It may have done the work all the same.
    const found = await findMade(place, open, planId).catch(() => undefined)
    if (found) return await writeMade(place, open.id, found)
    await change(place, open.id, { busyUntil: null }, 'not answered by the provider')
    throw error
  }
}

const termsOf = ({ cycle }: Subscription, now: Date) => ({
  totalCount: totalCountOf(cycle),
  expireBy: Math.floor((now.getTime() + PAYABLE_MS) / 1000),
})

/** Writes down what the provider has made. */
export async function writeMade(
  place: PaymentPlace,
  id: string,
  made: ProviderSubscription,
): Promise<string> {
  const written = await change(
    place,
    id,
    { providerId: made.id, status: 'created', busyUntil: null },
    'made at the provider',
    ({ status }) => status === 'creating',
  )
  if (written.providerId === null) throw new ApiError('payment-provider-unavailable')
  return written.providerId
}

/** Another plan is wanted: the one that nobody has paid for must not be payable any more. */
async function giveUp(place: PaymentPlace, open: Subscription): Promise<void> {
  const { payments } = place
  const providerId = open.providerId ?? (await findUnheard(place, open))
  if (providerId !== null) {
    try {
      await payments.razorpay.cancel(providerId, false)
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      // Should the user still pay for it, it comes back to life.
      place.log.warn({ reason: error.description }, 'a subscription that nobody has paid stays payable')
    }
    if (open.status === 'created') {
      // It may have been paid just now.
      const now = await syncSubscription(place, open.id, { cause: 'another plan was asked for' })
      if (!isOpen(now)) return
    }
  }
  await change(place, open.id, { status: 'abandoned', busyUntil: null }, 'another plan was asked for', isOpen)
}

async function findUnheard(place: PaymentPlace, open: Subscription): Promise<string | null> {
  const offer = findOffer(open.planId, open.cycle)
  const plan = offer && (await place.payments.catalogue.find(offer))
  return (plan && (await findMade(place, open, plan.id))?.id) ?? null
}

function change(
  { store, clock }: PaymentPlace,
  id: string,
  changes: SubscriptionChanges,
  cause: string,
  mayChange: (found: Subscription) => boolean = () => true,
): Promise<Subscription> {
  return store.transaction(async (tx) => {
    const before = await tx.subscriptions.lock(id)
    if (!before) throw new Error('a subscription has vanished')
    return mayChange(before) ? tx.subscriptions.change(before, changes, { cause, at: clock() }) : before
  })
}
