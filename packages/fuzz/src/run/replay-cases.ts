import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pdfium } from '@ledgerlift/engine'
import type { Plan } from '../plan/plan.ts'
import type { Difference } from '../verify/verify-statement.ts'
import { checkPlan } from './check-plan.ts'
import { completePlan } from './complete-plan.ts'

/** Draws the statements of earlier failures anew, by the `plan.json` in each folder of a folder, and reads them. */
export async function replayCases(
  pdfium: Pdfium,
  folder: string,
): Promise<{ readonly name: string; readonly differences: readonly Difference[] }[]> {
  const cases = []
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, 'plan.json')
    if (!existsSync(file)) continue
    const plan = completePlan(JSON.parse(readFileSync(file, 'utf8')) as Partial<Plan>)
    cases.push({ name, differences: await checkPlan(pdfium, plan) })
  }
  return cases
}
