import type { Plan } from '../plan/plan.ts'
import { plainestPlan } from './plainest-plan.ts'

/** A plan that was written down earlier, where options that it does not have get their plainest value. */
export const completePlan = (plan: Partial<Plan>): Plan => complete(plainestPlan(), plan) as Plan

function complete(plain: unknown, written: unknown): unknown {
  if (Array.isArray(plain) && Array.isArray(written))
    return written.map((element) => complete(plain[0], element))
  if (!isRecord(plain) || !isRecord(written)) return written
  // Alternatives have options of their own.
  if ('kind' in plain && plain.kind !== written.kind) return written
  const missing = Object.entries(plain).filter(([key]) => !(key in written))
  const merged = Object.entries(written).map(([key, value]) => [key, complete(plain[key], value)])
  return Object.fromEntries([...missing, ...merged])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
