import type { Pdfium } from '@ledgerlift/engine'
import fc from 'fast-check'
import { drawPlan } from '../plan/draw-plan.ts'
import type { Plan } from '../plan/plan.ts'
import type { DifferenceKind } from '../verify/verify-statement.ts'
import { checkPlan } from './check-plan.ts'

/** How long shrinking goes on at most, in milliseconds; it ends earlier when nothing smaller fails. */
const TIME_LIMIT = 4_000

/**
 * The plainest statement that the engine still reads wrong in the same way.
 *
 * @param draw which of the seed's draws failed, from 0
 */
export async function shrinkPlan(
  pdfium: Pdfium,
  { seed, draw, kind }: { readonly seed: number; readonly draw: number; readonly kind: DifferenceKind },
): Promise<Plan | null> {
  const isReadRight = fc.asyncProperty(drawPlan, async (plan) => {
    const differences = await checkPlan(pdfium, plan)
    return !differences.some((difference) => difference.kind === kind)
  })
  const result = await fc.check(isReadRight, {
    seed,
    path: String(draw),
    numRuns: 1,
    interruptAfterTimeLimit: TIME_LIMIT,
    markInterruptAsFailure: false,
  })
  return result.counterexample?.[0] ?? null
}
