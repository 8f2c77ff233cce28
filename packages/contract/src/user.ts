import { z } from 'zod'
import { LIMITS } from './limits.ts'

export const subscription = z.object({
  plan_name: z.string(),
  is_active: z.boolean(),
  pages_limit: z.int(),
  price: z.number().nullable(),
  billing_cycle: z.enum(['monthly', 'annual']),
  end_date: z.iso.datetime().nullable(),
})

export const user = z.object({
  email: z.email(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Pages used in the last 24 hours, or in the billing period of a subscriber. */
  current_usage: z.int().nonnegative(),
  subscription: subscription.nullable(),
})
export type User = z.infer<typeof user>

export const loginRequest = z.object({ email: z.email(), password: z.string().min(1) })
export type LoginRequest = z.infer<typeof loginRequest>

export const registerRequest = z.object({
  email: z.email(),
  password: z.string().min(LIMITS.passwordMinLength),
  first_name: z.string().max(100).optional(),
  last_name: z.string().max(100).optional(),
})
export type RegisterRequest = z.infer<typeof registerRequest>

/** Answer of login, register, Google sign-in and refresh-token. */
export const session = z.object({ access_token: z.string(), user })
export type Session = z.infer<typeof session>
