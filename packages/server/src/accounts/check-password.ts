import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from '../attempts/attempt-rules.ts'
import { byNetwork } from '../attempts/by-network.ts'
import { type Attempt, takeAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../store/account-store.ts'
import { isPasswordRight } from './password-hash.ts'
import { BROWSER_PLACE, placesOf, type Whence } from './whence.ts'

type Guess = {
  /** As accounts have it. */
  readonly email: string
  readonly password: string
  readonly whence: Whence
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
  const { ofAccount, ofNetworks } = await attemptsOf(deps, guess)
  await takeAttempt(deps, [ofAccount, ...ofNetworks])
  const account = await store.accounts.findByEmail(guess.email)
  if (!(await isPasswordRight(guess.password, account?.passwordHash))) return undefined
  await store.transaction(async (tx) => {
    // In the order of `takeAttempt`, which may run at the same time, so that neither waits for the other for ever.
    for (const key of [ofAccount, ...ofNetworks].map(({ key }) => key).sort()) await tx.attempts.lock(key)
    await tx.attempts.delete(ofAccount.key)
    for (const { key } of ofNetworks) await tx.attempts.giveBack(key)
  })
  return account
}

type GuessAttempts = { readonly ofAccount: Attempt; readonly ofNetworks: readonly Attempt[] }

/**
 * What a guess is counted as. A browser or network that the account was opened from before has a count of its own, so
 * that nobody's guesses from elsewhere keep its owner out; and what others get wrong in its network does not slow a
 * browser that is known.
 */
async function attemptsOf(deps: Deps, { email, whence }: Guess): Promise<GuessAttempts> {
  const places = placesOf(deps, whence)
  const known = await deps.store.knownPlaces.find(email, places)
  const place = places.find((one) => known.includes(one))
  const key = place === undefined ? loginKey(deps, email) : `${loginKey(deps, email)}:${place}`
  const isKnownBrowser = place?.startsWith(BROWSER_PLACE) ?? false
  return {
    ofAccount: { key, rule: LOGIN_PER_ACCOUNT },
    ofNetworks: isKnownBrowser ? [] : byNetwork('login-from', whence.networks, LOGIN_PER_ADDRESS),
  }
}
