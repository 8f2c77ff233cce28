import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Logger } from 'pino'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo?: { readonly name: string; readonly address: string }
}

export type Mailer = {
  /** @throws {Error} without a word of the mail */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

export type MailSettings = {
  /** Absent where mail is written to a folder. */
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly outbox: string
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

export function openMailer({ smtpUrl, from, outbox }: MailSettings, log: Logger): Mailer {
  const mailer = smtpUrl === undefined ? folderMailer(outbox, log) : smtpMailer(smtpUrl)
  return {
    // What people wrote is text, never the name of a file or an address to fetch.
    send: (mail) => mailer.send({ ...mail, from, disableFileAccess: true, disableUrlAccess: true }),
    close: mailer.close,
  }
}

type Sending = { readonly send: (mail: SendMailOptions) => Promise<void>; readonly close: () => void }

function smtpMailer(url: string): Sending {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail)
      } catch (error) {
        // Mail servers repeat the address in what they say.
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        throw Object.assign(new Error('the mail server did not take a mail'), { code: responseCode ?? code })
      }
    },
    close: () => transport.close(),
  }
}

function folderMailer(outbox: string, log: Logger): Sending {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')} ${randomUUID().slice(0, 8)}`
      // Whoever looks into the folder finds whole mails.
      const draft = join(outbox, `${name}.part`)
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, join(outbox, `${name}.eml`))
      log.warn({ outbox }, 'no mail server is set, so a mail was written to a folder')
    },
    close: () => transport.close(),
  }
}
