import { ApiError } from '../api-error.ts'
import { type PdfAnswer, type PdfReader, type ReadOptions, startPdfReader } from './pdf-reader.ts'
import type { PdfTask } from './pdf-task.ts'

export type PdfRun = ReadOptions &
  Pick<PdfTask, 'kind' | 'password' | 'pages' | 'dates' | 'ocr' | 'given'> & {
    /** Called when a thread is free, so that waiting documents lie on disk and not in memory. */
    readonly load: () => Promise<Uint8Array<ArrayBuffer>>
  }

export type PdfReaderPoolOptions = {
  /** How many PDFs are read at a time. */
  readonly size: number
  /** How many threads there may be in all for the pages of long documents; those that start a document share them. */
  readonly threads?: number
  /** Whether one thread is started at once, and not when there is work. */
  readonly prepared?: boolean
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
const THREAD_CODE = new URL('./pdf-thread.ts', import.meta.url)

export type PdfReaderPool = ReturnType<typeof startPdfReaderPool>

export function startPdfReaderPool({
  size,
  threads = 1,
  prepared = true,
  memoryLimit,
  code = THREAD_CODE,
}: PdfReaderPoolOptions) {
  const waiting: Waiting[] = []
  const hungry: ((next: Waiting | undefined) => void)[] = []
  const readers = new Set<PdfReader>()
  let closed = false
  let running = 0

  const take = (): Promise<Waiting | undefined> =>
    new Promise((resolve) => {
      const next = waiting.shift()
      if (next || closed) resolve(next)
      else hungry.push(resolve)
    })

  /** One reader after the other, each until it is spent. */
  const work = async () => {
    while (!closed) {
      const reader = startPdfReader(code, memoryLimit)
      readers.add(reader)
      const broken = await reader.ready.then(
        () => null,
        (error: unknown) => ({ error }),
      )
      for (let served = 0; served < DOCUMENTS_PER_THREAD && !closed; served++) {
        const next = await take()
        if (!next) break
        if (broken) next.reject(broken.error)
        else {
          running++
          await serve(reader, next, Math.max(1, Math.floor(threads / running)))
          running--
        }
        if (!reader.isUsable()) break
      }
      readers.delete(reader)
      await reader.end()
    }
  }
  /** Others are added when there is work for them. */
  const lanes = prepared ? [work()] : []

  return {
    /** How many PDFs are being read. */
    running: () => running,

    run: (run: PdfRun): Promise<PdfAnswer> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new ApiError('unavailable'))
        const next = { run, resolve, reject }
        const lane = hungry.shift()
        if (lane) return lane(next)
        waiting.push(next)
        if (lanes.length < size) lanes.push(work())
      }),

    async close(): Promise<void> {
      closed = true
      for (const lane of hungry.splice(0)) lane(undefined)
      for (const { reject } of waiting.splice(0)) reject(new ApiError('unavailable'))
      await Promise.all([...readers].map((reader) => reader.end()))
      await Promise.all(lanes)
    },
  }
}

async function serve(reader: PdfReader, { run, resolve, reject }: Waiting, threads: number): Promise<void> {
  const { kind, password, pages, dates, ocr, given, load } = run
  try {
    const bytes = await load()
    resolve(await reader.read({ kind, password, pages, dates, ocr, given, threads, bytes }, run))
  } catch (error) {
    reject(error)
  }
}
