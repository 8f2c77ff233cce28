import type { User } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { accountPayer } from '../quota/payers.ts'
import { windowStart } from '../quota/quotas.ts'

type Place = Pick<Deps, 'store' | 'clock'>

/** @throws {ApiError} `unauthorized` where the account is gone */
export async function describeUser({ store, clock }: Place, accountId: string): Promise<User> {
  const account = await store.accounts.find(accountId)
  if (!account) throw new ApiError('unauthorized')
  const uses = await store.pageUses.list(accountPayer(accountId), windowStart(clock()))
  return {
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    created_at: account.createdAt.toISOString(),
    current_usage: uses.reduce((sum, { pages }) => sum + pages, 0),
    subscription: null,
  }
}
