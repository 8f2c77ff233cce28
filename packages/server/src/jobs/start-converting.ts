import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../api-error.ts'
import { shareOf } from '../conversions/pdf-reader-pool.ts'
import { runConversion } from '../conversions/run-conversion.ts'
import type { OpenDeps } from '../open-deps.ts'

/**
 * Jobs taken up for each one that can be read at a time: while a result is written down, the thread reads the next PDF
 * already. Only where no other process could have taken the job, and read it sooner.
 */
const AHEAD = 2
/** Between two tries while files can't be read or written. */
const STORAGE_RETRY_MS = 2_000

/** Starts converting what is queued, `concurrency` at a time. */
export async function startConverting(deps: OpenDeps, concurrency: number): Promise<void> {
  const { store, queue } = deps
  if (deps.alone) await queue.release(await store.conversions.listUnfinished())
  const jobs = deps.alone ? AHEAD * concurrency : concurrency
  await queue.work({ jobs, ofOnePayer: shareOf(concurrency) }, async (job) => {
    const { conversionId, requestId } = job
    const log = deps.log.child({ conversionId, requestId })
    try {
      await runConversion({ ...deps, log }, job)
    } catch (err) {
      log.error({ err }, 'a conversion was interrupted')
      if (err instanceof ApiError && err.code === 'storage-unavailable') await sleep(STORAGE_RETRY_MS)
      throw err
    }
  })
}
