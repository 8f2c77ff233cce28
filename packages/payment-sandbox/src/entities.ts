import { randomBytes } from 'node:crypto'

/**
 * What Razorpay's API answers with, field by field, as far as subscriptions need it. Times are Unix seconds, amounts
 * integers of the currency's minor unit. Source: https://razorpay.com/docs/api/payments/subscriptions/
 */

export type Plan = {
  readonly id: string
  readonly entity: 'plan'
  readonly interval: number
  readonly period: 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly'
  readonly item: {
    readonly id: string
    readonly active: boolean
    readonly name: string
    readonly description: string | null
    readonly amount: number
    readonly unit_amount: number
    readonly currency: string
    readonly type: 'plan'
  }
  readonly notes: Readonly<Record<string, string>>
  readonly created_at: number
}

type SubscriptionStatus =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'cancelled'
  | 'completed'
  | 'expired'
  | 'paused'

export type Subscription = {
  readonly id: string
  readonly entity: 'subscription'
  plan_id: string
  customer_id: string | null
  status: SubscriptionStatus
  current_start: number | null
  current_end: number | null
  ended_at: number | null
  readonly quantity: number
  readonly notes: Readonly<Record<string, string>>
  charge_at: number | null
  start_at: number | null
  end_at: number | null
  auth_attempts: number
  readonly total_count: number
  paid_count: number
  remaining_count: number
  readonly customer_notify: boolean
  readonly created_at: number
  readonly expire_by: number | null
  readonly short_url: string
  has_scheduled_changes: boolean
  change_scheduled_at: number | null
  payment_method: string | null
}

export type Payment = {
  readonly id: string
  readonly entity: 'payment'
  readonly amount: number
  readonly currency: string
  status: 'captured' | 'failed' | 'refunded'
  readonly invoice_id: string
  readonly method: string
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  readonly created_at: number
}

export type Invoice = {
  readonly id: string
  readonly entity: 'invoice'
  readonly subscription_id: string
  readonly payment_id: string
  readonly line_items: readonly {
    readonly name: string
    readonly amount: number
    readonly currency: string
  }[]
  readonly status: 'paid'
  readonly amount: number
  readonly amount_paid: number
  readonly amount_due: number
  readonly currency: string
  readonly issued_at: number
  readonly paid_at: number
  readonly date: number
  readonly billing_start: number
  readonly billing_end: number
  readonly short_url: string | null
  readonly created_at: number
}

export type Refund = {
  readonly id: string
  readonly entity: 'refund'
  readonly amount: number
  readonly currency: string
  readonly payment_id: string
  readonly status: 'processed'
  readonly created_at: number
}

/** What is asked of a subscription but not yet done, which the API does not tell. */
export type Arrangements = {
  cancelAtCycleEnd: boolean
  /** The plan of the next period. */
  nextPlanId: string | null
  /** How it is paid for: one of `MEANS`. */
  means: Means | null
}

/** How the sandbox's checkout can be paid in: each shows something that happens with real customers. */
export const MEANS = ['card', 'card-refused', 'card-refused-later', 'upi'] as const
export type Means = (typeof MEANS)[number]

const ID_LENGTH = 14
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id in Razorpay's form, such as `sub_ID6MOhgkcoHj9I`. */
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
