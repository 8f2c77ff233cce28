import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isSound, type MutationRun, runMutations } from './mutate/run-mutations.ts'
import { toNumber } from './run/to-number.ts'

/** `--runs 1000 --seed 42 --out FOLDER`: reads damaged statements; each must end in a result or a typed error. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '42' },
    out: { type: 'string' },
  },
})
const { out } = values
const { runs, isClean } = await runMutations(
  { runs: toNumber(values.runs), seed: toNumber(values.seed) },
  keep,
)

function keep({ run, source, mutations, outcome }: MutationRun, bytes: Uint8Array): void {
  console.log(`run ${run}, ${source}: ${JSON.stringify(outcome)} after ${JSON.stringify(mutations)}`)
  if (out === undefined) return
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `run-${run}.pdf`), bytes)
}

const counts = Map.groupBy(runs, ({ outcome }) => (outcome.kind === 'refused' ? outcome.code : outcome.kind))
for (const [kind, alike] of counts) console.log(`${String(alike.length).padStart(6)}  ${kind}`)
if (!isClean) console.log('a thread was left behind')
process.exitCode = isClean && runs.every(({ outcome }) => isSound(outcome)) ? 0 : 1
