import type { Pdfium } from '@ledgerlift/engine'
import fc from 'fast-check'
import { drawPlan } from '../plan/draw-plan.ts'
import type { Plan } from '../plan/plan.ts'
import type { Difference } from '../verify/verify-statement.ts'
import { checkPlan } from './check-plan.ts'

export type Draw = {
  /** Which of the seed's draws this is, from 0. */
  readonly draw: number
  readonly plan: Plan
  /** Empty where the engine read the statement exactly. */
  readonly differences: readonly Difference[]
}

/**
 * Draws statements and has the engine read each. The same seed draws the same statements.
 *
 * @param only reads this one of the draws alone
 */
export async function runDraws(
  pdfium: Pdfium,
  {
    runs,
    seed,
    only = null,
  }: { readonly runs: number; readonly seed: number; readonly only?: number | null },
): Promise<Draw[]> {
  const draws: Draw[] = []
  for (const [draw, plan] of fc
    .sample(drawPlan, { numRuns: only === null ? runs : only + 1, seed })
    .entries()) {
    if (only !== null && draw !== only) continue
    draws.push({ draw, plan, differences: await checkPlan(pdfium, plan) })
  }
  return draws
}
