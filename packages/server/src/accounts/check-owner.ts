import type { OwnerProof } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { readGoogleToken } from '../google/read-google-token.ts'
import type { Account } from '../store/account-store.ts'
import { checkPassword } from './check-password.ts'
import type { Whence } from './whence.ts'

/**
 * Whether it is really its owner who asks for what can't be undone.
 *
 * @throws {ApiError} `wrong-password`, `too-many-attempts`; for a proof of Google's what `readGoogleToken` throws
 */
export async function checkOwner(
  deps: Deps,
  account: Account,
  { proof, whence }: { readonly proof: OwnerProof; readonly whence: Whence },
): Promise<void> {
  if ('password' in proof) {
    const guess = { email: account.email, password: proof.password, whence }
    if (!(await checkPassword(deps, guess))) throw new ApiError('wrong-password')
  } else {
    const { subject } = await readGoogleToken(deps, { token: proof.token, visitorId: whence.visitorId })
    if (subject !== account.googleSubject) throw new ApiError('google-login-failed')
  }
}
