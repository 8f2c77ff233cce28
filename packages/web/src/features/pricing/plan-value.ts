import type { BillingCycle, Plan } from '@ledgerlift/contract'

/** What a page costs, in cents, such as `2.5`; null where the price is a matter of talking. */
export function centsPerPage(plan: Plan, cycle: BillingCycle): string | null {
  const price = plan.price[cycle]
  const pages = plan.pages[cycle]
  return price === null || pages === null ? null : ((price * 100) / pages).toFixed(1)
}

/** The dollars that a year costs less than twelve months. */
export function dollarsSaved({ price: { monthly, annual } }: Plan): number | null {
  return monthly === null || annual === null ? null : monthly * 12 - annual
}
