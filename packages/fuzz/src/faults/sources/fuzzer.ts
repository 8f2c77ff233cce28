import fc from 'fast-check'
import { printStatement } from '../../drawing/draw-statement.ts'
import { keepBooks } from '../../plan/book.ts'
import { drawPlan } from '../../plan/draw-plan.ts'
import type { Source } from '../source.ts'

/** The first draws of a seed of the layout fuzzer, without its own misprints. */
export const fuzzerSources = (seed: number, count: number): Source[] =>
  fc.sample(drawPlan, { numRuns: count, seed }).map((drawn, draw) => {
    const plan = { ...drawn, misprint: null }
    return {
      name: `fuzzer/${seed}/${draw}`,
      print: (amend) => printStatement(plan, amend(keepBooks(plan))),
      keepsRowsWhole: !plan.rows.splitsOverPages,
      printsSums: false,
    }
  })
