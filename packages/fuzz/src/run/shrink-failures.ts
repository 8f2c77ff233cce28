import type { Pdfium } from '@ledgerlift/engine'
import type { Plan } from '../plan/plan.ts'
import type { DifferenceKind } from '../verify/verify-statement.ts'
import { optionsOf } from './describe-plan.ts'
import { plainestPlan } from './plainest-plan.ts'
import type { Draw } from './run-draws.ts'
import { shrinkPlan } from './shrink-plan.ts'

/** Failing statements that shrink to the same options and so, most likely, fail for the same reason. */
export type Cause = {
  readonly kind: DifferenceKind
  /** The options that it takes to fail: `money.exponent=0 titles="none"`. */
  readonly options: string
  /** The plainest of them. */
  readonly plan: Plan
  readonly draws: readonly number[]
}

/** Options that follow from others when a plan is made honest. */
const DERIVED = new Set(['look.gutter', 'look.font', 'money.currency'])

/** Shrinks failing draws and groups them by what is left, the commonest cause first. */
export async function shrinkFailures(
  pdfium: Pdfium,
  seed: number,
  failed: readonly Draw[],
): Promise<Cause[]> {
  const causes = new Map<string, Cause>()
  for (const { draw, plan, differences } of failed) {
    const kind = differences[0]?.kind
    if (kind === undefined) continue
    const shrunk = (await shrinkPlan(pdfium, { seed, draw, kind })) ?? plan
    const options = differingOptions(shrunk)
    const known = causes.get(`${kind} ${options}`)
    const isPlainer = !known || sizeOf(shrunk) < sizeOf(known.plan)
    causes.set(`${kind} ${options}`, {
      kind,
      options,
      plan: isPlainer ? shrunk : known.plan,
      draws: [...(known?.draws ?? []), draw],
    })
  }
  return [...causes.values()].sort((a, b) => b.draws.length - a.draws.length)
}

const sizeOf = ({ accounts }: Plan): number => JSON.stringify(accounts).length

function differingOptions(plan: Plan): string {
  const plain = optionsOf(plainestPlan())
  return [...optionsOf(plan)]
    .filter(([name, value]) => plain.get(name) !== value && !DERIVED.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}
