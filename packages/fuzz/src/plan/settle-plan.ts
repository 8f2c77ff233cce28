import type { Rule } from './honesty/rule.ts'
import { settleAccounts, settleCard } from './honesty/settle-accounts.ts'
import { settleSigns, settleTitles } from './honesty/settle-columns.ts'
import { settleDates, settleMoney, settleScript } from './honesty/settle-conventions.ts'
import { settleLook, settleRows, settleSurroundings } from './honesty/settle-layout.ts'
import { settleMisprint, settleMovements, settleReversals } from './honesty/settle-movements.ts'

/**
 * Makes a drawn plan honest: the fuzzer asks of the engine only what a careful human could read, in one way. Each
 * rule says what a human would need and gives it, or takes back what stands in the way.
 */
export const settlePlan: Rule = (plan) => RULES.reduce((settled, rule) => rule(settled), plan)

/** Later rules build on what earlier ones settled. */
const RULES: readonly Rule[] = [
  settleCard,
  settleAccounts,
  settleTitles,
  settleMovements,
  settleMoney,
  settleScript,
  settleSigns,
  settleReversals,
  settleDates,
  settleSurroundings,
  settleRows,
  settleLook,
  settleMisprint,
]
