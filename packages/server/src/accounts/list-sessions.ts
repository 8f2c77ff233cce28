import type { Sessions } from '@ledgerlift/contract'
import { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { digestToken } from './secret-token.ts'
import { findSession } from './sessions.ts'

type Place = Pick<Deps, 'store' | 'clock'>

/**
 * The logins of an account that can still be used, the last used first.
 *
 * @throws {ApiError} `unauthorized`
 */
export async function listSessions({ store, clock }: Place, token: string): Promise<Sessions> {
  const accountId = await findSession({ store, clock }, token)
  const logins = await store.sessions.listLogins(accountId, { now: clock(), tokenDigest: digestToken(token) })
  return {
    sessions: logins.map(({ loginId, loggedInAt, usedAt, device, isCurrent }) => ({
      id: loginId,
      device,
      logged_in_at: loggedInAt.toISOString(),
      used_at: usedAt.toISOString(),
      is_current: isCurrent,
    })),
  }
}

/**
 * Ends one login of the caller's account, with all its tokens.
 *
 * @throws {ApiError} `unauthorized`; `not-found`, also for one of another account
 */
export async function endSession(place: Place, token: string, loginId: string): Promise<void> {
  const accountId = await findSession(place, token)
  const isUuid = z.uuid().safeParse(loginId).success
  const ended =
    isUuid &&
    (await place.store.transaction(async (tx) => {
      await tx.accounts.lock(accountId)
      return tx.sessions.deleteOfLogin(accountId, loginId)
    }))
  if (!ended) throw new ApiError('not-found')
}

/**
 * Ends all logins of an account but the caller's.
 *
 * @throws {ApiError} `unauthorized`
 */
export async function endOtherSessions(place: Place, token: string): Promise<void> {
  const accountId = await findSession(place, token)
  await place.store.transaction(async (tx) => {
    await tx.accounts.lock(accountId)
    await tx.sessions.deleteOthers(accountId, digestToken(token))
  })
}
