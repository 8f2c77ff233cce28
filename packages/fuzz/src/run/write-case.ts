import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractStatement, type Pdfium } from '@ledgerlift/engine'
import { drawStatement } from '../drawing/draw-statement.ts'
import type { Plan } from '../plan/plan.ts'
import { verifyStatement } from '../verify/verify-statement.ts'

/** Writes a statement that is read wrong: its PDF, its plan, what it says, and what was read otherwise. */
export async function writeCase(
  pdfium: Pdfium,
  folder: string,
  plan: Plan,
  description: string,
): Promise<void> {
  const { pdf, truth } = await drawStatement(plan)
  const differences = verifyStatement(extractStatement(pdfium, pdf), truth)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'statement.pdf'), pdf)
  writeFileSync(join(folder, 'plan.json'), `${JSON.stringify(plan, null, 2)}\n`)
  writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 2)}\n`)
  const lines = [description, '', ...differences.map(({ kind, text }) => `${kind}: ${text}`), '']
  writeFileSync(join(folder, 'differences.txt'), lines.join('\n'))
}
