import type { DeleteAccountRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import { deleteConversion } from '../conversions/delete-conversion.ts'
import type { Deps } from '../deps.ts'
import { readGoogleToken } from '../google/read-google-token.ts'
import { endSubscriptions } from '../payments/cancel-subscription.ts'
import { paymentPlace } from '../payments/payment-place.ts'
import { accountPayer } from '../quota/payers.ts'
import type { Account } from '../store/account-store.ts'
import type { NetworkKeys } from '../visitors/networks-of.ts'
import { checkPassword, loginKey } from './check-password.ts'
import { resetKey } from './forgot-password.ts'

type Deletion = {
  readonly accountId: string
  /** That it is really its owner who asks. */
  readonly proof: DeleteAccountRequest
  readonly networks: NetworkKeys
  readonly visitorId: string | null
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
  await checkProof(deps, account, deletion)
  if (deps.payments !== null) await endSubscriptions(paymentPlace(deps), account.id)
  // Another conversion may begin meanwhile.
  for (;;) {
    const conversionIds = await deleteUnlessConverting(deps, account)
    if (conversionIds.length === 0) return
    for (const id of conversionIds) await deleteConversion(deps, id)
  }
}

async function checkProof(deps: Deps, account: Account, deletion: Deletion): Promise<void> {
  const { proof, networks, visitorId } = deletion
  if ('password' in proof) {
    const guess = { email: account.email, password: proof.password, networks }
    if (!(await checkPassword(deps, guess))) throw new ApiError('wrong-password')
  } else {
    const { subject } = await readGoogleToken(deps, { token: proof.token, visitorId })
    if (subject !== account.googleSubject) throw new ApiError('google-login-failed')
  }
}

/** Deletes the account where it has no conversions any more, and else returns their ids. */
function deleteUnlessConverting(deps: Deps, { id, email }: Account): Promise<string[]> {
  return deps.store.transaction(async (tx) => {
    await tx.accounts.lock(id) // so that none is added
    const conversionIds = await tx.conversions.listOfAccount(id)
    if (conversionIds.length > 0) return conversionIds
    await tx.pageUses.deleteOfPayer(accountPayer(id))
    for (const key of [loginKey(deps, email), resetKey(deps, email)]) await tx.attempts.delete(key)
    await tx.accounts.delete(id)
    return []
  })
}
