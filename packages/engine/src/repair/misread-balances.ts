import type { RowsEquation } from '../statement/accounts/reconcile.ts'
import type { Movement } from '../statement/ledger.ts'

/** What a row's balance must be, where the balances before and behind it agree on it. */
export type MisreadBalance = { readonly row: Movement; readonly was: number; readonly is: number }

/** The most steps from a balance to the next one that the rows lead to: over more steps, two errors may cancel out. */
const MOST_STEPS = 6

/**
 * The misread balances between two balances that the rows lead from and to: where 100.00 - 20.00 is not 30.00 and
 * 30.00 - 10.00 is not 70.00, but 100.00 - 20.00 - 10.00 is 70.00, the 30.00 is 80.00.
 *
 * @param steps of an account from its oldest row to its newest
 */
export function misreadBalances(steps: readonly RowsEquation[]): MisreadBalance[][] {
  const runs: MisreadBalance[][] = []
  for (let first = 0; first < steps.length; first++) {
    const run = runFrom(steps, first)
    if (run.length === 0) continue
    runs.push(run)
    first += run.length
  }
  return runs
}

function runFrom(steps: readonly RowsEquation[], first: number): MisreadBalance[] {
  const from = steps[first]?.from
  if (from == null || steps[first]?.closes !== false) return []
  const run: MisreadBalance[] = []
  let reached: number = from
  for (const { sum, to, after, closes } of steps.slice(first, first + MOST_STEPS)) {
    if (run.length > 0 && closes) return []
    reached += sum
    if (reached === to) return run
    if (after === null) return []
    run.push({ row: after, was: to, is: reached })
  }
  return []
}
