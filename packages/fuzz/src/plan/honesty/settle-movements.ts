import type { Plan, RowPlan } from '../plan.ts'
import type { Rule } from './rule.ts'

/** A row without money is no credit. */
export const settleMovements: Rule = (plan) =>
  mapRows(plan, (row) => ({ ...row, isCredit: row.isCredit && row.amount > 0 }))

/**
 * A minus in a column of debits says that a debit is taken back, or that all debits are printed so: only the balance
 * tells which.
 */
export const settleReversals: Rule = (plan) => {
  const { signs, balances, titles, kind } = plan
  const isTold = balances.printed === 'each-row' && balances.opening !== 'none' && titles === 'known'
  const canReverse = signs.kind === 'two-columns' && kind === 'deposit' && isTold
  return mapRows(plan, (row) => ({ ...row, isReversal: row.isReversal && row.amount > 0 && canReverse }))
}

const mapRows = (plan: Plan, change: (row: RowPlan) => RowPlan): Plan => ({
  ...plan,
  accounts: plan.accounts.map((account) => ({ ...account, rows: account.rows.map(change) })),
})

/** A misprint shows only where the other figures settle the reading without it. */
export const settleMisprint: Rule = (plan) => {
  const { misprint, signs, accounts, balances } = plan
  const [account] = accounts
  const rows = account?.rows.length ?? 0
  const isSettled =
    plan.kind === 'deposit' &&
    plan.titles === 'known' &&
    accounts.length === 1 &&
    rows >= 4 &&
    signs.kind !== 'by-balance' &&
    balances.printed === 'each-row' &&
    balances.opening !== 'none'
  if (misprint === null || !isSettled) return { ...plan, misprint: null }
  return { ...plan, misprint: { ...misprint, row: misprint.row % rows } }
}
