import { randomUUID } from 'node:crypto'
import type { RegisterRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import { byNetwork } from '../attempts/by-network.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import { normalizeEmail, partsOfEmail } from './email.ts'
import { enter } from './enter.ts'
import { hashPassword } from './password-hash.ts'
import { checkNewPassword } from './password-rules.ts'
import type { SignedIn } from './sessions.ts'
import type { Whence } from './whence.ts'

type Registration = { readonly request: RegisterRequest; readonly whence: Whence }

/**
 * Makes an account and opens it.
 *
 * @throws {ApiError} `password-too-short`, `password-too-common`, `email-taken`, `too-many-attempts`
 */
export async function register(deps: Deps, { request, whence }: Registration): Promise<SignedIn> {
  const { store, clock, rules } = deps
  const email = normalizeEmail(request.email)
  const { password, first_name: firstName = '', last_name: lastName = '' } = request
  checkNewPassword(password, [...partsOfEmail(email), firstName, lastName])
  await takeAttempt(deps, byNetwork('register', whence.networks, rules.registrations))
  const id = randomUUID()
  const account = {
    id,
    email,
    emailVerifiedAt: null,
    firstName: firstName || null,
    lastName: lastName || null,
    passwordHash: await hashPassword(password),
    googleSubject: null,
    createdAt: clock(),
  }
  return store.transaction(async (tx) => {
    if (!(await tx.accounts.add(account))) throw new ApiError('email-taken')
    return enter(deps, tx, { accountId: id, whence })
  })
}
