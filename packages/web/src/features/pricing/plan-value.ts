import type { BillingCycle, Plan } from '@ledgerlift/contract'

/** What a page costs, in cents, such as `2.5`; null where the price is a matter of talking. */
export function centsPerPage(plan: Plan, cycle: BillingCycle): string | null {
  const price = plan.cents[cycle]
  const pages = plan.pages[cycle]
  return price === null || pages === null ? null : (price / pages).toFixed(1)
}

/** The cents that a year costs less than twelve months. */
export function centsSaved({ cents: { monthly, annual } }: Plan): number | null {
  return monthly === null || annual === null ? null : monthly * 12 - annual
}
