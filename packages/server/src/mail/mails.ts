import type { ContactRequest } from '@ledgerlift/contract'
import type { Deps } from '../deps.ts'
import type { Account } from '../store/account-store.ts'
import type { Mail } from './open-mailer.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The outbox keeps a mail with a link while the link works. */
const LINK_MS = HOUR_MS
const NOTICE_MS = DAY_MS
/** How long the outbox keeps a message for the operator to read. */
const MESSAGE_MS = 30 * DAY_MS

/** Whom a mail is for: their address, and by what it is found again. */
export type Recipient = Pick<Mail, 'to' | 'about'>

/** The owner of an account. */
export const ownerOf = (
  { secrets }: Pick<Deps, 'secrets'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Recipient => ({ to: email, about: secrets.digest(`mail:${id}`).slice(0, ABOUT_LENGTH) })
const ABOUT_LENGTH = 22

export const resetMail = (recipient: Recipient, link: string): Mail => ({
  ...recipient,
  keptMs: LINK_MS,
  subject: 'A new password for Ledgerlift',
  text: `Somebody, we hope you, asked for a new password for your Ledgerlift account.

Choose it here, within an hour:

${link}

The link works once. If you did not ask for it, do nothing: your password stays as it is.
`,
})

/** @param recipient at the new address */
export const emailMail = (recipient: Recipient, link: string): Mail => ({
  ...recipient,
  keptMs: LINK_MS,
  subject: 'Your new email for Ledgerlift',
  text: `Somebody, we hope you, wants to log in to their Ledgerlift account with this email address from now on.

Confirm it here, within an hour, in a browser that is logged in to that account:

${link}

The link works once. If you did not ask for it, do nothing: nothing changes.
`,
})

/** What the owner of an account is told, in case that it was somebody else. */
const NOTICES = {
  'new-password': {
    subject: 'Your Ledgerlift password was changed',
    text: `The password of your Ledgerlift account was changed just now. Everybody who was logged in has been logged out.

If it was you, all is well. If not, choose a new one with "Forgot password?" on the login page: that locks out whoever
changed it.
`,
  },
  'new-email': {
    subject: 'The email of your Ledgerlift account was changed',
    text: `Your Ledgerlift account has another email address since just now; with this one nobody can log in to it any more.
Everybody else who was logged in has been logged out.

If it was you, all is well. If not, please tell us by the contact page: whoever did it knew the password of the account, or
opened it with Google.
`,
  },
  'google-added': {
    subject: 'Google opens your Ledgerlift account now',
    text: `Somebody signed in to your Ledgerlift account with Google for the first time, by an account of Google's that has
this email address.

If it was you, all is well. If not, secure your Google account first, then delete the Ledgerlift account in its settings.
`,
  },
  'session-copied': {
    subject: 'You have been logged out of Ledgerlift',
    text: `A login of your Ledgerlift account was used a second time after it had been renewed. That happens when somebody has
copied it, so we have ended it, and you need to log in again.

If you see logins in your settings that are not yours, end them there and change your password.
`,
  },
  deleted: {
    subject: 'Your Ledgerlift account has been deleted',
    text: `Your Ledgerlift account was deleted just now, with all statements and tables in it. A subscription has been ended.

This is the last mail that we send you. If it was not you who deleted it, please tell us.
`,
  },
} as const

export const noticeMail = (recipient: Recipient, notice: keyof typeof NOTICES): Mail => ({
  ...recipient,
  keptMs: NOTICE_MS,
  ...NOTICES[notice],
})

export const contactMail = (to: string, { name, email, message }: ContactRequest): Mail => ({
  to,
  about: 'message',
  keptMs: MESSAGE_MS,
  subject: 'A message from the contact form',
  replyTo: { name, address: email },
  text: `${name} <${email}> wrote:

${message}
`,
})
