import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPdfium } from '@ledgerlift/engine-node'
import { describePlan } from './run/describe-plan.ts'
import { plainestPlan } from './run/plainest-plan.ts'
import { replayCases } from './run/replay-cases.ts'
import { reportDraws } from './run/report-draws.ts'
import { type Draw, runDraws } from './run/run-draws.ts'
import { shrinkFailures } from './run/shrink-failures.ts'
import { toNumber } from './run/to-number.ts'
import { writeCase } from './run/write-case.ts'

/**
 * `--runs 5000 --seed 42 --shrink 30 --out FOLDER`: draws statements, counts what is read wrong, shrinks some of the
 * failing ones and writes the plainest of each cause. `--draw 17` replays one draw of the seed, `--replay FOLDER` the
 * statements that an earlier run wrote there.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '42' },
    draw: { type: 'string' },
    shrink: { type: 'string', default: '20' },
    out: { type: 'string' },
    replay: { type: 'string' },
  },
})
const { out } = values
const seed = toNumber(values.seed)
const pdfium = await startPdfium()
const isExact = values.replay === undefined ? await fuzz() : await replay(values.replay)
process.exitCode = isExact ? 0 : 1

async function fuzz(): Promise<boolean> {
  const only = values.draw === undefined ? null : toNumber(values.draw)
  const draws = await runDraws(pdfium, { runs: toNumber(values.runs), seed, only })
  console.log(reportDraws(draws))
  const failed = draws.filter(({ differences }) => differences.length > 0)
  await showCauses(failed.slice(0, toNumber(values.shrink)))
  if (out !== undefined) writeList(out, failed)
  return failed.length === 0
}

/** Prints the plainest statement of each cause, and writes it where that was asked for. */
async function showCauses(failed: readonly Draw[]): Promise<void> {
  const causes = await shrinkFailures(pdfium, seed, failed)
  for (const [i, { kind, options, plan, draws }] of causes.entries()) {
    const where = `seed ${seed}, draws ${draws.join(' ')}`
    const description = `${kind}: ${options}\n${where}\n${describePlan(plan, plainestPlan())}`
    console.log(`\n${draws.length} × ${description}`)
    const name = `${String(i + 1).padStart(3, '0')}-${kind}`
    if (out !== undefined) await writeCase(pdfium, join(out, name), plan, description)
  }
}

function writeList(folder: string, failed: readonly Draw[]): void {
  mkdirSync(folder, { recursive: true })
  const lines = failed.map(
    ({ draw, differences }) => `${draw}: ${differences.map(({ text }) => text).join('; ')}`,
  )
  writeFileSync(join(folder, 'failed.txt'), `${lines.join('\n')}\n`)
}

async function replay(folder: string): Promise<boolean> {
  const cases = await replayCases(pdfium, folder)
  for (const { name, differences } of cases) {
    const [first] = differences
    console.log(first ? `${name}: ${first.kind}: ${first.text}` : `${name}: read exactly`)
  }
  return cases.every(({ differences }) => differences.length === 0)
}
