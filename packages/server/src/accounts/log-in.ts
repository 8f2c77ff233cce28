import type { LoginRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { checkPassword } from './check-password.ts'
import { normalizeEmail } from './email.ts'
import { enter } from './enter.ts'
import type { SignedIn } from './sessions.ts'
import type { Whence } from './whence.ts'

type Login = { readonly request: LoginRequest; readonly whence: Whence }

/**
 * Logs in by e-mail and password.
 *
 * @throws {ApiError} `wrong-credentials`, whichever of the two is wrong, and after the same work; `too-many-attempts`
 */
export async function logIn(deps: Deps, { request, whence }: Login): Promise<SignedIn> {
  const email = normalizeEmail(request.email)
  const account = await checkPassword(deps, { email, password: request.password, whence })
  if (!account) throw new ApiError('wrong-credentials')
  return deps.store.transaction(async (tx) => {
    // The password may have been changed while it was compared; then all sessions were ended, and none begins.
    const now = await tx.accounts.lock(account.id)
    if (now?.passwordHash !== account.passwordHash) throw new ApiError('wrong-credentials')
    return enter(deps, tx, { accountId: account.id, whence })
  })
}
