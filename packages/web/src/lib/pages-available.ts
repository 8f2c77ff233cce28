import type { PagesAvailable, User } from '@ledgerlift/contract'

/** Pages that an account may convert now, and of how many. */
export const pagesOf = ({ current_usage, pages_limit }: User): PagesAvailable => ({
  remaining: Math.max(0, pages_limit - current_usage),
  limit: pages_limit,
})
