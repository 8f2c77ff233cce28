import type { Pdfium } from '@ledgerlift/engine'
import { drawStatement } from '../drawing/draw-statement.ts'
import type { Plan } from '../plan/plan.ts'
import type { Difference } from '../verify/verify-statement.ts'
import { checkDrawn } from './check-drawn.ts'

/** Draws the statement of a plan, has the engine read it, and says what it read wrong. */
export async function checkPlan(pdfium: Pdfium, plan: Plan): Promise<readonly Difference[]> {
  return checkDrawn(pdfium, await drawStatement(plan))
}
