import type { ContactRequest } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import { MESSAGES_PER_ADDRESS } from '../attempts/attempt-rules.ts'
import { byNetwork } from '../attempts/by-network.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import { contactMail } from '../mail/mails.ts'
import type { NetworkKeys } from '../visitors/networks-of.ts'

/**
 * Mails a message from the contact form to the operator of the server.
 *
 * @throws {ApiError} `too-many-attempts`, `mail-unavailable`
 */
export async function sendMessage(deps: Deps, message: ContactRequest, networks: NetworkKeys): Promise<void> {
  const { mailer, contact, log } = deps
  await takeAttempt(deps, byNetwork('message', networks, MESSAGES_PER_ADDRESS))
  try {
    await mailer.send(contactMail(contact.mailTo, message))
  } catch (err) {
    log.error({ err }, 'a message from the contact form was not mailed')
    throw new ApiError('mail-unavailable')
  }
}
