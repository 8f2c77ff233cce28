import { EngineError, extractStatement, type Pdfium } from '@ledgerlift/engine'
import { type DrawnStatement, drawStatement } from '../drawing/draw-statement.ts'
import type { Plan } from '../plan/plan.ts'
import { type Difference, verifyStatement } from '../verify/verify-statement.ts'

/** Draws the statement of a plan, has the engine read it, and says what it read wrong. */
export async function checkPlan(pdfium: Pdfium, plan: Plan): Promise<readonly Difference[]> {
  return checkDrawn(pdfium, await drawStatement(plan))
}

function checkDrawn(pdfium: Pdfium, { pdf, truth }: DrawnStatement): readonly Difference[] {
  try {
    return verifyStatement(extractStatement(pdfium, pdf), truth)
  } catch (error) {
    const name = error instanceof EngineError ? error.code : String(error)
    return [{ kind: 'crash', text: name }]
  }
}
