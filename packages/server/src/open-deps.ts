import type { Logger } from 'pino'
import { registrationsPerAddress } from './attempts/attempt-rules.ts'
import { startBackground } from './background.ts'
import type { Config } from './config.ts'
import { startExporter } from './conversions/exporter.ts'
import { type PdfReaderPoolOptions, startPdfReaderPool } from './conversions/pdf-reader-pool.ts'
import { settledEvents } from './conversions/settled-events.ts'
import { prepareDataFolder, readOrMakeSecret } from './data-folder.ts'
import type { Deps, Timeouts } from './deps.ts'
import { openFileStorage } from './files/file-storage.ts'
import { openQueue } from './jobs/queue.ts'
import { openMailer } from './mail/open-mailer.ts'
import { openMetrics } from './metrics/metrics.ts'
import { contactOf, googleOf, mailSettingsOf, publicUrlOf } from './outside.ts'
import { openPayments } from './payments/open-payments.ts'
import type { Role } from './role.ts'
import { eventNotes } from './security-events.ts'
import { isRoleMighty } from './store/check-role.ts'
import { prepareAppRole } from './store/embedded/app-role.ts'
import { startEmbeddedPostgres } from './store/embedded/embedded-postgres.ts'
import { lockFolder } from './store/embedded/folder-lock.ts'
import { openStore } from './store/open-store.ts'
import { listenForOver } from './store/over-channel.ts'
import { deriveSecrets } from './visitors/secrets.ts'

const MB = 1024 ** 2
/** So that one of them is there for others while one user's file takes its time to open. */
const OPENERS = 2
/** Files of one payer that wait to be opened: a network's people may all come at once. */
const OPENINGS_WAITING = 20

export type Changes = {
  readonly clock?: () => Date
  readonly timeouts?: Partial<Timeouts>
  readonly memoryLimit?: number
  /** Another program for the threads that read PDFs. */
  readonly threadCode?: URL
}

const TIMEOUTS: Timeouts = {
  openMs: 5_000,
  convertMs: 10_000,
  convertMsPerPage: 2_000,
  ocrMsPerPage: 60_000,
  pageMs: 10_000,
  answerMs: 30_000,
  resultWaitMs: 25_000,
  confirmMs: 1_000,
  providerMs: 8_000,
}

export type OpenDeps = Deps & {
  /** Whether this process is the only one on its database, so that nobody else can be working. */
  readonly alone: boolean
  readonly close: () => Promise<void>
}

/**
 * Opens everything that the server stands on, in order; `close` closes it in the opposite order. What fails in between
 * closes what was open.
 *
 * @param onLost the embedded database has ended by itself and does not come back
 */
export async function openDeps(
  config: Config,
  log: Logger,
  onLost: (error: Error) => void,
  changes: Changes = {},
  role: Role = 'all',
): Promise<OpenDeps> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closeNext of closers.splice(0).reverse()) await closeNext()
  }
  try {
    if (role !== 'all' && config.DATABASE_URL === undefined) {
      throw new Error('--role needs DATABASE_URL: the embedded database serves one process only.')
    }
    const { files: filesFolder } = prepareDataFolder(config.DATA_DIR)
    const alone = config.DATABASE_URL === undefined
    if (alone) closers.push(lockFolder(config.DATA_DIR))
    const onError = (err: Error) => log.warn({ err }, 'the database does not answer')

    let url = config.DATABASE_URL
    if (url === undefined) {
      const postgres = await startEmbeddedPostgres(config.DATA_DIR, onLost)
      closers.push(postgres.stop)
      url = await prepareAppRole(postgres.superuserUrl)
    } else if (await isRoleMighty(url)) {
      const told =
        'the role of DATABASE_URL is a superuser, or may read files: give it one that owns its database only'
      if (config.NODE_ENV === 'production') throw new Error(`Ledgerlift does not start: ${told}.`)
      log.warn(told)
    }
    const store = await openStore(url, onError)
    closers.push(store.close)
    const mailer = openMailer(mailSettingsOf(config), log)
    closers.push(mailer.close)
    const background = startBackground(log)
    closers.push(background.finish)
    const settled = settledEvents()
    closers.push(await listenForOver(url, settled.tell, onError))
    const metrics = openMetrics(store)
    closers.push(metrics.close)
    const { memoryLimit = 512 * MB, threadCode } = changes
    const readers = (size: number, more: Partial<PdfReaderPoolOptions>) => {
      const code = threadCode && { code: threadCode }
      const pool = startPdfReaderPool({ size, memoryLimit, ...more, ...code })
      closers.push(pool.close)
      return pool
    }
    const openers = readers(OPENERS, { waiting: OPENINGS_WAITING, prepared: role === 'worker' ? 0 : OPENERS })
    const converters = readers(config.CONVERSIONS_AT_ONCE, {
      threads: config.READING_THREADS,
      prepared: role === 'web' ? 0 : 2,
    })
    const exporter = startExporter()
    closers.push(exporter.close)
    const secrets = deriveSecrets(config.COOKIE_SECRET ?? [readOrMakeSecret(config.DATA_DIR)])
    const clock = changes.clock ?? (() => new Date())
    const timeouts = { ...TIMEOUTS, ...changes.timeouts }
    // Nobody pays at a process that only converts.
    const payments =
      role === 'worker'
        ? null
        : await openPayments(config, { secrets, clock, timeoutMs: timeouts.providerMs })
    if (payments) closers.push(payments.close)
    // After the threads, so that it stops before them: jobs that are running are finished.
    const queue = await openQueue(url, onError)
    closers.push(queue.stop)

    return {
      store,
      queue,
      openers,
      converters,
      exporter,
      files: await openFileStorage(filesFolder, config.STORAGE_URL),
      metrics,
      note: eventNotes(log, metrics.countEvent),
      settled,
      secrets,
      quotas: {
        anonymous: config.ANONYMOUS_PAGES,
        registered: config.REGISTERED_PAGES,
        visitorsPerAddress: config.VISITORS_PER_ADDRESS,
      },
      rules: { registrations: registrationsPerAddress(config.ACCOUNTS_PER_ADDRESS) },
      mailer,
      background,
      google: googleOf(config),
      payments,
      contact: contactOf(config),
      publicUrl: publicUrlOf(config),
      timeouts,
      clock,
      log,
      alone,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
