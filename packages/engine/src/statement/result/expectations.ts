import { type Exponent, type Minor, toDecimal, toMinor } from '../../money/money.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import type { RowProof } from '../proof/prove-account.ts'
import type { Expected } from '../statement.ts'

/**
 * The amount that the arithmetic asks for in place of a contradicted row's amount, where that row is the only one of a step
 * that does not close.
 *
 * @param rows those of the account
 * @returns gives it for each of the rows and what of its amount does not move the balance; null where it is not one number
 */
export function expectations(
  rows: readonly RowProof[],
  exponent: Exponent,
): (row: RowProof, beside: Minor) => Expected | null {
  const counts = new Map<RowsEquation | null, number>()
  for (const { equation } of rows) counts.set(equation, (counts.get(equation) ?? 0) + 1)
  return ({ movement: { movement }, check, equation }, beside) => {
    if (check !== 'contradicted' || movement === null) return null
    if (equation === null || equation.from === null || counts.get(equation) !== 1) return null
    const asked = equation.to - equation.from
    return {
      amount: toDecimal(toMinor(Math.abs(asked + beside)), exponent),
      difference: toDecimal(toMinor(asked - movement), exponent),
    }
  }
}
