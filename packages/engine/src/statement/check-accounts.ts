import { chooseMembers, type Members } from './choose-members.ts'
import type { Reading } from './read-statement.ts'
import { type Reconciliation, reconcile } from './reconcile.ts'
import type { Ledger } from './split-accounts.ts'

/** The rows of an account, those left out because they repeat others, and what the arithmetic says of it. */
export type CheckedAccount = Members & { readonly result: Reconciliation }

/** Settles which rows make up each account, and checks them against everything that is printed about it. */
export function checkAccounts(reading: Reading): CheckedAccount[] {
  return ledgersOf(reading).map((whole) => {
    const members = chooseMembers(whole, reading.hints)
    return { ...members, result: reconcile(members.ledger, reading.hints) }
  })
}

/** A statement of an account without transactions still has its balances. */
function ledgersOf({ ledgers, hints }: Reading): readonly Ledger[] {
  if (ledgers.length > 0 || hints.openings.length + hints.closings.length === 0) return ledgers
  return [{ movements: [], isOwed: false, isReversed: false }]
}
