import { type BillingCycle, OFFERS, type Offer, offerName } from '@ledgerlift/contract'
import type { ProviderPlan, RazorpayClient } from './razorpay.ts'

const KEPT_MS = 5 * 60_000
const PERIODS = { monthly: 'monthly', annual: 'yearly' } as const satisfies Record<BillingCycle, string>

export type Catalogue = ReturnType<typeof openCatalogue>

/** The provider's plans that are ours: those with the name and the period of something that we offer. */
export function openCatalogue(razorpay: Pick<RazorpayClient, 'listPlans'>, clock: () => Date) {
  let known: readonly ProviderPlan[] = []
  let knownAt = Number.NEGATIVE_INFINITY

  const load = async ({ anew = false } = {}) => {
    const now = clock().getTime()
    // An empty list is asked for again, so that plans can be used as soon as they are made.
    if (anew || known.length === 0 || now - knownAt > KEPT_MS) {
      known = (await razorpay.listPlans()).filter((plan) => offerOf(plan) !== undefined)
      knownAt = now
    }
    return known
  }

  return {
    /** One for each offer: the newest, since the provider keeps old ones for ever. */
    async list(): Promise<ProviderPlan[]> {
      const plans = await load()
      return OFFERS.flatMap((offer) => newestOf(plans, offer) ?? [])
    },

    async find(offer: Offer): Promise<ProviderPlan | undefined> {
      return newestOf(await load(), offer)
    },

    /** What the provider's plan is of, an old one too; undefined where it is none of ours. */
    async offerOf(planId: string): Promise<Offer | undefined> {
      const isIt = ({ id }: ProviderPlan) => id === planId
      const plan = (await load()).find(isIt) ?? (await load({ anew: true })).find(isIt)
      return plan && offerOf(plan)
    },
  }
}

const newestOf = (plans: readonly ProviderPlan[], offer: Offer): ProviderPlan | undefined =>
  plans.find((plan) => plan.item.active !== false && offerOf(plan) === offer)

const offerOf = ({ period, interval, item }: ProviderPlan): Offer | undefined =>
  OFFERS.find((offer) => offerName(offer) === item.name && PERIODS[offer.cycle] === period && interval === 1)

/** That of the contract's prices. */
const CURRENCY = 'USD'

type MadePlan = ProviderPlan['item'] & {
  /** The contract's price, in cents of US dollars. */
  readonly wanted: number
  readonly made: boolean
}

/** Makes at the provider what it has not yet of our plans. What is there already stays as it is. */
export async function makePlans(
  razorpay: Pick<RazorpayClient, 'listPlans' | 'createPlan'>,
): Promise<MadePlan[]> {
  const known = await razorpay.listPlans()
  const plans: MadePlan[] = []
  for (const offer of OFFERS) {
    const found = newestOf(known, offer)
    const made =
      found ??
      (await razorpay.createPlan({
        period: PERIODS[offer.cycle],
        name: offerName(offer),
        amount: offer.cents,
        currency: CURRENCY,
      }))
    plans.push({ ...made.item, wanted: offer.cents, made: found === undefined })
  }
  return plans
}

/** Periods that a subscription runs for: ten years, which all cards and banks allow. */
const YEARS = 10
export const totalCountOf = (cycle: BillingCycle): number => YEARS * { monthly: 12, annual: 1 }[cycle]
