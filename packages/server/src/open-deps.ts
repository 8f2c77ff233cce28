import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { registrationsPerAddress } from './attempts/attempt-rules.ts'
import { startBackground } from './background.ts'
import type { Config } from './config.ts'
import { startPdfReaderPool } from './conversions/pdf-reader-pool.ts'
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
import { startEmbeddedPostgres } from './store/embedded/embedded-postgres.ts'
import { lockFolder } from './store/embedded/folder-lock.ts'
import { openStore } from './store/open-store.ts'
import { listenForOver } from './store/over-channel.ts'
import { deriveSecrets } from './visitors/secrets.ts'

const MB = 1024 ** 2

export type Changes = {
  readonly clock?: () => Date
  readonly timeouts?: Partial<Timeouts>
  readonly memoryLimit?: number
  /** Another program for the threads that read PDFs. */
  readonly threadCode?: URL
}

const TIMEOUTS: Timeouts = {
  openMs: 10_000,
  convertMs: 60_000,
  convertMsPerPage: 2_000,
  ocrMsPerPage: 30_000,
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
      url = postgres.url
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
    const readers = (size: number, { threads = 1, prepared = true }) => {
      const code = threadCode && { code: threadCode }
      const pool = startPdfReaderPool({ size, threads, prepared, memoryLimit, ...code })
      closers.push(pool.close)
      return pool
    }
    const openers = readers(Math.min(2, availableParallelism()), { prepared: role !== 'worker' })
    const converters = readers(config.CONVERSIONS_AT_ONCE, {
      threads: config.READING_THREADS,
      prepared: role !== 'web',
    })
    const secrets = deriveSecrets(config.COOKIE_SECRET ?? readOrMakeSecret(config.DATA_DIR))
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
      files: await openFileStorage(filesFolder, config.STORAGE_URL),
      metrics,
      settled,
      secrets,
      quotas: { anonymous: config.ANONYMOUS_PAGES, registered: config.REGISTERED_PAGES },
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
