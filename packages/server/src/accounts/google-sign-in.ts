import { randomUUID } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import type { GoogleIdentity } from '../google/google-tokens.ts'
import { noticeMail, ownerOf } from '../mail/mails.ts'
import type { Account } from '../store/account-store.ts'
import type { Transaction } from '../store/open-store.ts'
import { normalizeEmail } from './email.ts'
import { endLinks } from './end-links.ts'
import { enter } from './enter.ts'
import { NOT_MAILED, type SignedIn } from './sessions.ts'
import type { Whence } from './whence.ts'

/**
 * Opens the account of a person whom Google names; makes it, or joins it with the one of the same e-mail, where
 * Google has verified that.
 *
 * @throws {ApiError} `google-email-unverified`, `google-login-failed`
 */
export async function signInWithGoogle(
  deps: Deps,
  identity: GoogleIdentity,
  whence: Whence,
): Promise<SignedIn> {
  const { store, clock, background, mailer } = deps
  const { signedIn, joined } = await store.transaction(async (tx) => {
    const { accountId, joined } = await findOrMakeAccount(tx, identity, clock())
    return { signedIn: await enter(deps, tx, { accountId, whence }), joined }
  })
  if (joined !== null)
    background.run(() => mailer.send(noticeMail(ownerOf(deps, joined), 'google-added')), NOT_MAILED)
  return signedIn
}

/** `joined` is an account that Google opens from now on, and did not before. */
type Found = { readonly accountId: string; readonly joined: Account | null }

async function findOrMakeAccount(tx: Transaction, identity: GoogleIdentity, now: Date): Promise<Found> {
  const { subject: googleSubject, firstName, lastName, emailVerified } = identity
  const known = await tx.accounts.findByGoogleSubject(googleSubject)
  if (known && (await tx.accounts.lock(known.id))) return { accountId: known.id, joined: null }
  if (!emailVerified) throw new ApiError('google-email-unverified')

  const email = normalizeEmail(identity.email)
  const verified = { googleSubject, firstName, lastName, passwordHash: null, emailVerifiedAt: now }
  const id = randomUUID()
  if (await tx.accounts.add({ id, email, createdAt: now, ...verified })) {
    return { accountId: id, joined: null }
  }

  const account = await tx.accounts.lockByEmail(email)
  if (!account) throw new ApiError('google-login-failed')
  if (account.emailVerifiedAt !== null && account.googleSubject === null) {
    await tx.accounts.change(account.id, { googleSubject })
  } else if (account.googleSubject !== googleSubject) {
    // The account was made without proof that the address is its owner's, or the address has a new owner since: what
    // opened the account until now opens it no more.
    await tx.accounts.change(account.id, verified)
    await tx.sessions.deleteOfAccount(account.id)
    await endLinks(tx, account.id)
  }
  return { accountId: account.id, joined: account.googleSubject === googleSubject ? null : account }
}
