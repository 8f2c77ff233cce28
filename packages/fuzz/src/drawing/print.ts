import type { Look, Tricks } from '../plan/plan.ts'
import type { Truth } from '../truth/truth.ts'
import type { Sheet } from './sheet.ts'

/** A statement on its pages, before they are a PDF, and what it says. */
export type Print = {
  readonly sheets: readonly Sheet[]
  readonly font: Look['font']
  readonly tricks: Tricks
  readonly truth: Truth
}
