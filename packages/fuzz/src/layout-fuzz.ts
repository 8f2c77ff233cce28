import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describePlan } from './run/describe-plan.ts'
import { plainestPlan } from './run/plainest-plan.ts'
import { reportDraws } from './run/report-draws.ts'
import { runDraws } from './run/run-draws.ts'
import { shrinkFailures } from './run/shrink-failures.ts'
import { startPdfium } from './run/start-pdfium.ts'
import { toNumber } from './run/to-number.ts'
import { writeCase } from './run/write-case.ts'

/**
 * `--runs 5000 --seed 42 --shrink 30 --out FOLDER`: draws statements, counts what is read wrong, shrinks some of the
 * failing ones and writes the plainest of each cause. `--draw 17` replays one draw of the seed.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '42' },
    draw: { type: 'string' },
    shrink: { type: 'string', default: '20' },
    out: { type: 'string' },
  },
})
const [runs, seed, shrink] = [values.runs, values.seed, values.shrink].map(toNumber) as [
  number,
  number,
  number,
]
const only = values.draw === undefined ? null : toNumber(values.draw)

const pdfium = await startPdfium()
const draws = await runDraws(pdfium, { runs, seed, only })
console.log(reportDraws(draws))

const failed = draws.filter(({ differences }) => differences.length > 0)
const causes = await shrinkFailures(pdfium, seed, failed.slice(0, shrink))
for (const [i, { kind, options, plan, draws: alike }] of causes.entries()) {
  const description = `${kind}: ${options}\nseed ${seed}, draws ${alike.join(' ')}\n${describePlan(plan, plainestPlan())}`
  console.log(`\n${alike.length} × ${description}`)
  if (values.out)
    await writeCase(pdfium, join(values.out, `${String(i + 1).padStart(3, '0')}-${kind}`), plan, description)
}
if (values.out) {
  mkdirSync(values.out, { recursive: true })
  const list = failed.map(
    ({ draw, differences }) => `${draw}: ${differences.map(({ text }) => text).join('; ')}`,
  )
  writeFileSync(join(values.out, 'failed.txt'), `${list.join('\n')}\n`)
}
process.exitCode = failed.length > 0 ? 1 : 0
