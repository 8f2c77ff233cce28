import type { User } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { ACCOUNT_PAYER_PREFIX } from '../quota/payers.ts'
import { windowStart } from '../quota/quotas.ts'
import type { AccountInUse, CountedUse } from '../store/account-store.ts'
import { digestToken } from './secret-token.ts'

type Place = Pick<Deps, 'store' | 'clock'>

/** @throws {ApiError} `unauthorized` where the account is gone */
export const describeUser = async ({ store, clock }: Place, accountId: string): Promise<User> =>
  toUser(await store.accounts.findInUse(accountId, countedAt(clock())))

/**
 * Whose token it is.
 *
 * @throws {ApiError} `unauthorized` where it opens no account
 */
export async function describeBearer({ store, clock }: Place, token: string): Promise<User> {
  const session = { tokenDigest: digestToken(token), now: clock() }
  return toUser(await store.accounts.findInUseBySession(session, countedAt(session.now)))
}

const countedAt = (now: Date): CountedUse => ({
  payerPrefix: ACCOUNT_PAYER_PREFIX,
  since: windowStart(now),
})

function toUser(found: AccountInUse | undefined): User {
  if (!found) throw new ApiError('unauthorized')
  const { account, pages } = found
  return {
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    created_at: account.createdAt.toISOString(),
    current_usage: pages,
    subscription: null,
  }
}
