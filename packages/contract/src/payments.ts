import { z } from 'zod'
import { BILLING_CYCLES } from './plans.ts'

/** GET /api/get-razorpay-plans, 200: the provider's plans that are ours, named as `offerName` says. */
export const providerPlans = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        /** `amount` in the currency's minor units, which is what the provider charges. */
        item: z.object({ name: z.string(), amount: z.int(), currency: z.string() }),
      }),
    ),
  })
  .meta({
    examples: [
      {
        items: [
          { id: 'plan_00000000000001', item: { name: 'Basic Monthly', amount: 1000, currency: 'USD' } },
        ],
      },
    ],
  })
export type ProviderPlans = z.infer<typeof providerPlans>

/** GET /api/get-razorpay-key, 200. */
export const paymentKey = z
  .object({ key_id: z.string() })
  .meta({ examples: [{ key_id: 'rzp_test_00000000000001' }] })
export type PaymentKey = z.infer<typeof paymentKey>

const billingCycle = z.enum(BILLING_CYCLES)
const planWish = z.object({ plan_name: z.string().max(100), billing_cycle: billingCycle })
const providerId = z.string().min(1).max(100)

/** POST /api/create-subscription. `plan_id` is the provider's; it must be that of the plan's name and cycle. */
export const subscriptionOrder = planWish
  .extend({ plan_id: providerId })
  .meta({ examples: [{ plan_id: 'plan_00000000000001', plan_name: 'Basic', billing_cycle: 'monthly' }] })
export type SubscriptionOrder = z.infer<typeof subscriptionOrder>

/** POST /api/create-subscription, 200: what the checkout is opened with. */
export const subscriptionCreated = z
  .object({ subscription_id: z.string(), key_id: z.string(), plan_id: z.string(), status: z.string() })
  .meta({
    examples: [
      {
        subscription_id: 'sub_00000000000001',
        key_id: 'rzp_test_00000000000001',
        plan_id: 'plan_00000000000001',
        status: 'created',
      },
    ],
  })
export type SubscriptionCreated = z.infer<typeof subscriptionCreated>

/** What the provider's checkout hands over for a payment, to the letter. */
export const checkoutConfirmation = z.object({
  razorpay_payment_id: providerId,
  razorpay_subscription_id: providerId,
  /** Hexadecimal HMAC-SHA256 of `payment_id|subscription_id`, with the key's secret. */
  razorpay_signature: z.string().max(200),
})
export type CheckoutConfirmation = z.infer<typeof checkoutConfirmation>

/** POST /api/verify-payment. */
export const paymentConfirmation = planWish.extend(checkoutConfirmation.shape).meta({
  examples: [
    {
      razorpay_payment_id: 'pay_00000000000001',
      razorpay_subscription_id: 'sub_00000000000001',
      razorpay_signature: '601f383334975c714c91a7d97dd723eb56520318355863dcf3821c0d07a17693',
      plan_name: 'Basic',
      billing_cycle: 'monthly',
    },
  ],
})
export type PaymentConfirmation = z.infer<typeof paymentConfirmation>

/** POST /api/change-plan. */
export const planChange = planWish.meta({ examples: [{ plan_name: 'Starter', billing_cycle: 'monthly' }] })
export type PlanChange = z.infer<typeof planChange>

/** GET /api/invoices, 200: what was charged, the newest first. */
export const invoices = z
  .object({
    invoices: z.array(
      z.object({
        id: z.string(),
        date: z.iso.datetime(),
        /** In the currency's minor units. */
        amount: z.int(),
        /** ISO 4217. */
        currency: z.string(),
        /** `paid`, `issued` and so on, in the provider's words. */
        status: z.string(),
        description: z.string(),
        /** The invoice at the provider; null where it has none. */
        url: z.url().nullable(),
      }),
    ),
  })
  .meta({
    examples: [
      {
        invoices: [
          {
            id: 'inv_00000000000001',
            date: '2026-01-31T09:30:00.000Z',
            amount: 1000,
            currency: 'USD',
            status: 'paid',
            description: 'Basic Monthly',
            url: 'https://rzp.io/i/Ys4feGqEp',
          },
        ],
      },
    ],
  })
export type Invoices = z.infer<typeof invoices>
export type Invoice = Invoices['invoices'][number]

/** GET /api/pages-available, 200: how many pages the caller may convert now, and of how many. */
export const pagesAvailable = z
  .object({ remaining: z.int().nonnegative(), limit: z.int().nonnegative() })
  .meta({ examples: [{ remaining: 1, limit: 2 }] })
export type PagesAvailable = z.infer<typeof pagesAvailable>
