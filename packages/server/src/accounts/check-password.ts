import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from '../attempts/attempt-rules.ts'
import { byNetwork } from '../attempts/by-network.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../store/account-store.ts'
import type { NetworkKeys } from '../visitors/networks-of.ts'
import { isPasswordRight } from './password-hash.ts'

type Guess = {
  /** As accounts have it. */
  readonly email: string
  readonly password: string
  readonly networks: NetworkKeys
}

/** Counts guesses at an account's password; the same for an address that has no account. */
export const loginKey = ({ secrets }: Pick<Deps, 'secrets'>, email: string): string =>
  `login:${secrets.digest(email)}`

/**
 * The account that e-mail and password open; undefined after the same work, whichever of the two is wrong.
 *
 * @throws {ApiError} `too-many-attempts`
 */
export async function checkPassword(deps: Deps, guess: Guess): Promise<Account | undefined> {
  const { store } = deps
  const perAccount = { key: loginKey(deps, guess.email), rule: LOGIN_PER_ACCOUNT }
  const perAddress = byNetwork('login-from', guess.networks, LOGIN_PER_ADDRESS)
  await takeAttempt(deps, [perAccount, ...perAddress])
  const account = await store.accounts.findByEmail(guess.email)
  if (!(await isPasswordRight(guess.password, account?.passwordHash))) return undefined
  await store.transaction(async (tx) => {
    // In the order of `takeAttempt`, which may run at the same time, so that neither waits for the other for ever.
    for (const key of [perAccount, ...perAddress].map(({ key }) => key).sort()) await tx.attempts.lock(key)
    await tx.attempts.delete(perAccount.key)
    for (const { key } of perAddress) await tx.attempts.giveBack(key)
  })
  return account
}
