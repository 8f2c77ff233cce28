import type { UsageAnswer } from '@ledgerlift/contract'
import type { Deps } from '../deps.ts'
import { checkPayers } from './admit-pages.ts'
import { findPayers, type Requester } from './payers.ts'

/** Whether a PDF of this number of pages would be accepted now. Only accepting it decides. */
export async function answerUsage(
  { store, quotas, clock }: Deps,
  requester: Requester,
  pages: number,
): Promise<UsageAnswer> {
  const [asked, now] = [{ pages, chosen: false }, clock()]
  const payers = await findPayers(store, requester, { quotas, now })
  const { allowed, message, left } = await checkPayers(store, payers, asked, now)
  return { can_process: allowed, message, pages_left: left }
}
