import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { cpuMs } from './cpu-time.ts'

const CODE = new URL('./engine-thread.ts', import.meta.url)

/**
 * The bare engine in a number of threads: nothing of the server, the PDFs in memory.
 *
 * @param warmUp conversions of each thread before anything is measured
 */
export async function startEngine(pdfs: readonly Uint8Array[], threads: number, warmUp: number) {
  const workers = Array.from({ length: threads }, () => new Worker(CODE, { workerData: { pdfs, warmUp } }))
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  return {
    /** Conversions per second, and the CPU time of one in milliseconds, measured over `seconds`. */
    async measure(seconds: number): Promise<{ readonly rate: number; readonly cpu: number }> {
      const began = cpuMs(process.pid)
      const answers = workers.map((worker) => once(worker, 'message'))
      for (const worker of workers) worker.postMessage(seconds)
      const done = (await Promise.all(answers)).map(([count]) => count as number)
      const all = done.reduce((sum, count) => sum + count, 0)
      return { rate: all / seconds, cpu: (cpuMs(process.pid) - began) / all }
    },
    stop: () => Promise.all(workers.map((worker) => worker.terminate())),
  }
}
