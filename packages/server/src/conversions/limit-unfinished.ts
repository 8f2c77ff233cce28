import { ApiError } from '../api-error.ts'
import type { Requester } from '../quota/payers.ts'
import type { Store } from '../store/open-store.ts'

/** How many conversions may wait or run: of one person, and of all whom a network hides. */
const MOST = { visitor: 5, account: 20, network: 40 } as const
/** A statement takes only a fraction of this time. */
const RETRY_SECONDS = 5

/**
 * Whether a payer may have another conversion waiting.
 *
 * @returns how many of theirs are unfinished already
 * @throws {ApiError} `too-many-conversions`
 */
export async function limitUnfinished(
  store: Pick<Store, 'conversions'>,
  { accountId, visitorId, networks }: Requester,
): Promise<number> {
  const asked = { accountId, visitorId, network: networks[0].key }
  const { ofAsker, network } = await store.conversions.countUnfinishedOf(asked)
  if (ofAsker >= (accountId === null ? MOST.visitor : MOST.account) || network >= MOST.network) {
    throw new ApiError('too-many-conversions', { retryAfterSeconds: RETRY_SECONDS })
  }
  return ofAsker
}
