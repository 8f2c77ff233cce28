import { Worker } from 'node:worker_threads'
import type { EngineData, Outcome, Question } from './ablated-engine.ts'

const ENTRY = new URL('./ablated-engine.ts', import.meta.url)
const MAX_MEMORY_MB = 2000

export type AblatedEngine = {
  /** @returns null where it does not end in time, or runs out of memory */
  readonly read: (question: Question, patienceMs: number) => Promise<Outcome[] | null>
  readonly end: () => Promise<unknown>
}

/** An engine with switches in a thread: without some of its conditions it may run for ever. */
export function startEngine(data: EngineData): AblatedEngine {
  const start = () =>
    new Worker(ENTRY, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } })
  let worker = start()
  const read: AblatedEngine['read'] = (question, patienceMs) =>
    new Promise((resolve) => {
      const settle = (outcomes: Outcome[] | null) => {
        clearTimeout(timer)
        worker.removeAllListeners()
        if (outcomes === null) {
          void worker.terminate()
          worker = start()
        }
        resolve(outcomes)
      }
      const timer = setTimeout(() => settle(null), patienceMs)
      worker.on('message', settle)
      worker.on('error', () => settle(null))
      worker.postMessage(question)
    })
  return { read, end: () => worker.terminate() }
}
