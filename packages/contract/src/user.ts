import { z } from 'zod'

export const subscription = z.object({
  plan_name: z.string(),
  is_active: z.boolean(),
  pages_limit: z.int(),
  price: z.number().nullable(),
  billing_cycle: z.enum(['monthly', 'annual']),
  end_date: z.iso.datetime().nullable(),
})

/** GET /api/user/profile, 200. */
export const user = z
  .object({
    email: z.email(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** Pages used in the last 24 hours, or in the billing period of a subscriber. */
    current_usage: z.int().nonnegative(),
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
        subscription: null,
      },
    ],
  })
export type User = z.infer<typeof user>
