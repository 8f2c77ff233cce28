import { FREE_QUOTA, type User } from '@ledgerlift/contract'

/** Pages that may be converted now, and of how many. */
export type PagesAvailable = { readonly remaining: number; readonly limit: number }

export function pagesAvailable(user: User | null): PagesAvailable {
  if (user === null) return { remaining: FREE_QUOTA.anonymous, limit: FREE_QUOTA.anonymous }
  const { subscription, current_usage } = user
  const limit = subscription?.is_active ? subscription.pages_limit : FREE_QUOTA.registered
  return { remaining: Math.max(0, limit - current_usage), limit }
}
