import type { SettledAccount } from '../closing/close-accounts.ts'
import type { Reconciliation } from './reconcile.ts'

/**
 * The rows of an account, those left out because they repeat others, what is printed about it, and what the arithmetic
 * says of it.
 */
export type CheckedAccount = SettledAccount & { readonly result: Reconciliation }
