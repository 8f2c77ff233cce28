import type { Plan } from '../plan/plan.ts'
import { plainestPlan } from './plainest-plan.ts'

/** A plan that was written down earlier, with options that it does not know at their plainest. */
export const completePlan = (plan: Partial<Plan>): Plan => complete(plainestPlan(), plan) as Plan

function complete(plain: unknown, own: unknown): unknown {
  if (Array.isArray(plain) && Array.isArray(own)) return own.map((element) => complete(plain[0], element))
  if (!isRecord(plain) || !isRecord(own)) return own
  // Alternatives have options of their own.
  if ('kind' in plain && plain.kind !== own.kind) return own
  const missing = Object.entries(plain).filter(([key]) => !(key in own))
  const merged = Object.entries(own).map(([key, value]) => [key, complete(plain[key], value)])
  return Object.fromEntries([...missing, ...merged])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
