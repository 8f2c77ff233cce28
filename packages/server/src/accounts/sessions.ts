import { randomUUID } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { noticeMail, ownerOf } from '../mail/mails.ts'
import type { SessionRow } from '../store/session-store.ts'
import { digestToken, newToken } from './secret-token.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const OPEN_MS = 7 * DAY_MS
const REFRESHABLE_MS = 30 * DAY_MS
/** How long a login lasts at most, however often its token was exchanged. */
const LONGEST_MS = 90 * DAY_MS
/** Several tabs may find out at the same time that their token has expired; each gets to exchange it. */
const EXCHANGED_MS = MINUTE_MS

export type SignedIn = { readonly accountId: string; readonly token: string }

type Place = Pick<Deps, 'store' | 'clock'>
/** Also in a transaction. */
type SessionPlace = Pick<Place, 'clock'> & { readonly store: Pick<Deps['store'], 'sessions'> }
/** The login that sessions come of. */
type Login = Pick<SessionRow, 'loginId' | 'loggedInAt' | 'device'>

const later = (time: Date, ms: number) => new Date(time.getTime() + ms)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/**
 * Opens an account.
 *
 * @param device what has logged in, in a few words
 */
export const openSession = (
  place: SessionPlace,
  accountId: string,
  device: string | null,
): Promise<SignedIn> =>
  addSession(place, accountId, { loginId: randomUUID(), loggedInAt: place.clock(), device })

async function addSession(
  { store, clock }: SessionPlace,
  accountId: string,
  { loginId, loggedInAt, device }: Login,
): Promise<SignedIn> {
  const token = newToken()
  const now = clock()
  const end = later(loggedInAt, LONGEST_MS)
  await store.sessions.add({
    tokenDigest: digestToken(token),
    loginId,
    loggedInAt,
    device,
    accountId,
    usedAt: now,
    expiresAt: earlier(later(now, OPEN_MS), end),
    refreshableUntil: earlier(later(now, REFRESHABLE_MS), end),
    exchangedAt: null,
  })
  return { accountId, token }
}

/** @throws {ApiError} `unauthorized` */
export async function findSession({ store, clock }: Place, token: string): Promise<string> {
  const [tokenDigest, now] = [digestToken(token), clock()]
  const session = await store.sessions.findOpen(tokenDigest, now)
  if (!session) throw new ApiError('unauthorized')
  await markUsed({ store }, session, now)
  return session.accountId
}

/** To the hour, so that it is seldom written. */
export async function markUsed(
  { store }: Pick<Place, 'store'>,
  { tokenDigest, usedAt }: Pick<SessionRow, 'tokenDigest' | 'usedAt'>,
  now: Date,
): Promise<void> {
  if (usedAt < later(now, -HOUR_MS)) await store.sessions.markUsed(tokenDigest, now)
}

/**
 * Exchanges a token, which may have expired, for a new one. The old one opens nothing any more. One that was exchanged
 * already, and comes once more, has been copied: nobody knows by whom, so all that came of its login ends.
 *
 * @throws {ApiError} `unauthorized`
 */
export async function refreshSession(
  deps: Place & Pick<Deps, 'background' | 'mailer' | 'note' | 'secrets'>,
  token: string,
): Promise<SignedIn> {
  const { store, clock, background, mailer, note } = deps
  const ended = await store.transaction(async (tx) => {
    const now = clock()
    const find = () => tx.sessions.findRefreshable(digestToken(token), now)
    const seen = await find()
    // What ends an account's sessions locks it, too: so none is opened meanwhile.
    const account = seen && (await tx.accounts.lock(seen.accountId))
    const old = await find()
    if (!account || !old) throw new ApiError('unauthorized')
    if (old.exchangedAt !== null && later(old.exchangedAt, EXCHANGED_MS) < now) {
      await tx.sessions.deleteLogin(old.tokenDigest)
      return account
    }
    await tx.sessions.exchange(old.tokenDigest, {
      expiresAt: earlier(old.expiresAt, now),
      exchangedAt: old.exchangedAt ?? now,
    })
    return addSession({ store: tx, clock }, old.accountId, old)
  })
  if ('token' in ended) return ended
  note('session-copied')
  background.run(() => mailer.send(noticeMail(ownerOf(deps, ended), 'session-copied')), NOT_MAILED)
  throw new ApiError('unauthorized')
}

/** What the log says where a notice about an account could not be sent. */
export const NOT_MAILED = 'a notice about an account was not mailed'

/** Ends a session and all that it was exchanged for. */
export async function closeSession({ store }: Pick<Place, 'store'>, token: string): Promise<void> {
  const tokenDigest = digestToken(token)
  await store.transaction(async (tx) => {
    const accountId = await tx.sessions.findAnyAccountId(tokenDigest)
    // With the lock, an exchange of the same token at the same time is either done, or finds no token any more.
    if (accountId !== undefined) await tx.accounts.lock(accountId)
    await tx.sessions.deleteLogin(tokenDigest)
  })
}
