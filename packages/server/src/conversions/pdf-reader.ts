import { Worker } from 'node:worker_threads'
import { ApiError } from '../api-error.ts'
import type { PdfTask, PdfThreadMessage } from './pdf-task.ts'
import { stepBack, stepForward } from './thread-priority.ts'

export type PdfAnswer = Extract<PdfThreadMessage, { kind: 'counted' | 'converted' }>

export type ReadOptions = {
  /** For the whole document. */
  readonly timeoutMs: number
  /** As much again for each page that is recognised; none where absent. */
  readonly ocrMsPerPage?: number | undefined
  /** For each page until the last one is read; only the document's limit where absent. */
  readonly perPage?: { readonly pages: number; readonly timeoutMs: number } | undefined
  readonly onPage?: ((page: number) => void) | undefined
  /** Called when it takes longer than most documents do. */
  readonly onSlow?: (() => void) | undefined
  /** Ends the reading, and the thread with it. */
  readonly signal?: AbortSignal | undefined
}

/** A thread's fault that is no fault of the document's; the message names no content. */
class PdfThreadError extends Error {
  constructor(message: string, frames?: string) {
    super(message)
    this.name = 'PdfThreadError'
    if (frames !== undefined) this.stack = `${this.name}: ${message}\n${frames}`
  }
}

const MB = 1024 ** 2
/** After this time the thread lets the others go first; most documents are read in a tenth of it. */
const SLOW_MS = 500
/**
 * What V8 takes for its space for young objects of itself. With half of it a conversion lives longer than the space
 * lasts, and what is copied out of it costs a third of the time; with twice as much nothing is gained.
 */
const YOUNG_MB = 48

export type PdfReader = ReturnType<typeof startPdfReader>

/**
 * A thread that reads one PDF at a time. What takes too long or too much memory costs the thread: it is ended, and
 * `isUsable` says so.
 *
 * @param code the program of the thread
 * @param memoryLimit bytes that PDFium may use; the JavaScript heap of the thread gets as much
 */
export function startPdfReader(code: URL, memoryLimit: number) {
  const thread = new Worker(code, {
    workerData: { memoryLimit },
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit / MB, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  let usable = true
  let threadId: number | undefined
  thread.on('message', (message: PdfThreadMessage) => {
    if (message.kind === 'spent') usable = false
    if (message.kind === 'ready') threadId = message.threadId
  })
  const end = async () => {
    usable = false
    await thread.terminate()
  }

  /** The thread's next messages, until `take` has one that it wants or the thread dies of itself. */
  const listen = <T>(take: (message: PdfThreadMessage) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        thread.off('message', onMessage).off('error', onDeath).off('exit', onDeath)
      }
      const onMessage = (message: PdfThreadMessage) => {
        try {
          const taken = take(message)
          if (taken === undefined) return
          resolve(taken)
        } catch (error) {
          reject(error)
        }
        stop()
      }
      const onDeath = (cause: Error | number) => {
        usable = false
        stop()
        reject(explainDeath(cause))
      }
      thread.on('message', onMessage).on('error', onDeath).on('exit', onDeath)
    })

  return {
    ready: listen((message) => (message.kind === 'ready' ? true : undefined)),
    isUsable: () => usable,
    end,

    /** @throws {ApiError} what is wrong with the document; {PdfThreadError} what is wrong with us */
    async read(task: PdfTask, options: ReadOptions): Promise<PdfAnswer> {
      const { timeoutMs, ocrMsPerPage = 0, perPage, onPage, onSlow, signal } = options
      if (signal?.aborted) throw new ApiError('stopped')
      const stop = () => void end()
      signal?.addEventListener('abort', stop)
      let timedOut = false
      const giveUp = () => {
        timedOut = true
        void end()
      }
      let timer = setTimeout(giveUp, timeoutMs)
      let [isBehind, isRecognising] = [false, false]
      const slowTimer = setTimeout(() => {
        isBehind = true
        stepBack(threadId)
        onSlow?.()
      }, SLOW_MS)
      const pageTimer = perPage && setTimeout(giveUp, perPage.timeoutMs)
      /** From then on each page has a limit of its own in the thread. */
      const onScans = (pages: number) => {
        clearTimeout(pageTimer)
        clearTimeout(timer)
        timer = setTimeout(giveUp, timeoutMs + pages * ocrMsPerPage)
        isRecognising = true
      }
      const countPage = (page: number) => {
        if (page === perPage?.pages) clearTimeout(pageTimer)
        else if (!isRecognising) pageTimer?.refresh()
        onPage?.(page)
      }
      try {
        const answer = listen((message) => {
          if (message.kind === 'recognising') onScans(message.pages)
          return takeAnswer(message, countPage)
        })
        thread.postMessage(task, [task.bytes.buffer])
        return await answer
      } catch (error) {
        if (timedOut) throw new ApiError('conversion-timeout')
        if (signal?.aborted) throw new ApiError('stopped')
        // After a fault, or after memory ran out in its midst, PDFium is not to be trusted any more.
        if (!(error instanceof ApiError) || error.code === 'pdf-too-complex') await end()
        throw error
      } finally {
        clearTimeout(timer)
        clearTimeout(slowTimer)
        if (isBehind && !stepForward(threadId)) usable = false
        clearTimeout(pageTimer)
        signal?.removeEventListener('abort', stop)
      }
    },
  }
}

function takeAnswer(message: PdfThreadMessage, onPage: ReadOptions['onPage']): PdfAnswer | undefined {
  switch (message.kind) {
    case 'ready':
    case 'spent':
    case 'recognising':
      return undefined
    case 'page':
      onPage?.(message.page)
      return undefined
    case 'counted':
    case 'converted':
      return message
    case 'refused':
      throw new ApiError(message.code)
    case 'broken':
      throw new PdfThreadError(`reading a PDF failed with ${message.name}`, message.frames)
  }
}

function explainDeath(cause: Error | number): Error {
  if (typeof cause === 'number') return new PdfThreadError('the PDF thread ended')
  const outOfMemory = (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
  return outOfMemory
    ? new ApiError('pdf-too-complex')
    : new PdfThreadError(`the PDF thread ended with ${cause.name}`)
}
