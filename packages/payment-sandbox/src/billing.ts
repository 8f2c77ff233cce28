import type { Books } from './books.ts'
import {
  type Arrangements,
  type Means,
  newId,
  type Payment,
  type Plan,
  type Refund,
  type Subscription,
} from './entities.ts'
import {
  newCharge,
  newPlan,
  newRefund,
  newSubscription,
  type WantedPlan,
  type WantedSubscription,
} from './new-entities.ts'
import { addPeriod, unusedPart } from './periods.ts'
import { RazorpayError } from './razorpay-error.ts'

export type Tell = (event: string, payload: Readonly<Record<string, object>>) => void
export type Billing = ReturnType<typeof startBilling>

type PlanUpdate = { readonly plan_id?: string; readonly schedule_change_at?: 'now' | 'cycle_end' }

const MISSING = 'The id provided does not exist'
const DECLINED = 'Your payment has been declined by the bank. Please use another card.'
const OVER = new Set(['cancelled', 'completed', 'expired'])

/**
 * The life of subscriptions, as Razorpay's "Subscriptions States" has it.
 *
 * @param tell gets each event that a webhook is sent for
 */
export function startBilling(books: Books, clock: () => Date, tell: Tell) {
  const now = () => Math.floor(clock().getTime() / 1000)

  const findPlan = (id: string): Plan => books.plans.get(id) ?? missing()
  const find = (id: string): Subscription => books.subscriptions.get(id) ?? missing()
  const findPayment = (id: string): Payment => books.payments.get(id) ?? missing()
  const arrangementsOf = (id: string): Arrangements => books.arrangements.get(id) ?? missing()
  const told = (event: string, subscription: Subscription, payment?: Payment) =>
    tell(event, {
      subscription: { entity: { ...subscription } },
      ...(payment && { payment: { entity: { ...payment } } }),
    })

  const charge = (subscription: Subscription, amount: number, means: Means, name: string): Payment => {
    const { currency } = findPlan(subscription.plan_id).item
    const { payment, invoice } = newCharge(subscription, { amount, currency, means, name, at: now() })
    books.payments.set(payment.id, payment)
    books.invoices.set(invoice.id, invoice)
    return payment
  }

  const beginPeriod = (subscription: Subscription, start: number) => {
    const { period, interval } = findPlan(subscription.plan_id)
    const end = addPeriod(start, period, interval)
    Object.assign(subscription, { current_start: start, current_end: end, charge_at: end })
  }

  const chargePeriod = (subscription: Subscription, start: number): Payment => {
    const { item } = findPlan(subscription.plan_id)
    beginPeriod(subscription, start)
    subscription.paid_count++
    subscription.remaining_count--
    subscription.auth_attempts = 0
    return charge(subscription, item.amount, arrangementsOf(subscription.id).means ?? 'card', item.name)
  }

  const end = (subscription: Subscription, status: 'cancelled' | 'completed') => {
    Object.assign(subscription, { status, ended_at: now(), charge_at: null })
    told(`subscription.${status}`, subscription)
  }

  return {
    createPlan(wanted: WantedPlan): Plan {
      const plan = newPlan(wanted, now())
      books.plans.set(plan.id, plan)
      return plan
    },

    create(wanted: WantedSubscription): Subscription {
      findPlan(wanted.plan_id)
      if (!Number.isInteger(wanted.total_count) || wanted.total_count < 1) {
        throw new RazorpayError('The total count field is required.')
      }
      const subscription = newSubscription(wanted, now())
      books.subscriptions.set(subscription.id, subscription)
      books.arrangements.set(subscription.id, { cancelAtCycleEnd: false, nextPlanId: null, means: null })
      return subscription
    },

    find,
    findPlan,
    findPayment,

    /** What the checkout does when the user pays. */
    pay(id: string, means: Means): Payment {
      const subscription = find(id)
      if (subscription.status !== 'created') {
        throw new RazorpayError(`Payment is not possible in ${subscription.status} status.`)
      }
      if (means === 'card-refused') {
        subscription.auth_attempts++
        throw new RazorpayError(DECLINED, { reason: 'payment_failed' })
      }
      arrangementsOf(id).means = means
      const start = now()
      const payment = chargePeriod(subscription, start)
      const { period, interval } = findPlan(subscription.plan_id)
      Object.assign(subscription, {
        status: 'active',
        customer_id: newId('cust'),
        payment_method: payment.method,
        start_at: start,
        end_at: addPeriod(start, period, interval * subscription.total_count),
      })
      told('subscription.authenticated', subscription, payment)
      told('subscription.activated', subscription, payment)
      told('subscription.charged', subscription, payment)
      return payment
    },

    /** The end of a period: the next one is charged, or what was arranged for then happens. */
    renew(id: string): Subscription {
      const subscription = find(id)
      const arrangements = arrangementsOf(id)
      if (OVER.has(subscription.status) || subscription.current_end === null) {
        throw new RazorpayError(`Subscription cannot be charged in ${subscription.status} status.`)
      }
      if (arrangements.cancelAtCycleEnd) {
        end(subscription, 'cancelled')
        return subscription
      }
      if (subscription.remaining_count === 0) {
        end(subscription, 'completed')
        return subscription
      }
      if (arrangements.nextPlanId !== null) {
        subscription.plan_id = arrangements.nextPlanId
        arrangements.nextPlanId = null
        Object.assign(subscription, { has_scheduled_changes: false, change_scheduled_at: null })
        told('subscription.updated', subscription)
      }
      if (arrangements.means === 'card-refused-later') {
        subscription.auth_attempts++
        subscription.status = 'pending'
        told('subscription.pending', subscription)
        return subscription
      }
      const before = subscription.status
      // Charged ahead of time, as from the test mode's dashboard, the period begins now.
      const payment = chargePeriod(subscription, Math.min(subscription.current_end, now()))
      subscription.status = 'active'
      told('subscription.charged', subscription, payment)
      if (before !== 'active') told('subscription.activated', subscription, payment)
      return subscription
    },

    /** The customer has another card, which is charged. */
    changeCard(id: string): Subscription {
      arrangementsOf(id).means = 'card'
      return this.renew(id)
    },

    halt(id: string): Subscription {
      const subscription = find(id)
      subscription.status = 'halted'
      told('subscription.halted', subscription)
      return subscription
    },

    pause(id: string): Subscription {
      const subscription = find(id)
      if (subscription.status !== 'active') {
        throw new RazorpayError(`Subscription cannot be paused in ${subscription.status} status.`)
      }
      subscription.status = 'paused'
      told('subscription.paused', subscription)
      return subscription
    },

    resume(id: string): Subscription {
      const subscription = find(id)
      if (subscription.status !== 'paused') {
        throw new RazorpayError(`Subscription cannot be resumed in ${subscription.status} status.`)
      }
      subscription.status = 'active'
      told('subscription.resumed', subscription)
      return subscription
    },

    cancel(id: string, atCycleEnd: boolean): Subscription {
      const subscription = find(id)
      if (OVER.has(subscription.status)) {
        throw new RazorpayError(`Subscription is not cancellable in ${subscription.status} status.`)
      }
      if (atCycleEnd && subscription.current_end === null) {
        throw new RazorpayError('Subscription cannot be cancelled since no billing cycle is going on')
      }
      if (atCycleEnd) arrangementsOf(id).cancelAtCycleEnd = true
      else end(subscription, 'cancelled')
      return subscription
    },

    update(id: string, { plan_id, schedule_change_at = 'now' }: PlanUpdate): Subscription {
      const subscription = find(id)
      const arrangements = arrangementsOf(id)
      if (!['authenticated', 'active'].includes(subscription.status) || plan_id === undefined) {
        throw new RazorpayError(
          "Can't update Subscription when Subscription is not in Authenticated or Active state",
        )
      }
      if (arrangements.means === 'upi') {
        throw new RazorpayError('subscriptions cannot be updated when payment mode is UPI')
      }
      const [before, after] = [findPlan(subscription.plan_id), findPlan(plan_id)]
      if (schedule_change_at === 'cycle_end') {
        arrangements.nextPlanId = plan_id
        Object.assign(subscription, {
          has_scheduled_changes: true,
          change_scheduled_at: subscription.current_end,
        })
        return subscription
      }
      if (arrangements.means === 'card-refused-later') {
        throw new RazorpayError(DECLINED, { reason: 'payment_failed' })
      }
      const sameCycle = before.period === after.period && before.interval === after.interval
      const unused = unusedPart(before, subscription, now())
      const due = sameCycle ? unusedPart(after, subscription, now()) - unused : after.item.amount - unused
      subscription.plan_id = plan_id
      if (!sameCycle) beginPeriod(subscription, now())
      const payment =
        due > 0 ? charge(subscription, due, arrangements.means ?? 'card', after.item.name) : undefined
      told('subscription.updated', subscription, payment)
      return subscription
    },

    cancelScheduledChange(id: string): Subscription {
      const subscription = find(id)
      if (!subscription.has_scheduled_changes) {
        throw new RazorpayError('No scheduled changes exist for this subscription')
      }
      arrangementsOf(id).nextPlanId = null
      Object.assign(subscription, { has_scheduled_changes: false, change_scheduled_at: null })
      return subscription
    },

    refund(paymentId: string, amount?: number): Refund {
      const payment = findPayment(paymentId)
      const left = payment.amount - payment.amount_refunded
      const refunded = amount ?? left
      if (refunded < 1 || refunded > left) {
        throw new RazorpayError('The payment has been fully refunded already')
      }
      payment.amount_refunded += refunded
      payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial'
      if (payment.refund_status === 'full') payment.status = 'refunded'
      const refund = newRefund(payment, refunded, now())
      tell('refund.processed', { refund: { entity: refund }, payment: { entity: { ...payment } } })
      return refund
    },

    /** Charges what is due by now, and lets expire what nobody has paid in time. */
    tick(): void {
      for (const subscription of [...books.subscriptions.values()]) {
        const { id, status, charge_at, expire_by } = subscription
        if (status === 'active' && charge_at !== null && charge_at <= now()) this.renew(id)
        if (status === 'created' && expire_by !== null && expire_by <= now()) subscription.status = 'expired'
      }
    },
  }
}

function missing(): never {
  throw new RazorpayError(MISSING)
}
