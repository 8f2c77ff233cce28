import type { AccountFacts } from './account-facts.ts'
import type { Members } from './choose-members.ts'
import type { Reconciliation } from './reconcile.ts'

/**
 * The rows of an account, those left out because they repeat others, what is printed about it, and what the arithmetic
 * says of it.
 */
export type CheckedAccount = Members & { readonly facts: AccountFacts; readonly result: Reconciliation }
