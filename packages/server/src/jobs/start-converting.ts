import { failConversion, runConversion } from '../conversions/run-conversion.ts'
import type { OpenDeps } from '../open-deps.ts'

/**
 * Jobs taken up for each one that can be read at a time: while a result is written down, the thread reads the next PDF
 * already. Only where no other process could have taken the job, and read it sooner.
 */
const AHEAD = 2

/** Starts converting what is queued, so many at a time. */
export async function startConverting(deps: OpenDeps, concurrency: number): Promise<void> {
  const { store, queue } = deps
  if (deps.alone) await queue.release(await store.conversions.listConverting())
  await queue.work(deps.alone ? AHEAD * concurrency : concurrency, {
    async convert(job) {
      const { conversionId, requestId } = job
      const log = deps.log.child({ conversionId, requestId })
      try {
        await runConversion({ ...deps, log }, job)
      } catch (err) {
        log.error({ err }, 'a conversion was interrupted')
        throw err
      }
    },
    async giveUp({ conversionId }) {
      await failConversion(deps, conversionId, 'internal')
      deps.metrics.countConversion('internal')
    },
  })
}
