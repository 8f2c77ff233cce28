import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Load = { readonly clients: number; readonly seconds: number }

export type LoadResult = {
  /** Milliseconds from sending a statement to the last byte of its table. */
  readonly latencies: readonly number[]
  readonly failures: number
  readonly seconds: number
  /** CPU time that the clients themselves needed. */
  readonly cpu: number
}

const CODE = new URL('./load-thread.ts', import.meta.url)

/** People who convert, in a thread, so that who measures something else meanwhile is not kept. */
export function startLoad(url: string, pdfs: readonly Uint8Array[]) {
  const thread = new Worker(CODE, { workerData: { url, pdfs } })
  return {
    async run(load: Load): Promise<LoadResult> {
      thread.postMessage(load)
      const [result] = await once(thread, 'message')
      return result as LoadResult
    },
    stop: () => thread.terminate(),
  }
}
