import { availableParallelism } from 'node:os'
import {
  type DateOrder,
  extractFromPages,
  type GivenTable,
  type PageLines,
  type PdfFile,
  type ReadOptions,
  readPageLines,
  type Statement,
  unpackPages,
} from '@ledgerlift/engine'
import { collectSooner } from './collect-sooner.ts'
import { mayNeedOcr, type OcrMode } from './ocr/ocr-mode.ts'
import { closePageQueue, hasArrived, openPageQueue, type PageQueue } from './page-queue.ts'
import { type Chunk, readShare } from './read-share.ts'
import { type Helper, startHelper } from './start-helper.ts'
import type { PdfiumHost } from './start-pdfium.ts'

export type ThreadOptions = ReadOptions & {
  /** What opened the file, for the threads that open it again. */
  readonly password?: string | undefined
  /** The order of day, month and year in its dates, where the user has set it. */
  readonly dates?: DateOrder | undefined
  /** The tables that the user has drawn; they are found where absent. */
  readonly given?: readonly GivenTable[] | undefined
  /** Which pages are recognised in their pictures; `auto` where absent. */
  readonly ocr?: OcrMode | undefined
  /** Called before pages are recognised, with how many there are. */
  readonly onScans?: ((pages: number) => void) | undefined
  /** The maximum number of threads that read, including this one; one for each core where absent. */
  readonly threads?: number | undefined
  /** No thread is started for fewer pages; PAGES_WORTH_A_THREAD where absent. */
  readonly pagesPerThread?: number | undefined
}

/**
 * Pages that this thread reads while another one starts, which takes about 0.4 s, and as long again until its code is
 * compiled as well as this one's (`npm run bench:engine`).
 */
const PAGES_WORTH_A_THREAD = 150
/** Pages of a document that leaves much behind while it is read. */
const LONG = 150

/**
 * `extractFromPdf` by several threads where the document is long enough, and with the text of its scans. Otherwise the
 * result is the same to the last bit. No thread is left when the promise is settled but those that recognise pages, which
 * wait a while for the next scan.
 *
 * @throws {EngineError} as `extractFromPdf` does
 */
export async function extractInThreads(
  host: PdfiumHost,
  file: PdfFile,
  options: ThreadOptions = {},
): Promise<Statement> {
  const read = async () =>
    extractFromPages(await readPagesInThreads(host, file, options), file.pageCount, options)
  return file.pageCount < LONG ? read() : collectSooner(read)
}

/**
 * The pages of a document, those that are scans recognised.
 *
 * @param onPage counts the pages of all threads; called after those of this one, and once when all are read
 * @throws {EngineError} `pages-out-of-range`, `stopped`
 */
export async function readPagesInThreads(
  host: PdfiumHost,
  file: PdfFile,
  { ocr = 'auto', threads = availableParallelism(), ...options }: ThreadOptions = {},
): Promise<PageLines[]> {
  const isDone: ReadOptions['isDone'] = (page) => !mayNeedOcr(page, ocr)
  const pages = await readTyped(host, file, ocr, { ...options, threads, isDone })
  const scans = pages.filter((page) => !isDone(page)).length
  if (scans === 0) return pages
  options.onScans?.(scans)
  const { recognisePages } = await import('./ocr/recognise-pages.ts')
  return recognisePages(file, pages, ocr, { ...options, threads })
}

/** What the file itself says. */
async function readTyped(
  host: PdfiumHost,
  file: PdfFile,
  ocr: OcrMode,
  {
    password,
    threads,
    pagesPerThread = PAGES_WORTH_A_THREAD,
    ...options
  }: ThreadOptions & { readonly threads: number },
): Promise<PageLines[]> {
  const numbers = options.pages ?? Array.from({ length: file.pageCount }, (_, i) => i + 1)
  const count = Math.min(threads - 1, Math.floor(numbers.length / pagesPerThread))
  if (count < 1) return readPageLines(file, options)
  const queue = openPageQueue(numbers, count)
  const helpers = startHelpers(count, { host, file, password, queue, ocr })
  let ended: Promise<unknown> = Promise.resolve()
  const end = () => {
    closePageQueue(queue)
    ended = Promise.all(helpers.map((helper) => helper.end()))
  }
  try {
    const readHere = readShare(file, queue, (pages) => pages, options)
    // A helper that starts too late (on a busy machine) or not at all has taken no pages: it is not waited for.
    const arrived = helpers.filter((_, i) => hasArrived(queue, i))
    const pages = joinPages([readHere, ...(await Promise.all(arrived.map(unpacked)))].flat())
    end()
    options.onPage?.(pages.filter((page) => options.isDone?.(page) ?? true).length, numbers.length)
    return pages
  } finally {
    end()
    await ended
  }
}

type Work = {
  readonly host: PdfiumHost
  readonly file: PdfFile
  readonly password: string | undefined
  readonly queue: PageQueue
  readonly ocr: OcrMode
}

function startHelpers(count: number, { host, file, password, queue, ocr }: Work): Helper[] {
  const view = file.viewBytes()
  const bytes = new Uint8Array(new SharedArrayBuffer(view.length))
  bytes.set(view)
  const { code, memoryLimit } = host
  return Array.from({ length: count }, (_, index) => {
    const helper = startHelper({ bytes, password, queue, index, code, memoryLimit, ocr })
    // A helper that fails before it takes pages is not asked; any other failure is handled where the helper is awaited.
    helper.chunks.catch(() => {})
    return helper
  })
}

async function unpacked({ chunks }: Helper): Promise<Chunk<PageLines[]>[]> {
  return (await chunks).map(({ at, pages }) => ({ at, pages: unpackPages(pages) }))
}

const joinPages = (chunks: readonly Chunk<PageLines[]>[]): PageLines[] =>
  [...chunks].sort((a, b) => a.at - b.at).flatMap(({ pages }) => pages)
