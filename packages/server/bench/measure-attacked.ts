import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Load, LoadResult } from './load.ts'
import { percentile } from './percentile.ts'
import { sendSlowest } from './send-slowest.ts'

type Runner = { readonly run: (load: Load) => Promise<LoadResult> }

const LOOK_EVERY_MS = 500

/**
 * What one honest sender waits for, in milliseconds: alone, before and after, and while one payer sends the slowest
 * PDFs that there are.
 */
export async function measureAttacked(url: string, load: Runner, seconds: number) {
  const honest = (share = 1) => load.run({ clients: 1, seconds: seconds * share })
  const before = await honest(1 / 2)
  const over = new AbortController()
  const attack = sendSlowest(url, over.signal)
  const attacked = await honest()
  over.abort()
  const { sent, refused } = await attack
  await untilNothingRuns(url)
  const after = await honest(1 / 2)
  const idle = [...before.latencies, ...after.latencies]
  const inWords = (latencies: readonly number[]) => ({
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
  })
  return {
    idle: inWords(idle),
    attacked: { ...inWords(attacked.latencies), failures: attacked.failures },
    sent,
    refused,
  }
}

async function untilNothingRuns(url: string): Promise<void> {
  for (;;) {
    const { body } = await ask(`${url}/metrics`, {})
    const left = [...body.toString().matchAll(/^ledgerlift_queue_conversions\{.*\} (\d+)$/gm)]
    if (left.every(([, count]) => count === '0')) return
    await sleep(LOOK_EVERY_MS)
  }
}
