import type { ContactRequest } from '@ledgerlift/contract'
import type { Mail } from './open-mailer.ts'

export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: 'A new password for Ledgerlift',
  text: `Somebody, we hope you, asked for a new password for your Ledgerlift account.

Choose it here, within an hour:

${link}

The link works once. If you did not ask for it, do nothing: your password stays as it is.
`,
})

export const contactMail = (to: string, { name, email, message }: ContactRequest): Mail => ({
  to,
  subject: 'A message from the contact form',
  replyTo: { name, address: email },
  text: `${name} <${email}> wrote:

${message}
`,
})
