import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ApiError } from '../api-error.ts'
import type { ExportAnswer, ExportTask } from './export-task.ts'
import { fairLine } from './fair-line.ts'

type Waiting = {
  readonly payer: string
  readonly task: ExportTask
  readonly resolve: (answer: ExportAnswer) => void
  readonly reject: (error: unknown) => void
}

const CODE = new URL('./export-thread.ts', import.meta.url)
/** Of one person or network. */
const MOST_WAITING = 10
const RETRY_SECONDS = 5
/** The longest statements take a tenth of it. */
const LONGEST_MS = 20_000
const MEMORY_MB = 512

export type Exporter = ReturnType<typeof startExporter>

/** A thread, started when it is first needed, that works for everybody in turn. */
export function startExporter() {
  const line = fairLine<Waiting>({ running: 1, waiting: MOST_WAITING })
  let thread: Worker | undefined
  let isBusy = false
  let closed = false

  const end = async () => {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }
  const ask = async (task: ExportTask): Promise<ExportAnswer> => {
    thread ??= new Worker(CODE, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    const over = AbortSignal.timeout(LONGEST_MS)
    try {
      const answer = once(thread, 'message', { signal: over })
      thread.postMessage(task)
      const [said] = (await answer) as [ExportAnswer]
      return said
    } catch (cause) {
      await end()
      throw new ApiError(closed ? 'unavailable' : 'request-timeout', { cause })
    }
  }
  const goOn = async (): Promise<void> => {
    const next = isBusy || closed ? undefined : line.take()
    if (!next) return
    isBusy = true
    await ask(next.task).then(next.resolve, next.reject)
    isBusy = false
    line.release(next.payer)
    void goOn()
  }

  return {
    /**
     * @param payer whose turn it is
     * @throws {ApiError} `too-many-conversions`, `request-timeout`; what the thread refuses
     */
    async run(payer: string, task: ExportTask): Promise<Exclude<ExportAnswer, { kind: 'refused' }>> {
      if (closed) throw new ApiError('unavailable')
      const answer = await new Promise<ExportAnswer>((resolve, reject) => {
        if (!line.add(payer, { payer, task, resolve, reject })) {
          return reject(new ApiError('too-many-conversions', { retryAfterSeconds: RETRY_SECONDS }))
        }
        void goOn()
      })
      if (answer.kind === 'refused') throw new ApiError(answer.code)
      return answer
    },

    async close(): Promise<void> {
      closed = true
      for (const { reject } of line.clear()) reject(new ApiError('unavailable'))
      await end()
    },
  }
}
