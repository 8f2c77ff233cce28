import { composeManuscript } from '../manuscript/compose-manuscript.ts'
import type { Plan } from '../plan/plan.ts'
import { tellTruth } from '../truth/tell-truth.ts'
import type { Truth } from '../truth/truth.ts'
import { measureOf } from './fonts.ts'
import { typeset } from './typeset.ts'
import { writePdf } from './write-pdf.ts'

/** A drawn statement: its PDF and what it says. */
export type DrawnStatement = { readonly pdf: Uint8Array; readonly truth: Truth }

/**
 * Prints the statement of a plan: what it says is composed into a manuscript, the manuscript is set on pages, and the
 * pages are written as a PDF. The truth comes from the plan alone; only the page of each row is the typesetter's.
 */
export async function drawStatement(plan: Plan): Promise<DrawnStatement> {
  const { sheets, pages } = typeset(plan, composeManuscript(plan), measureOf(plan.look.font))
  return { pdf: await writePdf(sheets, plan.look.font, plan.tricks), truth: tellTruth(plan, pages) }
}
