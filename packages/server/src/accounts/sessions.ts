import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'

const DAY_MS = 24 * 3_600_000
const OPEN_MS = 7 * DAY_MS
const REFRESHABLE_MS = 30 * DAY_MS
/** Several tabs may hold the same token; each gets to exchange it. */
const EXCHANGED_MS = 60_000
const TOKEN_BYTES = 32

type Place = Pick<Deps, 'store' | 'clock'>

/** A token is random enough that a plain digest hides it. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url')
const later = (time: Date, ms: number) => new Date(time.getTime() + ms)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** Logs an account in, and returns the access token. */
export async function openSession(
  { store, clock }: Pick<Place, 'clock'> & { store: Pick<Deps['store'], 'sessions'> },
  accountId: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await store.sessions.add({
    tokenDigest: digest(token),
    accountId,
    expiresAt: later(clock(), OPEN_MS),
    refreshableUntil: later(clock(), REFRESHABLE_MS),
  })
  return token
}

/** @throws {ApiError} `unauthorized` */
export async function findSession({ store, clock }: Place, token: string): Promise<string> {
  const accountId = await store.sessions.findAccountId(digest(token), clock())
  if (accountId === undefined) throw new ApiError('unauthorized')
  return accountId
}

/**
 * Exchanges a token, which may have expired, for a new one.
 *
 * @throws {ApiError} `unauthorized`
 */
export function refreshSession(
  { store, clock }: Place,
  token: string,
): Promise<{ accountId: string; token: string }> {
  return store.transaction(async (tx) => {
    const old = await tx.sessions.lockRefreshable(digest(token), clock())
    if (!old) throw new ApiError('unauthorized')
    const end = later(clock(), EXCHANGED_MS)
    await tx.sessions.shorten(old.tokenDigest, {
      expiresAt: earlier(old.expiresAt, end),
      refreshableUntil: earlier(old.refreshableUntil, end),
    })
    return { accountId: old.accountId, token: await openSession({ store: tx, clock }, old.accountId) }
  })
}

export const closeSession = ({ store }: Pick<Place, 'store'>, token: string): Promise<void> =>
  store.sessions.delete(digest(token))
