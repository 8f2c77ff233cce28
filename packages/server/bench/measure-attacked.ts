import type { Load, LoadResult } from './load.ts'
import { percentile } from './percentile.ts'
import { sendSlowest } from './send-slowest.ts'

type Runner = { readonly run: (load: Load) => Promise<LoadResult> }

/** What one honest sender waits for, in milliseconds: alone, and while one payer sends the slowest PDFs that there are. */
export async function measureAttacked(url: string, load: Runner, seconds: number) {
  const honest = async () => {
    const { latencies, failures } = await load.run({ clients: 1, seconds })
    return {
      p50: percentile(latencies, 0.5),
      p95: percentile(latencies, 0.95),
      count: latencies.length,
      failures,
    }
  }
  const idle = await honest()
  const over = new AbortController()
  const attack = sendSlowest(url, over.signal)
  const attacked = await honest()
  over.abort()
  const { sent, refused } = await attack
  return { idle, attacked, sent, refused }
}
