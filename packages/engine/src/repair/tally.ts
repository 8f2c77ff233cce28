import type { CheckedAccount } from '../statement/accounts/checked-account.ts'
import type { RowsEquation } from '../statement/accounts/reconcile.ts'
import { isTransaction, type Movement } from '../statement/ledger.ts'

/** What the arithmetic of a reading says of it. */
export type Tally = {
  readonly rows: number
  readonly proved: number
  readonly contradicted: number
  /** Equations that do not close. */
  readonly broken: number
}

export function tally(accounts: readonly CheckedAccount[]): Tally {
  const checks = accounts.flatMap(({ ledger, result }) =>
    ledger.movements.flatMap((movement: Movement, i) => (isTransaction(movement) ? [result.checks[i]] : [])),
  )
  return {
    rows: checks.length,
    proved: checks.filter((check) => check === 'proved').length,
    contradicted: checks.filter((check) => check === 'contradicted').length,
    broken: brokenOf(accounts).length,
  }
}

export function brokenOf(accounts: readonly CheckedAccount[]): RowsEquation[] {
  const broken = new Set<RowsEquation>()
  for (const { result } of accounts)
    for (const equation of result.equations) if (equation?.closes === false) broken.add(equation)
  return [...broken]
}

/** Whether fewer rows and equations break, and no proved row is lost. This does not prove what nothing confirms. */
export function isBetter(again: readonly CheckedAccount[], first: readonly CheckedAccount[]): boolean {
  const [after, before] = [tally(again), tally(first)]
  return (
    after.proved >= before.proved && after.broken < before.broken && after.contradicted < before.contradicted
  )
}
