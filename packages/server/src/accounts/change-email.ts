import { CHANGE_EMAIL_PAGE, type ChangeEmailRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import {
  EMAIL_CHANGES_PER_ACCOUNT,
  RESETS_PER_ACCOUNT,
  RESETS_PER_ADDRESS,
} from '../attempts/attempt-rules.ts'
import { byNetwork } from '../attempts/by-network.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import { emailMail, noticeMail, ownerOf } from '../mail/mails.ts'
import { checkOwner } from './check-owner.ts'
import { normalizeEmail } from './email.ts'
import { endLinks } from './end-links.ts'
import { resetKey } from './forgot-password.ts'
import { digestToken, newToken } from './secret-token.ts'
import { findSession, NOT_MAILED } from './sessions.ts'
import type { Whence } from './whence.ts'

const HOUR_MS = 3_600_000

type Change = {
  readonly accountId: string
  readonly request: ChangeEmailRequest
  readonly whence: Whence
}

/** Counts the links to new addresses that an account asks for. */
export const emailChangeKey = (accountId: string): string => `email-change:${accountId}`

/**
 * Has a link mailed to a new address, once the caller has proved to be the owner. Nothing changes until it is used; an
 * earlier one ends.
 *
 * @throws {ApiError} `unauthorized` where the account is gone; what `checkOwner` throws; `email-taken`,
 * `too-many-attempts`
 */
export async function askForEmail(deps: Deps, { accountId, request, whence }: Change): Promise<void> {
  const { store, clock, mailer, background, publicUrl } = deps
  const { new_email, ...proof } = request
  const newEmail = normalizeEmail(new_email)
  const account = await store.accounts.find(accountId)
  if (!account) throw new ApiError('unauthorized')
  await checkOwner(deps, account, { proof, whence })
  await takeAttempt(deps, [
    { key: emailChangeKey(accountId), rule: EMAIL_CHANGES_PER_ACCOUNT },
    { key: resetKey(deps, newEmail), rule: RESETS_PER_ACCOUNT },
    ...byNetwork('reset-from', whence.networks, RESETS_PER_ADDRESS),
  ])
  if (await store.accounts.findByEmail(newEmail)) throw new ApiError('email-taken')
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + HOUR_MS)
  await store.transaction(async (tx) => {
    // A new password may have been set meanwhile, and with it the proof and all links have ended.
    const now = await tx.accounts.lock(accountId)
    if (now?.passwordHash !== account.passwordHash) throw new ApiError('unauthorized')
    await tx.emailChanges.put({ accountId, tokenDigest: digestToken(token), newEmail, expiresAt })
  })
  const recipient = { ...ownerOf(deps, account), to: newEmail }
  background.run(
    () => mailer.send(emailMail(recipient, `${publicUrl}${CHANGE_EMAIL_PAGE}#${token}`)),
    NOT_MAILED,
  )
}

type Confirmation = {
  /** Of the session that confirms, which must be the account's: a mistyped address is another person's mailbox. */
  readonly bearer: string
  /** What stands behind `#` in the link. */
  readonly token: string
}

/**
 * Gives an account the address that its link was mailed to. All its other sessions and all links end, and the old
 * address gets a mail that says so.
 *
 * @returns the id of the account
 * @throws {ApiError} `unauthorized`; `email-link-invalid`, also for another account's link; `email-taken`
 */
export async function confirmEmail(deps: Deps, { bearer, token }: Confirmation): Promise<string> {
  const { store, clock, mailer, background } = deps
  const accountId = await findSession(deps, bearer)
  const old = await store.transaction(async (tx) => {
    const account = await tx.accounts.lock(accountId)
    if (!account) throw new ApiError('unauthorized')
    const link = { accountId, tokenDigest: digestToken(token), now: clock() }
    const email = await tx.emailChanges.findNewEmail(link)
    if (email === undefined) throw new ApiError('email-link-invalid')
    if (!(await tx.accounts.changeEmail(accountId, email, clock()))) throw new ApiError('email-taken')
    await endLinks(tx, accountId)
    await tx.sessions.deleteOthers(accountId, digestToken(bearer))
    return account
  })
  const owner = ownerOf(deps, old)
  background.run(async () => {
    await mailer.forget(owner.about) // the link has been used
    await mailer.send(noticeMail(owner, 'new-email'))
  }, NOT_MAILED)
  return accountId
}
