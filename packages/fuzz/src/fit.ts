import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPdfium } from '@ledgerlift/engine-node'
import { crossValidate, type Tally, tally } from './fit/cross-validate.ts'
import { type Example, examples } from './fit/examples.ts'
import { fitWeights } from './fit/fit-weights.ts'
import { toNumber } from './run/to-number.ts'

/**
 * `npm run fit -- [--seed 42] [--runs 3] [--draws 4000] [--folds 5] FOLDER...`: fits the weights
 * by which the engine labels the lines of tables to statements of the folders, of each habit, and of the layout fuzzer,
 * and writes them into the engine. It prints how many lines and tables they label as the truth says, and how many of
 * those that were held out, whole families at a time; `--folds 0` holds none out.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '42' },
    runs: { type: 'string', default: '3' },
    draws: { type: 'string', default: '4000' },
    folds: { type: 'string', default: '5' },
  },
})
const OUT = fileURLToPath(new URL('../../engine/src/table/rows/row-weights.ts', import.meta.url))
const MAX_SHOWN = 20
/** More epochs hardly change the weights. */
const FITTING = { epochs: 60, limit: 0.3 }

const seed = toNumber(values.seed)
const drawn = { seed, runs: toNumber(values.runs), draws: toNumber(values.draws) }
const found: Example[] = []
for await (const example of examples(await startPdfium(), positionals, drawn)) found.push(example)
console.log(`${found.length} tables of ${new Set(found.map(({ family }) => family)).size} families`)

const fitting = { ...FITTING, seed }
const weights = fitWeights(found, fitting)
report('fitted', tally(found, weights))
writeFileSync(OUT, toFile(weights))
const folds = toNumber(values.folds)
if (folds > 0) report('held out', crossValidate(found, folds, fitting))

function report(name: string, { lines, tables, wrong }: Tally): void {
  const share = ({ right, all }: { right: number; all: number }) =>
    `${right} of ${all} (${((100 * right) / all).toFixed(2)} %)`
  console.log(`${name}: lines ${share(lines)}, tables entirely ${share(tables)}`)
  for (const example of wrong.slice(0, MAX_SHOWN)) console.log(`    ${example}`)
}

function toFile(fitted: Readonly<Record<string, number>>): string {
  const entries = Object.entries(fitted).map(([feature, weight]) => `  '${feature}': ${weight},\n`)
  return `import type { Weights } from './decode-rows.ts'

/**
 * Fitted, not set: \`npm run fit\` writes this file (docs/accuracy.md says from what, and how well they do on what was held
 * out). What each feature means stands in row-evidence.ts; a weight above zero speaks for what it is named after.
 */
export const ROW_WEIGHTS: Weights = {
${entries.join('')}}
`
}
