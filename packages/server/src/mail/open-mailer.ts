import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Logger } from 'pino'
import { type Keeping, type Outbox, openOutbox } from './outbox.ts'

export type Mail = Keeping & {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo?: { readonly name: string; readonly address: string }
}

export type Mailer = {
  /** @throws {Error} without a word of the mail */
  readonly send: (mail: Mail) => Promise<void>
  /** Deletes the mails about something that is gone from the outbox, where that is in use. */
  readonly forget: (about: string) => Promise<void>
  /** Deletes what has lain in the outbox for its time. */
  readonly deleteExpired: () => Promise<void>
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
  const mailer = smtpUrl === undefined ? folderMailer(openOutbox(outbox), log) : smtpMailer(smtpUrl)
  return {
    // What people wrote is text, never the name of a file or an address to fetch.
    send: ({ about, keptMs, ...mail }) =>
      mailer.send({ ...mail, from, disableFileAccess: true, disableUrlAccess: true }, { about, keptMs }),
    forget: mailer.forget,
    deleteExpired: mailer.deleteExpired,
    close: mailer.close,
  }
}

type Sending = Pick<Mailer, 'forget' | 'deleteExpired' | 'close'> & {
  readonly send: (mail: SendMailOptions, keeping: Keeping) => Promise<void>
}

const nothing = async () => {}

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
    forget: nothing,
    deleteExpired: nothing,
    close: () => transport.close(),
  }
}

function folderMailer(outbox: Outbox, log: Logger): Sending {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail, keeping) {
      const { message } = await transport.sendMail(mail)
      await outbox.put(message as Buffer, keeping)
      log.warn({ outbox: outbox.folder }, 'no mail server is set, so a mail was written to a folder')
    },
    forget: outbox.forget,
    deleteExpired: outbox.deleteExpired,
    close: () => transport.close(),
  }
}
