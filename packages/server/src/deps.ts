import type { Logger } from 'pino'
import type { AttemptRule } from './attempts/attempt-rules.ts'
import type { Background } from './background.ts'
import type { Exporter } from './conversions/exporter.ts'
import type { PdfReaderPool } from './conversions/pdf-reader-pool.ts'
import type { SettledEvents } from './conversions/settled-events.ts'
import type { FileStorage } from './files/file-storage.ts'
import type { GoogleTokens } from './google/google-tokens.ts'
import type { Queue } from './jobs/queue.ts'
import type { Mailer } from './mail/open-mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Payments } from './payments/payments.ts'
import type { Quotas } from './quota/quotas.ts'
import type { NoteEvent } from './security-events.ts'
import type { Store } from './store/open-store.ts'
import type { Secrets } from './visitors/secrets.ts'

/** Everything that the server needs; what opens it closes it. */
export type Deps = {
  readonly store: Store
  readonly files: FileStorage
  readonly queue: Queue
  /** Short readings, that must not wait behind long ones. */
  readonly openers: PdfReaderPool
  readonly converters: PdfReaderPool
  readonly exporter: Exporter
  readonly metrics: Metrics
  /** Notes what those who guard the server want to see. */
  readonly note: NoteEvent
  readonly settled: SettledEvents
  readonly secrets: Secrets
  readonly quotas: Quotas
  /** What the settings say of how often something may be tried; the rest is in attempts/attempt-rules.ts. */
  readonly rules: { readonly registrations: AttemptRule }
  readonly mailer: Mailer
  /** Null where signing in with Google is not set up. */
  readonly google: GoogleTokens | null
  /** Null where no payment provider is set up. */
  readonly payments: Payments | null
  readonly contact: Contact
  /** Where people reach us, without a slash at its end: for links in mails, that nobody's request may decide about. */
  readonly publicUrl: string
  readonly background: Background
  readonly timeouts: Timeouts
  readonly clock: () => Date
  readonly log: Logger
}

export type Timeouts = {
  readonly openMs: number
  /** Of a document, beside the time of its pages. */
  readonly convertMs: number
  readonly convertMsPerPage: number
  /** More for each page that is recognised. */
  readonly ocrMsPerPage: number
  /** Longer than this no single page is read. */
  readonly pageMs: number
  /** From a call's first byte to its answer's; uploads and questions for a result may take longer. */
  readonly answerMs: number
  /** How long a question for a result is held. */
  readonly resultWaitMs: number
  /** Between two looks whether the payment provider has booked a payment. */
  readonly confirmMs: number
  /** Longer than this the payment provider is not waited for. */
  readonly providerMs: number
}

export type Contact = {
  /** Who reads what the contact form sends. */
  readonly mailTo: string
  /** What the page says of it; nothing where nothing is set. */
  readonly company: readonly string[]
  readonly email: string | null
  readonly formUrl: string | null
}
