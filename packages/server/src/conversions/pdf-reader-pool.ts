import { ApiError } from '../api-error.ts'
import { fairLine } from './fair-line.ts'
import { type PdfAnswer, type PdfReader, type ReadOptions, startPdfReader } from './pdf-reader.ts'
import type { PdfTask } from './pdf-task.ts'

export type PdfRun = ReadOptions &
  Pick<PdfTask, 'kind' | 'password' | 'pages' | 'dates' | 'ocr' | 'given'> & {
    /** Whose it is: threads are dealt fairly among payers. */
    readonly payer: string
    /** Called when a thread is free, so that waiting documents lie on disk and not in memory. */
    readonly load: () => Promise<Uint8Array<ArrayBuffer>>
  }

export type PdfReaderPoolOptions = {
  /** How many PDFs are read at a time; of one payer at most half of them. */
  readonly size: number
  /** How many PDFs of one payer may wait. */
  readonly waiting?: number
  /** How many threads there may be in all for the pages of long documents; those that start a document share them. */
  readonly threads?: number
  /** How many threads are started before there is work: the first at once, the second when all else has started. */
  readonly prepared?: number
  readonly memoryLimit: number
  readonly code?: URL
}

type Waiting = {
  readonly run: PdfRun
  readonly resolve: (answer: PdfAnswer) => void
  readonly reject: (error: unknown) => void
}

/**
 * A thread is replaced now and then, as nobody knows what it has kept. Seldom, for a new one needs a second to start and
 * dozens of documents until its code is compiled as well.
 */
const DOCUMENTS_PER_THREAD = 5000
const PREPARE_MS = 10_000
const THREAD_CODE = new URL('./pdf-thread.js', import.meta.url)
/** When a payer who has too much waiting may try again. */
const RETRY_SECONDS = 5

/** How many PDFs of one payer are read at a time by `size` threads, so that there is always one for another payer. */
export const shareOf = (size: number): number => Math.max(1, Math.floor(size / 2))

export type PdfReaderPool = ReturnType<typeof startPdfReaderPool>

export function startPdfReaderPool({
  size,
  waiting = Number.POSITIVE_INFINITY,
  threads = 1,
  prepared = 1,
  memoryLimit,
  code = THREAD_CODE,
}: PdfReaderPoolOptions) {
  const line = fairLine<Waiting>({ running: shareOf(size), waiting })
  const hungry: ((next: Waiting | undefined) => void)[] = []
  const readers = new Set<PdfReader>()
  let closed = false
  let running = 0

  const take = (): Promise<Waiting | undefined> =>
    new Promise((resolve) => {
      const next = closed ? undefined : line.take()
      if (next || closed) resolve(next)
      else hungry.push(resolve)
    })
  /** Lets idle threads take what may run now. */
  const deal = () => {
    while (hungry.length > 0) {
      const next = line.take()
      if (!next) return
      hungry.shift()?.(next)
    }
  }

  /** One reader after the other, each until it is spent. */
  const work = async () => {
    /** Whose document ended the reader before: until there is another one, it still counts as running. */
    let debtor: string | undefined
    while (!closed) {
      const reader = startPdfReader(code, memoryLimit)
      readers.add(reader)
      const broken = await reader.ready.then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (debtor !== undefined) line.release(debtor)
      debtor = undefined
      for (let served = 0; served < DOCUMENTS_PER_THREAD && !closed; served++) {
        const next = await take()
        if (!next) break
        if (broken) next.reject(broken.error)
        else {
          running++
          await serve(reader, next, {
            threads: Math.max(1, Math.floor(threads / running)),
            onSlow: addLane,
            isClosed: () => closed,
          })
          running--
        }
        if (!reader.isUsable()) {
          debtor = next.run.payer
          break
        }
        line.release(next.run.payer)
        deal()
      }
      readers.delete(reader)
      await reader.end()
    }
  }
  /** Others are added when there is work for them, or soon may be. */
  const lanes = Array.from({ length: Math.min(prepared, 1) }, work)
  const addLane = () => {
    if (!closed && hungry.length === 0 && lanes.length < size) lanes.push(work())
  }
  // A PDF that comes while another one takes its time finds a thread that has started already.
  const preparing = setTimeout(() => {
    if (!closed && lanes.length < Math.min(prepared, size)) lanes.push(work())
  }, PREPARE_MS).unref()

  return {
    /** How many PDFs are being read. */
    running: () => running,

    /** @throws {ApiError} what is wrong with the document; `too-many-conversions`, `stopped`, `unavailable` */
    run: (run: PdfRun): Promise<PdfAnswer> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new ApiError('unavailable'))
        const next = { run, resolve, reject }
        if (!line.add(run.payer, next)) {
          return reject(new ApiError('too-many-conversions', { retryAfterSeconds: RETRY_SECONDS }))
        }
        // What runs is stopped by its reader.
        run.signal?.addEventListener('abort', () => {
          if (line.drop(next)) reject(new ApiError('stopped'))
        })
        addLane()
        deal()
      }),

    async close(): Promise<void> {
      closed = true
      clearTimeout(preparing)
      for (const lane of hungry.splice(0)) lane(undefined)
      for (const { reject } of line.clear()) reject(new ApiError('unavailable'))
      await Promise.all([...readers].map((reader) => reader.end()))
      await Promise.all(lanes)
    },
  }
}

type Serving = {
  readonly threads: number
  readonly onSlow: () => void
  readonly isClosed: () => boolean
}

async function serve(
  reader: PdfReader,
  { run, resolve, reject }: Waiting,
  { threads, onSlow, isClosed }: Serving,
): Promise<void> {
  const { kind, password, pages, dates, ocr, given, load } = run
  try {
    const task = { kind, password, pages, dates, ocr, given, threads, bytes: await load() }
    resolve(await reader.read(task, { ...run, onSlow }))
  } catch (error) {
    reject(isClosed() ? new ApiError('unavailable') : error)
  }
}
