import type { OwnerProof } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import { deleteConversion } from '../conversions/delete-conversion.ts'
import type { Deps } from '../deps.ts'
import { noticeMail, ownerOf } from '../mail/mails.ts'
import { endSubscriptions } from '../payments/cancel-subscription.ts'
import { paymentPlace } from '../payments/payment-place.ts'
import { accountPayer } from '../quota/payers.ts'
import { unpaidKey } from '../quota/unpaid-time.ts'
import type { Account } from '../store/account-store.ts'
import { emailChangeKey } from './change-email.ts'
import { checkOwner } from './check-owner.ts'
import { loginKey } from './check-password.ts'
import { resetKey } from './forgot-password.ts'
import { NOT_MAILED } from './sessions.ts'
import type { Whence } from './whence.ts'

type Deletion = {
  readonly accountId: string
  /** That it is really its owner who asks. */
  readonly proof: OwnerProof
  readonly whence: Whence
}

/**
 * Deletes an account and everything of it: conversions, their files, what counted against its quota, sessions, links to
 * new passwords. Its subscription is ended first; of that the provider's ids and dates stay, under no name.
 *
 * @throws {ApiError} `unauthorized` where it is gone; `wrong-password`, `too-many-attempts`; for a proof of Google's
 * what `readGoogleToken` throws; `payment-provider-unavailable` where it might be charged on
 */
export async function deleteAccount(deps: Deps, deletion: Deletion): Promise<void> {
  const { store } = deps
  const account = await store.accounts.find(deletion.accountId)
  if (!account) throw new ApiError('unauthorized')
  await checkOwner(deps, account, deletion)
  if (deps.payments !== null) await endSubscriptions(paymentPlace(deps), account.id)
  // Another conversion may begin meanwhile.
  for (;;) {
    const conversionIds = await deleteUnlessConverting(deps, account)
    if (conversionIds.length === 0) break
    for (const id of conversionIds) await deleteConversion(deps, id)
  }
  const owner = ownerOf(deps, account)
  deps.background.run(async () => {
    await deps.mailer.forget(owner.about)
    await deps.mailer.send(noticeMail(owner, 'deleted'))
  }, NOT_MAILED)
}

/** Deletes the account where it has no conversions any more, and else returns their ids. */
function deleteUnlessConverting(deps: Deps, { id, email }: Account): Promise<string[]> {
  return deps.store.transaction(async (tx) => {
    await tx.accounts.lock(id) // so that none is added
    const conversionIds = await tx.conversions.listOfAccount(id)
    if (conversionIds.length > 0) return conversionIds
    await tx.pageUses.deleteOfPayer(accountPayer(id))
    const keys = [
      loginKey(deps, email),
      resetKey(deps, email),
      emailChangeKey(id),
      unpaidKey(accountPayer(id)),
    ]
    for (const key of keys) await tx.attempts.deleteStarting(key)
    await tx.accounts.delete(id)
    return []
  })
}
