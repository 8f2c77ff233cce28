import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Load = {
  readonly url: string
  readonly pdf: Uint8Array
  readonly clients: number
  readonly seconds: number
}

export type LoadResult = {
  /** Milliseconds from sending a statement to the last byte of its table. */
  readonly latencies: readonly number[]
  readonly failures: number
  readonly seconds: number
}

const CODE = new URL('./load-thread.ts', import.meta.url)

/** Lets people convert for a while, in a thread, so that who measures something else meanwhile is not kept. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const [result] = await once(new Worker(CODE, { workerData: load }), 'message')
  return result as LoadResult
}
