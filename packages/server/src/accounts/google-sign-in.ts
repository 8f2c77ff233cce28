import { randomUUID } from 'node:crypto'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import type { GoogleIdentity } from '../google/google-tokens.ts'
import type { Transaction } from '../store/open-store.ts'
import { normalizeEmail } from './email.ts'
import { openSession, type SignedIn } from './sessions.ts'

/**
 * Opens the account of somebody whom Google has told us; makes it, or joins it with the one of the same e-mail, where
 * Google has verified that.
 *
 * @throws {ApiError} `google-email-unverified`, `google-login-failed`
 */
export function signInWithGoogle({ store, clock }: Deps, identity: GoogleIdentity): Promise<SignedIn> {
  return store.transaction(async (tx) => {
    const accountId = await findOrMakeAccount(tx, identity, clock())
    return openSession({ store: tx, clock }, accountId)
  })
}

async function findOrMakeAccount(tx: Transaction, identity: GoogleIdentity, now: Date): Promise<string> {
  const { subject: googleSubject, firstName, lastName, emailVerified } = identity
  const known = await tx.accounts.findByGoogleSubject(googleSubject)
  if (known && (await tx.accounts.lock(known.id))) return known.id
  if (!emailVerified) throw new ApiError('google-email-unverified')

  const email = normalizeEmail(identity.email)
  const verified = { googleSubject, firstName, lastName, passwordHash: null, emailVerifiedAt: now }
  const id = randomUUID()
  if (await tx.accounts.add({ id, email, createdAt: now, ...verified })) return id

  const account = await tx.accounts.lockByEmail(email)
  if (!account) throw new ApiError('google-login-failed')
  if (account.emailVerifiedAt !== null && account.googleSubject === null) {
    await tx.accounts.change(account.id, { googleSubject })
  } else if (account.googleSubject !== googleSubject) {
    // Whoever made the account never proved that the address is theirs, or the address has a new owner since: what
    // opened the account until now opens it no more.
    await tx.accounts.change(account.id, verified)
    await tx.sessions.deleteOfAccount(account.id)
    await tx.passwordResets.deleteOfAccount(account.id)
  }
  return account.id
}
