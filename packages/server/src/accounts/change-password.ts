import type { ChangePasswordRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { noticeMail, ownerOf } from '../mail/mails.ts'
import { checkOwner } from './check-owner.ts'
import { partsOfEmail } from './email.ts'
import { endLinks } from './end-links.ts'
import { enter } from './enter.ts'
import { hashPassword } from './password-hash.ts'
import { checkNewPassword } from './password-rules.ts'
import { NOT_MAILED, type SignedIn } from './sessions.ts'
import type { Whence } from './whence.ts'

type Change = {
  readonly accountId: string
  readonly request: ChangePasswordRequest
  readonly whence: Whence
}

/**
 * Sets a new password, once the caller has proved to be the owner. All sessions and links of the account end, one
 * session begins, and the owner is told by mail.
 *
 * @throws {ApiError} `unauthorized` where the account is gone; what `checkOwner` and `checkNewPassword` throw
 */
export async function changePassword(deps: Deps, { accountId, request, whence }: Change): Promise<SignedIn> {
  const { store, mailer, background } = deps
  const { new_password: password, ...proof } = request
  const account = await store.accounts.find(accountId)
  if (!account) throw new ApiError('unauthorized')
  await checkOwner(deps, account, { proof, whence })
  checkNewPassword(password, [...partsOfEmail(account.email), account.firstName, account.lastName])
  const passwordHash = await hashPassword(password)
  const signedIn = await store.transaction(async (tx) => {
    // Another request may have changed it meanwhile: then the proof was of the one before.
    const now = await tx.accounts.lock(accountId)
    if (now?.passwordHash !== account.passwordHash) throw new ApiError('wrong-password')
    await endLinks(tx, accountId)
    await tx.sessions.deleteOfAccount(accountId)
    await tx.accounts.change(accountId, { passwordHash })
    return enter(deps, tx, { accountId, whence })
  })
  background.run(() => mailer.send(noticeMail(ownerOf(deps, account), 'new-password')), NOT_MAILED)
  return signedIn
}
