import { findGrowth } from './growth/find-growth.ts'
import { GROWING_HABITS } from './growth/growing-habits.ts'

/** `ROWS`: prints what of the engine does more than twice the work where a statement has twice the rows. */
const [rows = '1000'] = process.argv.slice(2)
let found = 0
for (const [habit, isBroken] of GROWING_HABITS) {
  const growths = findGrowth(habit, Number(rows), isBroken)
  found += growths.length
  console.log(`${habit}${isBroken ? ', broken' : ''}: ${growths.length === 0 ? 'nothing' : ''}`)
  for (const { where, calls } of growths) console.log(`  ${calls.join(' -> ')}  ${where}`)
}
process.exitCode = found === 0 ? 0 : 1
