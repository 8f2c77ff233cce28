import { randomUUID } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { digestToken, newToken } from './secret-token.ts'

const DAY_MS = 24 * 3_600_000
const OPEN_MS = 7 * DAY_MS
const REFRESHABLE_MS = 30 * DAY_MS
/** Several tabs may find out at the same time that their token has expired; each gets to exchange it. */
const EXCHANGED_MS = 60_000

export type SignedIn = { readonly accountId: string; readonly token: string }

type Place = Pick<Deps, 'store' | 'clock'>
/** Also in a transaction. */
type SessionPlace = Pick<Place, 'clock'> & { readonly store: Pick<Deps['store'], 'sessions'> }

const later = (time: Date, ms: number) => new Date(time.getTime() + ms)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/**
 * Opens an account.
 *
 * @param loginId of the session that this one continues
 */
export async function openSession(
  { store, clock }: SessionPlace,
  accountId: string,
  loginId: string = randomUUID(),
): Promise<SignedIn> {
  const token = newToken()
  await store.sessions.add({
    tokenDigest: digestToken(token),
    loginId,
    accountId,
    expiresAt: later(clock(), OPEN_MS),
    refreshableUntil: later(clock(), REFRESHABLE_MS),
  })
  return { accountId, token }
}

/** @throws {ApiError} `unauthorized` */
export async function findSession({ store, clock }: Place, token: string): Promise<string> {
  const accountId = await store.sessions.findAccountId(digestToken(token), clock())
  if (accountId === undefined) throw new ApiError('unauthorized')
  return accountId
}

/**
 * Exchanges a token, which may have expired, for a new one. The old one opens nothing any more.
 *
 * @throws {ApiError} `unauthorized`
 */
export function refreshSession({ store, clock }: Place, token: string): Promise<SignedIn> {
  return store.transaction(async (tx) => {
    const now = clock()
    const find = () => tx.sessions.findRefreshable(digestToken(token), now)
    const seen = await find()
    // Whoever ends an account's sessions locks it too, so none is opened meanwhile.
    if (seen) await tx.accounts.lock(seen.accountId)
    const old = await find()
    if (!old) throw new ApiError('unauthorized')
    await tx.sessions.shorten(old.tokenDigest, {
      expiresAt: earlier(old.expiresAt, now),
      refreshableUntil: earlier(old.refreshableUntil, later(now, EXCHANGED_MS)),
    })
    return openSession({ store: tx, clock }, old.accountId, old.loginId)
  })
}

/** Ends a session and all that it was exchanged for. */
export const closeSession = ({ store }: Pick<Place, 'store'>, token: string): Promise<void> =>
  store.sessions.deleteLogin(digestToken(token))
