import type { EngineErrorCode } from '@ledgerlift/engine'
import type { Answer, Kind, Question, Questions } from './page-messages.ts'

/** Why the worker could not answer; `code` is null where it broke. */
export class PageReaderError extends Error {
  readonly code: EngineErrorCode | null

  constructor(code: EngineErrorCode | null) {
    super(code ?? 'the page reader broke')
    this.name = 'PageReaderError'
    this.code = code
  }
}

type Options = {
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

type Waiting = Options & {
  readonly resolve: (answer: Questions[Kind]['answer']) => void
  readonly reject: (error: unknown) => void
}

/** The viewer's end of its worker. A question that is cancelled is rejected with the signal's reason. */
export type PageReader = {
  readonly ask: <K extends Kind>(
    kind: K,
    question: Questions[K]['ask'],
    options?: Options,
  ) => Promise<Questions[K]['answer']>
  readonly close: () => void
}

export function startPageReader(): PageReader {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let nextId = 0

  const fail = () => {
    for (const { reject } of waiting.values()) reject(new PageReaderError(null))
    waiting.clear()
  }
  worker.onerror = fail
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id)
    if (!asked) {
      // Nothing waits for this bitmap any more, and a bitmap keeps its memory until it is closed.
      if ('answer' in data && data.answer instanceof ImageBitmap) data.answer.close()
      return
    }
    if ('done' in data) return asked.onProgress?.(data.done, data.total)
    waiting.delete(data.id)
    if ('failed' in data) asked.reject(new PageReaderError(data.failed))
    else asked.resolve(data.answer)
  }

  return {
    ask: <K extends Kind>(kind: K, question: Questions[K]['ask'], options: Options = {}) => {
      const id = nextId++
      const { signal } = options
      return new Promise<Questions[K]['answer']>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        waiting.set(id, { ...options, resolve: resolve as Waiting['resolve'], reject })
        signal?.addEventListener('abort', () => {
          if (!waiting.delete(id)) return
          worker.postMessage({ kind: 'cancel', id })
          reject(signal.reason)
        })
        const transfer = kind === 'open' ? [(question as Questions['open']['ask']).bytes] : []
        worker.postMessage({ kind, id, ...question } as Question, transfer)
      })
    },
    close: () => {
      worker.terminate()
      fail()
    },
  }
}
