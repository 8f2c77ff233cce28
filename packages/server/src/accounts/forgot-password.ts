import { RESET_PASSWORD_PAGE } from '@ledgerlift/contract'
import { RESETS_PER_ACCOUNT, RESETS_PER_ADDRESS } from '../attempts/attempt-rules.ts'
import { byNetwork } from '../attempts/by-network.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import { ownerOf, resetMail } from '../mail/mails.ts'
import type { NetworkKeys } from '../visitors/networks-of.ts'
import { normalizeEmail } from './email.ts'
import { digestToken, newToken } from './secret-token.ts'

const HOUR_MS = 3_600_000

type Asked = { readonly email: string; readonly networks: NetworkKeys }

/** Counts the mails that can be asked for to one address. */
export const resetKey = ({ secrets }: Pick<Deps, 'secrets'>, email: string): string =>
  `reset:${secrets.digest(email)}`

/**
 * Has a link to a new password mailed, where the e-mail has an account. That is looked up after the answer, so that
 * neither its words nor its time tell whether it has.
 *
 * @throws {ApiError} `too-many-attempts`
 */
export async function forgotPassword(deps: Deps, asked: Asked): Promise<void> {
  const email = normalizeEmail(asked.email)
  await takeAttempt(deps, [
    { key: resetKey(deps, email), rule: RESETS_PER_ACCOUNT },
    ...byNetwork('reset-from', asked.networks, RESETS_PER_ADDRESS),
  ])
  deps.background.run(() => mailLink(deps, email), 'a link to a new password was not mailed')
}

async function mailLink(deps: Deps, email: string): Promise<void> {
  const { store, mailer, publicUrl, clock } = deps
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + HOUR_MS)
  const account = await store.transaction(async (tx) => {
    // The account may get another e-mail in this moment: then nothing goes to this one any more.
    const found = await tx.accounts.lockByEmail(email)
    if (found)
      await tx.passwordResets.add({ tokenDigest: digestToken(token), accountId: found.id, expiresAt })
    return found
  })
  if (!account) return
  await mailer.send(resetMail(ownerOf(deps, account), `${publicUrl}${RESET_PASSWORD_PAGE}#${token}`))
}
