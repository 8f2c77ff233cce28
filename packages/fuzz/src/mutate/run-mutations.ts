import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { drawStatement } from '../drawing/draw-statement.ts'
import { drawPlan } from '../plan/draw-plan.ts'
import { type Outcome, openGuard } from './guard.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { drawMutations, type Mutation } from './mutation.ts'

/** The project's own statements. */
const SET = fileURLToPath(new URL('../../../../corpus/set', import.meta.url))
/** The largest file that is mutated, in bytes: larger ones are scans, whose bytes are pictures. */
const MAX_FILE = 600_000
const DRAWN = 12
const TIME_LIMIT = 10_000
const MEMORY_LIMIT = 512 * 1024 * 1024

export type MutationRun = {
  /** Which of the seed's runs this is, from 0. */
  readonly run: number
  readonly source: string
  readonly mutations: readonly Mutation[]
  readonly outcome: Outcome
}

type Source = { readonly name: string; readonly bytes: Uint8Array }

/** A mutated file may be read or refused, nothing else. */
export const isSound = ({ kind }: Outcome): boolean => kind === 'read' || kind === 'refused'

/**
 * Mutates statements and has the engine read each, in a thread with limits.
 *
 * @param onUnsound gets each file that ended otherwise, as it was read
 * @returns the runs, and whether all threads ended
 */
export async function runMutations(
  { runs, seed }: { readonly runs: number; readonly seed: number },
  onUnsound: (run: MutationRun, bytes: Uint8Array) => void = () => {},
): Promise<{ readonly runs: readonly MutationRun[]; readonly isClean: boolean }> {
  const sources = [...corpusSources(), ...(await drawnSources(seed))]
  const draws = fc.sample(fc.tuple(fc.nat({ max: sources.length - 1 }), drawMutations), {
    numRuns: runs,
    seed,
  })
  const guard = openGuard(TIME_LIMIT, MEMORY_LIMIT)
  const done: MutationRun[] = []
  for (const [run, [choice, mutations]] of draws.entries()) {
    const source = sources[choice] as Source
    const bytes = mutateBytes(source.bytes, mutations)
    const result = { run, source: source.name, mutations, outcome: await guard.read(bytes) }
    if (!isSound(result.outcome)) onUnsound(result, bytes)
    done.push(result)
  }
  return { runs: done, isClean: await guard.close() }
}

function corpusSources(): Source[] {
  return readdirSync(SET)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(SET, name))) }))
    .filter(({ bytes }) => bytes.length <= MAX_FILE)
}

async function drawnSources(seed: number): Promise<Source[]> {
  const plans = fc.sample(drawPlan, { numRuns: DRAWN, seed })
  return Promise.all(
    plans.map(async (plan, i) => ({ name: `drawn ${i}`, bytes: (await drawStatement(plan)).pdf })),
  )
}
