import { composeManuscript } from '../manuscript/compose-manuscript.ts'
import { type Book, keepBooks } from '../plan/book.ts'
import type { Plan } from '../plan/plan.ts'
import { tellTruth } from '../truth/tell-truth.ts'
import type { Truth } from '../truth/truth.ts'
import { measureOf } from './fonts.ts'
import type { Print } from './print.ts'
import { typeset } from './typeset.ts'
import { writePdf } from './write-pdf.ts'

/** A drawn statement: its PDF and what it says. */
export type DrawnStatement = { readonly pdf: Uint8Array; readonly truth: Truth }

/** Draws the statement of a plan as a PDF. */
export const drawStatement = (plan: Plan): Promise<DrawnStatement> => drawPrint(printStatement(plan))

/** Writes a printed statement as a PDF. */
export async function drawPrint(print: Print): Promise<DrawnStatement> {
  return { pdf: await writePdf(print), truth: print.truth }
}

/**
 * Prints the statement of a plan: what it says is composed into a manuscript, and the manuscript is set on pages. The
 * truth comes from the plan and its books alone; only the page of each row is the typesetter's.
 *
 * @param books what is printed of each account, where that is not what the plan says
 */
export function printStatement(plan: Plan, books: readonly Book[] = keepBooks(plan)): Print {
  const { font } = plan.look
  const { sheets, pages } = typeset(plan, composeManuscript(plan, books), measureOf(font))
  return { sheets, font, tricks: plan.tricks, truth: tellTruth(plan, books, pages) }
}
