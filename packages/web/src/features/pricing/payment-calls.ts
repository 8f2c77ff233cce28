import { API, type BillingCycle, type Plan } from '@ledgerlift/contract'
import { WORDS } from '#words/pricing.ts'
import { ask, readJson, send } from '../../lib/api.ts'

/** What the payment provider knows of us. */
export type PaymentProvider = {
  readonly key: string
  /** The provider's ids of plans, by their names there. */
  readonly planIds: ReadonlyMap<string, string>
}

type ProviderPlans = { readonly items: readonly { readonly id: string; readonly item: { name: string } }[] }

/** No words for people: the provider's names are the same in every language. */
const CYCLE_NAMES = { monthly: 'Monthly', annual: 'Annual' } as const

/** The name of a plan at the provider, which has one plan for each cycle: `Basic Monthly`. */
export const planName = (plan: Plan, cycle: BillingCycle): string => `${plan.name} ${CYCLE_NAMES[cycle]}`

export async function fetchProvider(): Promise<PaymentProvider> {
  const [plans, { key_id }] = await Promise.all([
    ask<ProviderPlans>(API.plans),
    ask<{ key_id: string }>(API.paymentKey),
  ])
  return { key: key_id, planIds: new Map(plans.items.map(({ id, item }) => [item.name, id])) }
}

export type Order = {
  readonly plan_id: string
  readonly plan_name: string
  readonly billing_cycle: BillingCycle
}

/** @throws {Error} with the error of the server, or the specification's */
export async function createSubscription(order: Order, token: string): Promise<string> {
  const response = await send(API.createSubscription, { method: 'POST', token, json: order })
  const body = (await readJson(response)) as { error?: string; subscription_id?: string } | null
  if (!response.ok || !body?.subscription_id) throw new Error(body?.error || WORDS.notCreated)
  return body.subscription_id
}

/** What the checkout hands over for a payment, to the letter. */
export type Confirmation = {
  readonly razorpay_payment_id: string
  readonly razorpay_subscription_id: string
  readonly razorpay_signature: string
}

/** @throws {Error} with the error of the server, or the specification's */
export async function verifyPayment(confirmation: Confirmation, order: Order, token: string): Promise<void> {
  const { plan_name, billing_cycle } = order
  const json = { ...confirmation, plan_name, billing_cycle }
  const response = await send(API.verifyPayment, { method: 'POST', token, json })
  if (response.ok) return
  const body = (await readJson(response)) as { error?: string } | null
  throw new Error(body?.error || WORDS.notVerified)
}
