import {
  API,
  type CheckoutConfirmation,
  type Offer,
  offerName,
  type PaymentKey,
  type ProviderPlans,
  type SubscriptionOrder,
  type User,
} from '@ledgerlift/contract'
import { WORDS } from '#words/pricing.ts'
import { ask, readJson, send } from '../../lib/api.ts'

/** What the payment provider knows of us. */
export type PaymentProvider = {
  readonly key: string
  /** The provider's ids of plans, by their names there. */
  readonly planIds: ReadonlyMap<string, string>
}

/** How long an answer is waited for before the user is told that none came. */
const PATIENCE_MS = 15_000

export async function fetchProvider(): Promise<PaymentProvider> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const [plans, { key_id }] = await Promise.all([
    ask<ProviderPlans>(API.plans, { signal }),
    ask<PaymentKey>(API.paymentKey, { signal }),
  ])
  return { key: key_id, planIds: new Map(plans.items.map(({ id, item }) => [item.name, id])) }
}

/** What is to be ordered; undefined where the provider has no such plan. */
export function orderOf(provider: PaymentProvider, offer: Offer): SubscriptionOrder | undefined {
  const plan_id = provider.planIds.get(offerName(offer))
  return plan_id === undefined
    ? undefined
    : { plan_id, plan_name: offer.plan.name, billing_cycle: offer.cycle }
}

/** @throws {Error} with the error of the server, or the specification's */
export async function createSubscription(order: SubscriptionOrder, token: string): Promise<string> {
  const response = await send(API.createSubscription, { method: 'POST', token, json: order })
  const body = (await readJson(response)) as { error?: string; subscription_id?: string } | null
  if (!response.ok || !body?.subscription_id) throw new Error(body?.error || WORDS.notCreated)
  return body.subscription_id
}

/** @throws {Error} with the error of the server, or the specification's */
export async function verifyPayment(
  confirmation: CheckoutConfirmation,
  { plan_name, billing_cycle }: SubscriptionOrder,
  token: string,
): Promise<void> {
  const json = { ...confirmation, plan_name, billing_cycle }
  const response = await send(API.verifyPayment, { method: 'POST', token, json })
  if (response.ok) return
  const body = (await readJson(response)) as { error?: string } | null
  throw new Error(body?.error || WORDS.notVerified)
}

/** @throws {Error} with the sentence of the server, or its error */
export async function changePlan({ plan, cycle }: Offer, token: string): Promise<User> {
  const json = { plan_name: plan.name, billing_cycle: cycle }
  const response = await send(API.changePlan, { method: 'POST', token, json })
  const body = await readJson(response)
  if (response.ok) return body as User
  const { detail, error } = (body ?? {}) as { detail?: string; error?: string }
  throw new Error(detail || error || WORDS.notChanged)
}
