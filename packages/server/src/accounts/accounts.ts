import { randomUUID } from 'node:crypto'
import { LIMITS, type LoginRequest, type RegisterRequest, type User } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { accountPayer } from '../quota/payers.ts'
import { windowStart } from '../quota/quotas.ts'
import { hashPassword, isPasswordRight } from './password-hash.ts'

type Place = Pick<Deps, 'store' | 'clock'>

const normalize = (email: string) => email.trim().toLowerCase()

/**
 * Makes an account and returns its id.
 *
 * @throws {ApiError} `password-too-short`, `email-taken`
 */
export async function register({ store, clock }: Place, request: RegisterRequest): Promise<string> {
  if (request.password.length < LIMITS.passwordMinLength) throw new ApiError('password-too-short')
  const id = randomUUID()
  const added = await store.accounts.add({
    id,
    email: normalize(request.email),
    firstName: request.first_name || null,
    lastName: request.last_name || null,
    passwordHash: await hashPassword(request.password),
    createdAt: clock(),
  })
  if (!added) throw new ApiError('email-taken')
  return id
}

/**
 * The id of the account that e-mail and password open.
 *
 * @throws {ApiError} `wrong-credentials`, whichever of the two is wrong, and after the same time
 */
export async function logIn(
  { store }: Pick<Place, 'store'>,
  { email, password }: LoginRequest,
): Promise<string> {
  const account = await store.accounts.findByEmail(normalize(email))
  const right = await isPasswordRight(password, account?.passwordHash)
  if (!account || !right) throw new ApiError('wrong-credentials')
  return account.id
}

/** @throws {ApiError} `unauthorized` where the account is gone */
export async function describeUser({ store, clock }: Place, accountId: string): Promise<User> {
  const account = await store.accounts.find(accountId)
  if (!account) throw new ApiError('unauthorized')
  const uses = await store.pageUses.list(accountPayer(accountId), windowStart(clock()))
  return {
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    created_at: account.createdAt.toISOString(),
    current_usage: uses.reduce((sum, { pages }) => sum + pages, 0),
    subscription: null,
  }
}
