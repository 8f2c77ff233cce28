import type { Pdfium } from '@ledgerlift/engine'
import { drawPrint } from '../drawing/draw-statement.ts'
import type { Habit } from '../habits/habits.ts'
import { startRandom } from '../habits/setting/random.ts'
import type { Difference } from '../verify/verify-statement.ts'
import { checkDrawn } from './check-drawn.ts'

export type HabitRun = {
  /** Draws this very statement. */
  readonly seed: number
  /** Empty where the engine read the statement exactly. */
  readonly differences: readonly Difference[]
}

/** Draws statements of one habit, with `seed` and those after it, and has the engine read each. */
export async function runHabit(
  pdfium: Pdfium,
  habit: Habit,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<HabitRun[]> {
  const seeds = Array.from({ length: runs }, (_, i) => seed + i)
  const results: HabitRun[] = []
  for (const runSeed of seeds) {
    results.push({
      seed: runSeed,
      differences: checkDrawn(pdfium, await drawPrint(habit(startRandom(runSeed)))),
    })
  }
  return results
}
