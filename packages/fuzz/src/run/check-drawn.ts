import { EngineError, extractStatement, type Pdfium } from '@ledgerlift/engine'
import type { DrawnStatement } from '../drawing/draw-statement.ts'
import { type Difference, verifyStatement } from '../verify/verify-statement.ts'

/** Has the engine read a drawn statement, and says what it read wrong. */
export function checkDrawn(pdfium: Pdfium, { pdf, truth }: DrawnStatement): readonly Difference[] {
  try {
    return verifyStatement(extractStatement(pdfium, pdf), truth)
  } catch (error) {
    const name = error instanceof EngineError ? error.code : String(error)
    return [{ kind: 'crash', text: name }]
  }
}
