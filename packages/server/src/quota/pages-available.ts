import type { PagesAvailable } from '@ledgerlift/contract'
import type { Deps } from '../deps.ts'
import { checkPayers } from './admit-pages.ts'
import { findPayers, type Requester } from './payers.ts'

/** How many pages the caller may convert now, and of how many. */
export async function pagesAvailable(
  { store, quotas, clock }: Deps,
  requester: Requester,
): Promise<PagesAvailable> {
  const now = clock()
  const payers = await findPayers(store, requester, { quotas, now })
  const { left } = await checkPayers(store, payers, { pages: 1, chosen: false }, now)
  return { remaining: left, limit: payers[0].limit }
}
