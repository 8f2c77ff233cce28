import type { Plan } from '../plan.ts'

/** Takes back what would make a statement that nobody could read in one way only, or gives what a reader needs. */
export type Rule = (plan: Plan) => Plan
