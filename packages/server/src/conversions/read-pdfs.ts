import { parentPort, workerData } from 'node:worker_threads'
import { conversionResult, EXTRACTION_COMPLETE } from '@ledgerlift/contract'
import { EngineError, openPdf, type PdfFile, unreadReason, verdictOf } from '@ledgerlift/engine'
import { extractInThreads, type PdfiumHost, startHost } from '@ledgerlift/engine-node'
import { stackFrames } from '../http/log-error.ts'
import type { PdfTask, PdfThreadMessage } from './pdf-task.ts'
import { currentThreadId } from './thread-priority.ts'

/** The work of a thread that reads PDFs, with a PDFium of its own; pdf-reader.ts is its other end. */
const { memoryLimit } = workerData as { memoryLimit: number }
const host = await startHost(memoryLimit)

const post = (message: PdfThreadMessage, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer)

/** Messages that are sent before the answer arrive before the next PDF comes. */
const answer: typeof post = (message, transfer) => {
  if (heldBytes(host) > SPENT_BYTES) post({ kind: 'spent' })
  post(message, transfer)
}

/** PDFium keeps all memory that it has ever needed. Most statements need a tenth of this. */
const SPENT_BYTES = 128 * 1024 ** 2
const heldBytes = ({ pdfium }: PdfiumHost) => pdfium.heap.view(0, 0).buffer.byteLength

parentPort?.on('message', async (task: PdfTask) => {
  try {
    if (task.kind === 'count-pages') answer({ kind: 'counted', pages: countPages(host, task) })
    else {
      const converted = await convert(host, task)
      answer({ kind: 'converted', ...converted }, [converted.json.buffer])
    }
  } catch (error) {
    answer(explain(error))
  }
})
post({ kind: 'ready', threadId: currentThreadId() })

function countPages(host: PdfiumHost, task: PdfTask): number {
  const file = open(host, task)
  file.close()
  return file.pageCount
}

type Converted = Omit<Extract<PdfThreadMessage, { kind: 'converted' }>, 'kind'>

async function convert(host: PdfiumHost, task: PdfTask): Promise<Converted> {
  const file = open(host, task)
  try {
    const { password, pages, dates, ocr, given, threads } = task
    const onPage = (page: number) => post({ kind: 'page', page })
    const onScans = (count: number) => post({ kind: 'recognising', pages: count })
    const options = { password, pages, dates, ocr, given, threads, onPage, onScans }
    const statement = await extractInThreads(host, file, options)
    const verdict = verdictOf(statement)
    const repeated = statement.warnings.filter(({ code }) => code === 'repeated-page').length
    const result = conversionResult.parse({ type: EXTRACTION_COMPLETE, ...statement, verdict })
    return {
      json: new TextEncoder().encode(JSON.stringify(result)),
      ocrPages: result.ocrPages.length,
      freePages: result.pagesConverted.length - verdict.pages.converted + repeated,
      isRead: unreadReason(statement) === null,
    }
  } finally {
    file.close()
  }
}

/** PDFium keeps a copy of its own; ours is given back at once, so that a file is in memory once. */
function open({ pdfium }: PdfiumHost, { bytes, password }: PdfTask): PdfFile {
  const file = openPdf(pdfium, bytes, password)
  bytes.buffer.transfer(0)
  return file
}

/** Of WebAssembly, and of a buffer that can't grow. */
const OUT_OF_MEMORY = ['RuntimeError', 'RangeError']

function explain(error: unknown): PdfThreadMessage {
  if (error instanceof EngineError) return { kind: 'refused', code: error.code }
  // This error is all that remains of a memory limit that was reached inside PDFium.
  if (error instanceof Error && OUT_OF_MEMORY.includes(error.name)) {
    return { kind: 'refused', code: 'pdf-too-complex' }
  }
  return {
    kind: 'broken',
    name: nameFault(error),
    frames: stackFrames(error),
  }
}

/** Where the engine's result does not keep to the contract, the name says at which field, but not what stands there. */
function nameFault(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const issues = (error as { issues?: { path: PropertyKey[] }[] }).issues ?? []
  return [error.name, ...issues.slice(0, 3).map(({ path }) => path.join('.'))].join(' ')
}
