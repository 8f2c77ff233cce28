import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pdfium } from '@ledgerlift/engine'
import { describePlan } from './run/describe-plan.ts'
import { plainestPlan } from './run/plainest-plan.ts'
import { countKinds, reportDraws } from './run/report-draws.ts'
import { type Draw, runDraws } from './run/run-draws.ts'
import { shrinkPlan } from './run/shrink-plan.ts'
import { startPdfium } from './run/start-pdfium.ts'
import { writeCase } from './run/write-case.ts'
import type { DifferenceKind } from './verify/verify-statement.ts'

/**
 * `--runs 5000 --seed 42 --out FOLDER`: draws statements, counts what is read wrong, writes the plainest of each
 * kind. `--draw 17` replays one draw of the seed.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '42' },
    draw: { type: 'string' },
    out: { type: 'string' },
  },
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
if (!Number.isSafeInteger(runs) || !Number.isSafeInteger(seed))
  throw new Error('--runs and --seed take numbers')

const pdfium = await startPdfium()
const draws = await runDraws(pdfium, {
  runs,
  seed,
  only: values.draw === undefined ? null : Number(values.draw),
})
console.log(reportDraws(draws))
const failed = draws.filter(({ differences }) => differences.length > 0)
for (const [kind] of countKinds(failed)) await showPlainest(pdfium, failed, kind as DifferenceKind)
if (values.out) {
  const list = failed.map(
    ({ draw, differences }) => `${draw}: ${differences.map(({ text }) => text).join('; ')}`,
  )
  writeFileSync(join(values.out, 'failed.txt'), `${list.join('\n')}\n`)
}
process.exitCode = failed.length > 0 ? 1 : 0

/** Shrinks the smallest statement with a kind of difference, prints it, and writes it where that was asked for. */
async function showPlainest(pdfium: Pdfium, failed: readonly Draw[], kind: DifferenceKind): Promise<void> {
  const size = ({ plan }: Draw) => JSON.stringify(plan.accounts).length
  const [smallest] = failed
    .filter(({ differences }) => differences.some((difference) => difference.kind === kind))
    .sort((a, b) => size(a) - size(b))
  if (!smallest) return
  const plan = (await shrinkPlan(pdfium, { seed, draw: smallest.draw, kind })) ?? smallest.plan
  const description = `${kind}, seed ${seed} draw ${smallest.draw}\n${describePlan(plan, plainestPlan())}`
  console.log(`\n${description}`)
  if (values.out) await writeCase(pdfium, join(values.out, kind), plan, description)
}
