import type { LoginRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from '../attempts/attempt-rules.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import { normalizeEmail } from './email.ts'
import { isPasswordRight } from './password-hash.ts'
import { openSession, type SignedIn } from './sessions.ts'

type Login = { readonly request: LoginRequest; readonly addressKey: string }

/** Counts guesses at an account's password; the same for an address that has no account. */
const loginKey = ({ secrets }: Pick<Deps, 'secrets'>, email: string): string =>
  `login:${secrets.digest(email)}`

/**
 * Logs in by e-mail and password.
 *
 * @throws {ApiError} `wrong-credentials`, whichever of the two is wrong, and after the same work; `too-many-attempts`
 */
export async function logIn(deps: Deps, { request, addressKey }: Login): Promise<SignedIn> {
  const { store } = deps
  const email = normalizeEmail(request.email)
  const perAccount = { key: loginKey(deps, email), rule: LOGIN_PER_ACCOUNT }
  const perAddress = { key: `login-from:${addressKey}`, rule: LOGIN_PER_ADDRESS }
  await takeAttempt(deps, [perAccount, perAddress])
  const account = await store.accounts.findByEmail(email)
  const right = await isPasswordRight(request.password, account?.passwordHash)
  if (!account || !right) throw new ApiError('wrong-credentials')
  return store.transaction(async (tx) => {
    // The password may have been changed while it was compared; then all sessions were ended, and none begins.
    const now = await tx.accounts.lock(account.id)
    if (now?.passwordHash !== account.passwordHash) throw new ApiError('wrong-credentials')
    await tx.attempts.delete(perAccount.key)
    await tx.attempts.giveBack(perAddress.key)
    return openSession({ store: tx, clock: deps.clock }, account.id)
  })
}
