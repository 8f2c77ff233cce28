import { PgBoss } from 'pg-boss'
import type { Transaction } from '../store/open-store.ts'
import { PreparingClient } from '../store/preparing-client.ts'
import { type ConversionJob, conversionJob } from './conversion-job.ts'

const CONVERT = 'convert'
const CONVERT_FAILED = 'convert-failed'
/** A job whose process says nothing for so long is given to another one; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10
/** How often silent jobs are looked for. */
const SUPERVISE_SECONDS = 5
/** Beyond the time limit of the largest PDF; see run-conversion.ts. */
const EXPIRE_SECONDS = 3600
/** A conversion that is interrupted so often is likely to be what ends the process. */
const RETRIES = 4
const POOL_SIZE = 5
/** The queue is told of a new job at once; this is the net below. */
const POLL_SECONDS = 5
/** Nobody is told of jobs that have failed for good. */
const FAILED_POLL_SECONDS = 1
/** Then a conversion that still runs is given back, and taken up again by the next process. */
const STOP_PATIENCE_MS = 8_000

export type Queue = Awaited<ReturnType<typeof openQueue>>

export type ConversionHandlers = {
  readonly convert: (job: ConversionJob) => Promise<void>
  /** Called when `convert` threw, or its process died, at every attempt. */
  readonly giveUp: (job: ConversionJob) => Promise<void>
}

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
  await boss.createQueue(CONVERT_FAILED, { deleteAfterSeconds: EXPIRE_SECONDS })
  await boss.createQueue(CONVERT, {
    notify: true,
    deadLetter: CONVERT_FAILED,
    retryLimit: RETRIES,
    retryDelay: 0,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: EXPIRE_SECONDS,
  })

  const work = async (queue: string, poll: number, handle: (job: ConversionJob) => Promise<void>) => {
    const polling = { pollingIntervalSeconds: poll, notifyPollingIntervalSeconds: poll }
    const worker: string = await boss.work(queue, polling, async ([job]) => {
      // Whoever has done a job looks for the next one at once.
      boss.notifyWorker(worker)
      if (job) await handle(conversionJob.parse(job.data))
    })
  }

  return {
    async add(job: ConversionJob, tx: Transaction): Promise<void> {
      await boss.send(CONVERT, job, { id: job.conversionId, db: tx.queue })
    },

    /** Starts working, on so many conversions at a time. */
    async work(concurrency: number, { convert, giveUp }: ConversionHandlers): Promise<void> {
      for (let n = 0; n < concurrency; n++) await work(CONVERT, POLL_SECONDS, convert)
      await work(CONVERT_FAILED, FAILED_POLL_SECONDS, giveUp)
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
