import { deleteExpired } from '../conversions/delete-expired.ts'
import { failConversion, runConversion } from '../conversions/run-conversion.ts'
import type { OpenDeps } from '../open-deps.ts'

const RETENTION_EVERY_MS = 10 * 60_000

/** Starts converting, and deleting what has been kept for its time; returns how to stop the latter. */
export async function startJobs(deps: OpenDeps, concurrency: number): Promise<() => void> {
  const { store, queue, log } = deps
  if (deps.alone) await queue.release(await store.conversions.listConverting())
  await queue.work(concurrency, {
    async convert(job) {
      try {
        await runConversion(deps, job)
      } catch (err) {
        log.error({ err, conversionId: job.conversionId }, 'a conversion was interrupted')
        throw err
      }
    },
    giveUp: ({ conversionId }) => failConversion(deps, conversionId, 'internal'),
  })
  const clean = () => deleteExpired(deps).catch((err) => log.error({ err }, 'expired files were not deleted'))
  void clean()
  const timer = setInterval(clean, RETENTION_EVERY_MS)
  return () => clearInterval(timer)
}
