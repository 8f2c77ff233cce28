import { availableParallelism } from 'node:os'
import { cpuMsByPart, cpuMsOfPostgres } from './cpu-time.ts'
import { startEngine } from './engine-rate.ts'
import { startLoad } from './load.ts'
import { measureAttacked } from './measure-attacked.ts'
import { percentile } from './percentile.ts'
import { probeProfile, register } from './probe-profile.ts'
import { readWaiting } from './read-waiting.ts'
import { startOnEmbedded, startOnPostgres, type Target } from './start-target.ts'
import { readStatements } from './statements.ts'

/**
 * Prints what the server makes of the engine's speed, on each database. Machines are noisy: the engine is measured
 * before and after each run, in the same threads, and a rate is compared with the mean of the two. CPU times are those
 * of one conversion, the engine's being 1: other work on the machine hardly changes them.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CLIENTS = [1, 8, 32]
/** Conversions of each thread before anything is measured, until V8 has compiled: the engine's as the server's. */
const WARM_UP = 500

const pdfs = readStatements()
const threads = availableParallelism()
const engine = await startEngine(pdfs, threads, WARM_UP)
const say = (line: string) => process.stdout.write(`${line}\n`)
const row = (cells: readonly unknown[]) => say(`| ${cells.join(' | ')} |`)
const budget: (readonly unknown[])[] = []
const attacks: (readonly unknown[])[] = []
/** Only what an attacker costs others, which takes a fraction of the time. */
const isAttackOnly = process.env.BENCH_PART === 'attacked'

say(
  `${pdfs.length} statements of 3 pages in turn; the bare engine in ${threads} threads; ${SECONDS} s each run.\n`,
)
row([
  ...['database', 'clients', 'conversions/s', 'engine/s', 'ratio', 'p50', 'p99', 'queue', 'failed'],
  ...['profile p50', 'profile p99'],
])
say('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
for (const startTarget of [startOnEmbedded, startOnPostgres]) {
  const target = await startTarget()
  try {
    await measure(target)
  } finally {
    await target.stop()
  }
}
await engine.stop()

say('\nOne honest sender alone, and while one payer sends the slowest PDFs that there are.\n')
row(['database', 'p50', 'p95', 'p50 attacked', 'p95 attacked', 'ratio of p95', 'failed', 'sent', 'refused'])
say('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
for (const cells of attacks) row(cells)

if (!isAttackOnly) printBudget()

function printBudget(): void {
  say("\nCPU time of one conversion, the bare engine's being 1.\n")
  row(['database', 'clients', 'all', 'threads', 'V8', 'main thread', 'files', 'PostgreSQL', 'load', 'engine'])
  say('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const cells of budget) row(cells)
}

async function measure({ name, url, pid }: Target): Promise<void> {
  const token = await register(url)
  const load = startLoad(url, pdfs)
  for (let done = 0; done < WARM_UP * threads; ) {
    done += (await load.run({ clients: 4 * threads, seconds: SECONDS / 2 })).latencies.length
  }
  const { idle, attacked, sent, refused } = await measureAttacked(url, load, SECONDS)
  const inMs = [idle.p50, idle.p95, attacked.p50, attacked.p95].map((time) => `${time.toFixed(0)} ms`)
  const ratio = (attacked.p95 / idle.p95).toFixed(2)
  attacks.push([name, ...inMs, ratio, attacked.failures, sent, refused])
  let before = await engine.measure(SECONDS / 2)
  for (const clients of isAttackOnly ? [] : CLIENTS) {
    const over = new AbortController()
    const probe = probeProfile(url, token, over.signal)
    const began = { parts: cpuMsByPart(pid), postgres: cpuMsOfPostgres([pid, process.pid]) }
    const waitedBefore = await readWaiting(url)
    const { latencies, failures, seconds, cpu } = await load.run({ clients, seconds: SECONDS })
    const parts = cpuMsByPart(pid)
    const postgres = cpuMsOfPostgres([pid, process.pid]) - began.postgres
    const waited = await readWaiting(url)
    const queued = (1000 * (waited.sum - waitedBefore.sum)) / (waited.count - waitedBefore.count)
    over.abort()
    const calls = await probe
    const after = await engine.measure(SECONDS / 2)
    const [rate, bare] = [latencies.length / seconds, (before.rate + after.rate) / 2]
    const bareCpu = (before.cpu + after.cpu) / 2
    before = after
    const ms = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(0)} ms`
    row([
      ...[name, clients, rate.toFixed(1), bare.toFixed(1), (rate / bare).toFixed(2)],
      ...[ms(latencies, 0.5), ms(latencies, 0.99), `${queued.toFixed(0)} ms`, failures],
      ...[ms(calls, 0.5), ms(calls, 0.99)],
    ])
    const own = (['threads', 'v8', 'main', 'files'] as const).map((part) => parts[part] - began.parts[part])
    const all = [...own, postgres, cpu]
    const shares = [all.reduce((sum, part) => sum + part, 0), ...all].map((part) =>
      (part / latencies.length / bareCpu).toFixed(2),
    )
    budget.push([name, clients, ...shares, `${bareCpu.toFixed(1)} ms`])
  }
  await load.stop()
}
