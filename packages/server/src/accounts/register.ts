import { randomUUID } from 'node:crypto'
import type { RegisterRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import { byNetwork } from '../attempts/by-network.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import type { NetworkKeys } from '../visitors/networks-of.ts'
import { normalizeEmail, partsOfEmail } from './email.ts'
import { hashPassword } from './password-hash.ts'
import { checkNewPassword } from './password-rules.ts'

type Registration = { readonly request: RegisterRequest; readonly networks: NetworkKeys }

/**
 * Makes an account and returns its id.
 *
 * @throws {ApiError} `password-too-short`, `password-too-common`, `email-taken`, `too-many-attempts`
 */
export async function register(deps: Deps, { request, networks }: Registration): Promise<string> {
  const { store, clock, rules } = deps
  const email = normalizeEmail(request.email)
  const { password, first_name: firstName = '', last_name: lastName = '' } = request
  checkNewPassword(password, [...partsOfEmail(email), firstName, lastName])
  await takeAttempt(deps, byNetwork('register', networks, rules.registrations))
  const id = randomUUID()
  const added = await store.accounts.add({
    id,
    email,
    emailVerifiedAt: null,
    firstName: firstName || null,
    lastName: lastName || null,
    passwordHash: await hashPassword(password),
    googleSubject: null,
    createdAt: clock(),
  })
  if (!added) throw new ApiError('email-taken')
  return id
}
