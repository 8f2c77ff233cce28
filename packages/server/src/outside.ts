import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Contact } from './deps.ts'
import { type GoogleTokens, openGoogleTokens } from './google/google-tokens.ts'
import type { MailSettings } from './mail/open-mailer.ts'

/** Good for mail that only goes to the outbox. */
const NOBODY = 'ledgerlift@localhost'

export const googleOf = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_ISSUER: issuer,
}: Config): GoogleTokens | null => (clientId === undefined ? null : openGoogleTokens({ issuer, clientId }))

export const mailSettingsOf = ({ SMTP_URL, MAIL_FROM = NOBODY, DATA_DIR }: Config): MailSettings => ({
  smtpUrl: SMTP_URL,
  from: MAIL_FROM,
  outbox: join(DATA_DIR, 'outbox'),
})

export const contactOf = ({
  CONTACT_COMPANY,
  CONTACT_EMAIL,
  CONTACT_FORM_URL,
  MAIL_FROM = NOBODY,
}: Config): Contact => ({
  mailTo: CONTACT_EMAIL ?? MAIL_FROM,
  company: CONTACT_COMPANY,
  email: CONTACT_EMAIL ?? null,
  formUrl: CONTACT_FORM_URL ?? null,
})

export const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
  PUBLIC_URL ?? `http://${['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST}:${PORT}`
