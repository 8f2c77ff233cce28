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
  let settle: (outcomes: Outcome[] | null) => void = () => {}
  const start = () => {
    const started = new Worker(ENTRY, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    })
    started.on('message', (outcomes: Outcome[]) => settle(outcomes))
    started.on('error', () => settle(null))
    return started
  }
  let worker = start()
  const read: AblatedEngine['read'] = async (question, patienceMs) => {
    const answer = new Promise<Outcome[] | null>((resolve) => {
      settle = resolve
    })
    const timer = setTimeout(() => settle(null), patienceMs)
    worker.postMessage(question)
    const outcomes = await answer
    clearTimeout(timer)
    if (outcomes === null) {
      await worker.terminate()
      worker = start()
    }
    return outcomes
  }
  return { read, end: () => worker.terminate() }
}
