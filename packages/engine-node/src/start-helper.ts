import { resourceLimits, Worker } from 'node:worker_threads'
import { EngineError, type PackedPages } from '@ledgerlift/engine'
import type { HelperAnswer, HelperTask } from './helper-task.ts'
import type { Chunk } from './read-share.ts'

const CODE = new URL('./helper-thread.js', import.meta.url)

/** A thread that reads pages of one document. The caller that started it ends it. */
export type Helper = {
  /**
   * What it has read once the queue is empty.
   *
   * @throws {EngineError} what was wrong with the document; any other error ended the thread
   */
  readonly chunks: Promise<readonly Chunk<PackedPages>[]>
  /** Resolves when the thread is no more. */
  readonly end: () => Promise<unknown>
}

/** Starts one, with the limits of the thread that starts it. */
export function startHelper(task: HelperTask): Helper {
  const thread = new Worker(CODE, { workerData: task, resourceLimits })
  const chunks = new Promise<readonly Chunk<PackedPages>[]>((resolve, reject) => {
    thread.once('message', (answer: HelperAnswer) => {
      if (answer.kind === 'read') resolve(answer.chunks)
      else reject(new EngineError(answer.code))
    })
    thread.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new EngineError('pdf-too-complex', { cause }) : cause,
      ),
    )
    thread.once('exit', () => reject(new Error('a thread that reads pages ended by itself')))
  })
  return { chunks, end: () => thread.terminate() }
}
