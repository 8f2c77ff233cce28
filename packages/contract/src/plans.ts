/** One table of plans and quotas: the server's checks and every text on every screen come from here. */

export const BILLING_CYCLES = ['monthly', 'annual'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

export type Plan = {
  readonly id: string
  readonly name: string
  /** Cents of US dollars for each month or year; null where the price is a matter of talking. */
  readonly cents: Readonly<Record<BillingCycle, number | null>>
  /** Pages for each month or year. */
  readonly pages: Readonly<Record<BillingCycle, number | null>>
}

/** Pages that may be converted without paying in any 24 hours. */
export const FREE_QUOTA = { anonymous: 2, registered: 5, windowHours: 24 } as const

export const PLANS: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    cents: { monthly: 10_00, annual: 70_00 },
    pages: { monthly: 400, annual: 4800 },
  },
  {
    id: 'starter',
    name: 'Starter',
    cents: { monthly: 25_00, annual: 160_00 },
    pages: { monthly: 1000, annual: 12000 },
  },
  {
    id: 'professional',
    name: 'Professional',
    cents: { monthly: 50_00, annual: 300_00 },
    pages: { monthly: 4000, annual: 48000 },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    cents: { monthly: null, annual: null },
    pages: { monthly: null, annual: null },
  },
]

/** A plan in one of its cycles, which has a price: what is subscribed to. */
export type Offer = {
  readonly plan: Plan
  readonly cycle: BillingCycle
  readonly cents: number
  readonly pages: number
}

/** Everything that can be subscribed to. */
export const OFFERS: readonly Offer[] = PLANS.flatMap((plan) =>
  BILLING_CYCLES.flatMap((cycle) => {
    const [cents, pages] = [plan.cents[cycle], plan.pages[cycle]]
    return cents === null || pages === null ? [] : [{ plan, cycle, cents, pages }]
  }),
)

/** @param plan its id or its name; undefined where nothing like it can be subscribed to */
export const findOffer = (plan: string, cycle: BillingCycle): Offer | undefined =>
  OFFERS.find((offer) => [offer.plan.id, offer.plan.name].includes(plan) && offer.cycle === cycle)

/** No words for people: the provider's names are the same in every language. */
const CYCLE_NAMES = { monthly: 'Monthly', annual: 'Annual' } as const

/** The name of an offer at the payment provider, which has one plan for each cycle: `Basic Monthly`. */
export const offerName = ({ plan, cycle }: Pick<Offer, 'plan' | 'cycle'>): string =>
  `${plan.name} ${CYCLE_NAMES[cycle]}`

/**
 * Whether a change of plan begins at once: to more pages a month, or from months to years. Every other one waits for
 * the end of the period that is paid for.
 */
export function beginsAtOnce(from: Offer, to: Offer): boolean {
  const [before, after] = [yearlyPages(from), yearlyPages(to)]
  if (before !== after) return after > before
  return from.cycle === 'monthly' && to.cycle === 'annual'
}

const MONTHS_OF_A_YEAR = 12
const yearlyPages = ({ pages, cycle }: Offer): number =>
  cycle === 'annual' ? pages : pages * MONTHS_OF_A_YEAR
