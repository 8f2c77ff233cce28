import { PgBoss } from 'pg-boss'
import type { Transaction } from '../store/open-store.ts'
import { PreparingClient } from '../store/preparing-client.ts'
import { type ConversionJob, conversionJob } from './conversion-job.ts'

const CONVERT = 'convert'
/** After this time without a sign from its process a job is given to another one; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10
/** How often silent jobs are looked for. */
const SUPERVISE_SECONDS = 5
/** Beyond the time limit of the largest PDF; see run-conversion.ts. */
const EXPIRE_SECONDS = 3600
/** Outlasts any outage: which documents are given up is decided in run-conversion.ts. */
const RETRIES = 1_000_000
const POOL_SIZE = 5
/** The queue is told of a new job at once; this is the net below. */
const POLL_SECONDS = 5
/** Then a conversion that still runs is given back, and taken up again by the next process. */
const STOP_PATIENCE_MS = 8_000

export type Queue = Awaited<ReturnType<typeof openQueue>>

/** Opens the queue of conversions: a job's id is that of its conversion. */
export async function openQueue(url: string, onError: (error: Error) => void) {
  const connections = { connectionString: url, max: POOL_SIZE, Client: PreparingClient }
  const boss = new PgBoss({
    ...connections,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    queueCacheIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(CONVERT, {
    notify: true,
    retryLimit: RETRIES,
    retryDelay: 0,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: EXPIRE_SECONDS,
  })

  return {
    /** @param ahead how many conversions of the same person wait already: others go before it */
    async add(job: ConversionJob, ahead: number, tx: Transaction): Promise<void> {
      const group = { id: job.payers.at(-1) ?? job.conversionId }
      await boss.send(CONVERT, job, {
        id: job.conversionId,
        db: tx.queue,
        group,
        priority: -ahead,
        retryLimit: RETRIES,
      })
    },

    /**
     * Starts working, on a limited number of conversions at a time, and of one payer in all processes. A conversion for
     * which `convert` throws is tried again.
     */
    async work(
      { jobs, ofOnePayer }: { readonly jobs: number; readonly ofOnePayer: number },
      convert: (job: ConversionJob) => Promise<void>,
    ): Promise<void> {
      const options = {
        groupConcurrency: ofOnePayer,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      }
      const work = async () => {
        const worker: string = await boss.work(CONVERT, options, async ([job]) => {
          // After a job the worker looks for the next one at once.
          boss.notifyWorker(worker)
          if (job) await convert(conversionJob.parse(job.data))
        })
      }
      for (let n = 0; n < jobs; n++) await work()
    },

    /** Takes up again what a process was working on that is known to have ended, without waiting for its silence. */
    async release(conversionIds: string[]): Promise<void> {
      if (conversionIds.length > 0) await boss.fail(CONVERT, conversionIds)
    },

    async remove(conversionId: string, tx: Transaction): Promise<void> {
      await boss.deleteJob(CONVERT, conversionId, { db: tx.queue })
    },

    stop: () => boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS }),
  }
}
