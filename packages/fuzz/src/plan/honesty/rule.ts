import type { Plan } from '../plan.ts'

/** Removes what would make a statement ambiguous to any reader, or adds what a reader needs. */
export type Rule = (plan: Plan) => Plan
