import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { cpuMs } from './cpu-time.ts'
import { startEngine } from './engine-rate.ts'
import { runLoad } from './load.ts'
import { percentile } from './percentile.ts'
import { probeProfile, register } from './probe-profile.ts'
import { readWaiting } from './read-waiting.ts'
import { startOnEmbedded, startOnPostgres, type Target } from './start-target.ts'

/**
 * Prints what the server makes of the engine's speed, on each database. Machines are noisy: the engine is measured
 * before and after each run, in the same threads, and a rate is compared with the mean of the two. CPU is the time that
 * the server's process needs for one conversion, the engine's being 1: other work on the machine hardly changes it.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CLIENTS = [1, 8, 32]
const STATEMENT = new URL('../../../corpus/set/uk-current-daily.pdf', import.meta.url)

const pdf = new Uint8Array(readFileSync(STATEMENT))
const threads = availableParallelism()
const engine = await startEngine(pdf, threads)
const say = (line: string) => process.stdout.write(`${line}\n`)

say(`A statement of 3 pages; the bare engine in ${threads} threads; ${SECONDS} s each run.\n`)
say(
  '| database | clients | conversions/s | engine/s | ratio | CPU | p50 | p99 | queue | failed | profile p50 | profile p99 |',
)
say('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
for (const startTarget of [startOnEmbedded, startOnPostgres]) {
  const target = await startTarget()
  try {
    await measure(target)
  } finally {
    await target.stop()
  }
}
await engine.stop()

async function measure({ name, url, pid }: Target): Promise<void> {
  const token = await register(url)
  await runLoad({ url, pdf, clients: 4 * threads, seconds: SECONDS }) // until all code is compiled
  let before = await engine.measure(SECONDS / 2)
  for (const clients of CLIENTS) {
    const over = new AbortController()
    const probe = probeProfile(url, token, over.signal)
    const began = cpuMs(pid)
    const waitedBefore = await readWaiting(url)
    const { latencies, failures, seconds } = await runLoad({ url, pdf, clients, seconds: SECONDS })
    const cpu = (cpuMs(pid) - began) / latencies.length
    const waited = await readWaiting(url)
    const queued = (1000 * (waited.sum - waitedBefore.sum)) / (waited.count - waitedBefore.count)
    over.abort()
    const calls = await probe
    const after = await engine.measure(SECONDS / 2)
    const [rate, bare] = [latencies.length / seconds, (before.rate + after.rate) / 2]
    const cpuRatio = (2 * cpu) / (before.cpu + after.cpu)
    before = after
    const ms = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(0)} ms`
    const cells = [rate.toFixed(1), bare.toFixed(1), (rate / bare).toFixed(2), cpuRatio.toFixed(2)]
    const times = [
      ms(latencies, 0.5),
      ms(latencies, 0.99),
      `${queued.toFixed(0)} ms`,
      failures,
      ms(calls, 0.5),
      ms(calls, 0.99),
    ]
    say(`| ${[name, clients, ...cells, ...times].join(' | ')} |`)
  }
}
