import type { ResetPasswordRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { noticeMail, ownerOf } from '../mail/mails.ts'
import { loginKey } from './check-password.ts'
import { partsOfEmail } from './email.ts'
import { endLinks } from './end-links.ts'
import { enter } from './enter.ts'
import { hashPassword } from './password-hash.ts'
import { checkNewPassword } from './password-rules.ts'
import { digestToken } from './secret-token.ts'
import { NOT_MAILED, type SignedIn } from './sessions.ts'
import type { Whence } from './whence.ts'

/**
 * Sets a new password with the token of a mailed link, which also proves whose the address is. All that opened the
 * account before is ended, and a session is begun.
 *
 * @throws {ApiError} `reset-link-invalid`; `password-too-short`, `password-too-common`, and the link still works
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: ResetPasswordRequest,
  whence: Whence,
): Promise<SignedIn> {
  const { store, clock, mailer, background } = deps
  const tokenDigest = digestToken(token)
  const accountId = await store.passwordResets.findAccountId(tokenDigest, clock())
  const account = accountId === undefined ? undefined : await store.accounts.find(accountId)
  if (!account) throw new ApiError('reset-link-invalid')
  checkNewPassword(password, [...partsOfEmail(account.email), account.firstName, account.lastName])
  const passwordHash = await hashPassword(password)
  const signedIn = await store.transaction(async (tx) => {
    await tx.accounts.lock(account.id)
    // Two may have come with the same link.
    const still = await tx.passwordResets.findAccountId(tokenDigest, clock())
    if (still !== account.id) throw new ApiError('reset-link-invalid')
    await endLinks(tx, account.id)
    await tx.sessions.deleteOfAccount(account.id)
    await tx.accounts.change(account.id, {
      passwordHash,
      emailVerifiedAt: account.emailVerifiedAt ?? clock(),
    })
    await tx.attempts.deleteStarting(loginKey(deps, account.email))
    return enter(deps, tx, { accountId: account.id, whence })
  })
  const owner = ownerOf(deps, account)
  background.run(async () => {
    await mailer.forget(owner.about) // the link has been used
    await mailer.send(noticeMail(owner, 'new-password'))
  }, NOT_MAILED)
  return signedIn
}
