import type { Recogniser } from '@ledgerlift/ocr'
import type { LineAnswer, LineQuestion } from './recogniser-messages.ts'

type Words = NonNullable<LineAnswer['words']>

/**
 * The recogniser of English in a worker. The worker starts with the first line; a signal that takes a line back ends it,
 * as a fault does, and the next line gets another one.
 */
export function startRecogniser(): Recogniser {
  let worker: Worker | null = null
  let nextId = 0
  const waiting = new Map<number, PromiseWithResolvers<Words>>()
  const end = (reason: unknown) => {
    worker?.terminate()
    worker = null
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const fail = () => end(new Error('the recogniser broke'))
  const start = () => {
    const started = new Worker(new URL('./recogniser-worker.ts', import.meta.url), { type: 'module' })
    started.onerror = fail
    started.onmessage = ({ data: { id, words } }: MessageEvent<LineAnswer>) => {
      if (words === null) return fail()
      waiting.get(id)?.resolve(words)
      waiting.delete(id)
    }
    return started
  }
  return {
    recognise: async (image, { signal } = {}) => {
      signal?.throwIfAborted()
      worker ??= start()
      const id = nextId++
      const answered = Promise.withResolvers<Words>()
      waiting.set(id, answered)
      const stop = () => end(signal?.reason)
      signal?.addEventListener('abort', stop)
      worker.postMessage({ id, image } satisfies LineQuestion)
      try {
        return await answered.promise
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
    close: async () => end(new Error('the recogniser was closed')),
  }
}
