import type { ErrorCode } from '@ledgerlift/contract'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { SECURITY_EVENTS, type SecurityEvent } from '../security-events.ts'
import type { Store } from '../store/open-store.ts'

/** What this process has done, and how full the queue of all of them is, for Prometheus. Names nobody and no file. */
export type Metrics = ReturnType<typeof openMetrics>

/** How a conversion ended: the code of its error, or one of these. */
export type ConversionOutcome = 'done' | 'deleted' | ErrorCode

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const CONVERSION_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

export function openMetrics(store: Pick<Store, 'conversions'>) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const uploads = new Counter({
    name: 'ledgerlift_uploads_total',
    help: 'PDFs that were sent, by what became of them: accepted, or the code of their error.',
    labelNames: ['outcome'],
    registers,
  })
  const conversions = new Counter({
    name: 'ledgerlift_conversions_total',
    help: 'Conversions that this process has ended, by outcome: done, deleted, or the code of their error.',
    labelNames: ['outcome'],
    registers,
  })
  const pages = new Counter({ name: 'ledgerlift_pages_total', help: 'Pages converted.', registers })
  const ocrPages = new Counter({
    name: 'ledgerlift_ocr_pages_total',
    help: 'Pages among them that were read by character recognition.',
    registers,
  })
  const conversionSeconds = new Histogram({
    name: 'ledgerlift_conversion_seconds',
    help: 'From the start of a conversion to its end.',
    labelNames: ['outcome'],
    buckets: CONVERSION_SECONDS,
    registers,
  })
  const waitSeconds = new Histogram({
    name: 'ledgerlift_conversion_wait_seconds',
    help: 'From the upload of a PDF to the start of its conversion.',
    buckets: CONVERSION_SECONDS,
    registers,
  })
  const callSeconds = new Histogram({
    name: 'ledgerlift_http_request_seconds',
    help: 'Answering a call, by its route. Questions for a result are held until there is one.',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_SECONDS,
    registers,
  })
  const events = new Counter({
    name: 'ledgerlift_security_events_total',
    help: 'Logins, failures, lockouts and the like, by event; see docs/operations.md.',
    labelNames: ['event'],
    registers,
  })
  for (const event of SECURITY_EVENTS) events.inc({ event }, 0)
  const errors = new Counter({
    name: 'ledgerlift_errors_total',
    help: 'Failed calls, by the code of their error.',
    labelNames: ['code'],
    registers,
  })
  new Gauge({
    name: 'ledgerlift_queue_conversions',
    help: 'Conversions of all processes that wait (queued) or run (converting).',
    labelNames: ['status'],
    registers,
    async collect() {
      for (const [status, count] of Object.entries(await store.conversions.countUnfinished())) {
        this.set({ status }, count)
      }
    },
  })

  return {
    countUpload: (outcome: 'accepted' | ErrorCode): void => uploads.inc({ outcome }),
    countEvent: (event: SecurityEvent): void => events.inc({ event }),
    countError: (code: ErrorCode): void => errors.inc({ code }),
    countWait: (seconds: number): void => waitSeconds.observe(Math.max(0, seconds)),
    /** @param seconds absent where nobody knows how long it ran */
    countConversion(outcome: ConversionOutcome, seconds?: number): void {
      conversions.inc({ outcome })
      if (seconds !== undefined) conversionSeconds.observe({ outcome }, seconds)
    },
    countPages(all: number, recognised: number): void {
      pages.inc(all)
      ocrPages.inc(recognised)
    },
    countCall: (method: string, route: string, status: number, seconds: number): void =>
      callSeconds.observe({ method, route, status }, seconds),

    contentType: registry.contentType,
    /** The text that Prometheus reads. */
    print: (): Promise<string> => registry.metrics(),
    close: (): void => registry.clear(),
  }
}
