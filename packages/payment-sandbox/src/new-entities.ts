import {
  type Invoice,
  type Means,
  newId,
  type Payment,
  type Plan,
  type Refund,
  type Subscription,
} from './entities.ts'

/** Entities as they are when they are made, at a time in seconds since 1970. */

export type WantedPlan = {
  readonly period: Plan['period']
  readonly interval?: number
  readonly item: { readonly name: string; readonly amount: number; readonly currency: string }
  readonly notes?: Record<string, string>
}

export function newPlan({ period, interval = 1, item, notes = {} }: WantedPlan, at: number): Plan {
  const { name, amount, currency } = item
  return {
    id: newId('plan'),
    entity: 'plan',
    interval,
    period,
    item: {
      id: newId('item'),
      active: true,
      name,
      description: null,
      amount,
      unit_amount: amount,
      currency,
      type: 'plan',
    },
    notes,
    created_at: at,
  }
}

export type WantedSubscription = {
  readonly plan_id: string
  readonly total_count: number
  readonly notes?: Record<string, string>
  readonly expire_by?: number
}

/** Before anything was paid. */
export function newSubscription(
  { plan_id, total_count, notes = {}, expire_by }: WantedSubscription,
  at: number,
): Subscription {
  const id = newId('sub')
  return {
    id,
    entity: 'subscription',
    plan_id,
    customer_id: null,
    status: 'created',
    current_start: null,
    current_end: null,
    ended_at: null,
    quantity: 1,
    notes,
    charge_at: null,
    start_at: null,
    end_at: null,
    auth_attempts: 0,
    total_count,
    paid_count: 0,
    remaining_count: total_count,
    customer_notify: true,
    created_at: at,
    expire_by: expire_by ?? null,
    short_url: `https://rzp.example/i/${id}`,
    has_scheduled_changes: false,
    change_scheduled_at: null,
    payment_method: null,
  }
}

type Charge = {
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  readonly means: Means
  /** What it is for. */
  readonly name: string
  readonly at: number
}

/** What a subscription's present period costs, as it is paid. */
export function newCharge(
  { id, current_start, current_end }: Subscription,
  { amount, currency, means, name, at }: Charge,
): { readonly payment: Payment; readonly invoice: Invoice } {
  const [paymentId, invoiceId] = [newId('pay'), newId('inv')]
  return {
    payment: {
      id: paymentId,
      entity: 'payment',
      amount,
      currency,
      status: 'captured',
      invoice_id: invoiceId,
      method: means === 'upi' ? 'upi' : 'card',
      amount_refunded: 0,
      refund_status: null,
      created_at: at,
    },
    invoice: {
      id: invoiceId,
      entity: 'invoice',
      subscription_id: id,
      payment_id: paymentId,
      line_items: [{ name, amount, currency }],
      status: 'paid',
      amount,
      amount_paid: amount,
      amount_due: 0,
      currency,
      issued_at: at,
      paid_at: at,
      date: at,
      billing_start: current_start ?? at,
      billing_end: current_end ?? at,
      short_url: null,
      created_at: at,
    },
  }
}

export const newRefund = ({ id, currency }: Payment, amount: number, at: number): Refund => ({
  id: newId('rfnd'),
  entity: 'refund',
  amount,
  currency,
  payment_id: id,
  status: 'processed',
  created_at: at,
})
