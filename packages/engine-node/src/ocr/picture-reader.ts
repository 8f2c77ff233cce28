import { resourceLimits, Worker } from 'node:worker_threads'
import type { PictureAnswer, PictureTask, SeenPart } from './picture-task.ts'

const CODE = new URL('./picture-thread.js', import.meta.url)
/** A page of nothing but dust would take minutes. */
const PAGE_MS = 120_000

/**
 * Reads drawn pages in a thread of its own, one at a time. The caller that started it ends it; while it reads nothing, it does
 * not keep the process from ending.
 */
export type PictureReader = {
  /** @throws {Error} where that failed, or took too long: it cost the thread, and the next page gets another one */
  readonly see: (task: PictureTask) => Promise<readonly SeenPart[]>
  /** At once, whatever it is reading. */
  readonly end: () => Promise<unknown>
}

/** With the limits of the thread that starts it; what goes wrong in it is heard where it was asked for. */
const startThread = (): Worker => new Worker(CODE, { resourceLimits }).on('error', () => {})

export function startPictureReader(): PictureReader {
  let thread: Worker | null = null
  const start = (): Worker => {
    const started = startThread()
    // One that ends while it waits is not asked again.
    return started.on('exit', () => {
      if (thread === started) thread = null
    })
  }
  const end = async () => {
    const last = thread
    thread = null
    await last?.terminate()
  }
  const see = async (task: PictureTask): Promise<readonly SeenPart[]> => {
    thread ??= start()
    thread.ref()
    const { promise: answered, resolve, reject } = Promise.withResolvers<PictureAnswer>()
    const fail = () => reject(new Error('a thread that recognises pages ended by itself'))
    const timer = setTimeout(fail, PAGE_MS)
    thread.on('message', resolve).on('error', fail).on('exit', fail)
    try {
      const { picture, colors = null } = task
      const drawn = [picture, colors].flatMap((image) => (image ? [image.pixels.buffer] : []))
      thread.postMessage(task, drawn as ArrayBuffer[])
      const answer = await answered
      if (answer.kind === 'failed') throw new Error('a page cannot be recognised')
      return answer.parts
    } catch (error) {
      // After a fault it is not to be trusted any more.
      await end()
      throw error
    } finally {
      clearTimeout(timer)
      thread?.off('message', resolve).off('error', fail).off('exit', fail).unref()
    }
  }
  return { see, end }
}
