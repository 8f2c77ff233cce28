/** One table of plans and quotas: the server's checks and every text on every screen come from here. */

export type BillingCycle = 'monthly' | 'annual'

export type Plan = {
  readonly id: string
  readonly name: string
  /** Dollars per month or year; null where the price is a matter of talking. */
  readonly price: Readonly<Record<BillingCycle, number | null>>
  readonly pages: Readonly<Record<BillingCycle, number | null>>
}

/** Pages that may be converted without paying in any 24 hours. */
export const FREE_QUOTA = { anonymous: 2, registered: 5, windowHours: 24 } as const

export const PLANS: readonly Plan[] = [
  { id: 'basic', name: 'Basic', price: { monthly: 10, annual: 70 }, pages: { monthly: 400, annual: 4800 } },
  {
    id: 'starter',
    name: 'Starter',
    price: { monthly: 25, annual: 160 },
    pages: { monthly: 1000, annual: 12000 },
  },
  {
    id: 'professional',
    name: 'Professional',
    price: { monthly: 50, annual: 300 },
    pages: { monthly: 4000, annual: 48000 },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: { monthly: null, annual: null },
    pages: { monthly: null, annual: null },
  },
]
