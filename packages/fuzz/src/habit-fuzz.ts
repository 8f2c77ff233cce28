import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPdfium } from '@ledgerlift/engine-node'
import { drawPrint } from './drawing/draw-statement.ts'
import { FAULTY_HABITS, HABITS } from './habits/habits.ts'
import { startRandom } from './habits/setting/random.ts'
import { runHabit } from './run/run-habit.ts'
import { toNumber } from './run/to-number.ts'

/**
 * `--runs 10 --seed 42 --habit NAME --out FOLDER`: draws statements of each habit of print, or of one, prints how many
 * are read exactly and the first differences of each that is not, and writes those to the folder. Habits that are known
 * to show a fault are counted apart.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '42' },
    habit: { type: 'string' },
    out: { type: 'string' },
  },
})
const MAX_SHOWN = 3
const { out } = values
const runs = toNumber(values.runs)
const names = values.habit === undefined ? [...HABITS.keys()] : [values.habit]
const pdfium = await startPdfium()
let exact = 0
for (const name of names) {
  const habit = HABITS.get(name) ?? FAULTY_HABITS.get(name)
  if (habit === undefined) throw new Error(`no such habit: ${name}`)
  const results = await runHabit(pdfium, habit, { runs, seed: toNumber(values.seed) })
  const failed = results.filter(({ differences }) => differences.length > 0)
  exact += runs - failed.length
  console.log(`${runs - failed.length} of ${runs}  ${name}`)
  for (const { seed, differences } of failed) {
    for (const { text } of differences.slice(0, MAX_SHOWN)) console.log(`    seed ${seed}: ${text}`)
    if (out === undefined) continue
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, `${name}-${seed}.pdf`), (await drawPrint(habit(startRandom(seed)))).pdf)
  }
}
console.log(`${exact} of ${runs * names.length} statements read exactly`)
if (values.habit === undefined) {
  for (const name of FAULTY_HABITS.keys()) console.log(`known to show a fault: ${name}`)
}
process.exitCode = exact === runs * names.length ? 0 : 1
