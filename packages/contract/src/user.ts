import { z } from 'zod'
import { BILLING_CYCLES } from './plans.ts'

/** As the payment provider says it, of those that are not over. */
const SUBSCRIPTION_STATUSES = ['active', 'pending', 'halted', 'paused', 'cancelled', 'completed'] as const

const billingCycle = z.enum(BILLING_CYCLES)

export const subscription = z.object({
  plan_name: z.string(),
  /** Whether its pages may be used now. */
  is_active: z.boolean(),
  /** Pages of each period. */
  pages_limit: z.int(),
  /** Dollars of each period. */
  price: z.number().nullable(),
  billing_cycle: billingCycle,
  /** When the period ends that is paid for, and the next one is charged; in UTC. */
  end_date: z.iso.datetime().nullable(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Whether it ends with the period. */
  cancels_at_end: z.boolean(),
  /** What the next period is of, where that differs. */
  next_plan: z.object({ plan_name: z.string(), billing_cycle: billingCycle }).nullable(),
})
export type Subscription = z.infer<typeof subscription>

/** GET /api/user/profile, 200. */
export const user = z
  .object({
    email: z.email(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** Pages used in the last 24 hours, or in the billing period of a subscriber. */
    current_usage: z.int().nonnegative(),
    /** Of how many. */
    pages_limit: z.int().nonnegative(),
    subscription: subscription.nullable(),
  })
  .meta({
    examples: [
      {
        email: 'ada@example.com',
        first_name: 'Ada',
        last_name: null,
        created_at: '2026-01-31T09:30:00.000Z',
        current_usage: 2,
        pages_limit: 5,
        subscription: null,
      },
      {
        email: 'grace@example.com',
        first_name: null,
        last_name: null,
        created_at: '2026-01-31T09:30:00.000Z',
        current_usage: 120,
        pages_limit: 400,
        subscription: {
          plan_name: 'Basic',
          is_active: true,
          pages_limit: 400,
          price: 10,
          billing_cycle: 'monthly',
          end_date: '2026-03-03T09:30:00.000Z',
          status: 'active',
          cancels_at_end: false,
          next_plan: null,
        },
      },
    ],
  })
export type User = z.infer<typeof user>
