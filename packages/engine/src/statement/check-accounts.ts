import type { AccountFacts } from './account-facts.ts'
import { chooseMembers, type Members } from './choose-members.ts'
import type { Reading } from './read-statement.ts'
import { type Reconciliation, reconcile } from './reconcile.ts'
import type { Ledger } from './split-accounts.ts'

/** The rows of an account, those left out because they repeat others, what is printed about it, and what the arithmetic says of it. */
export type CheckedAccount = Members & { readonly facts: AccountFacts; readonly result: Reconciliation }

/** Settles which rows make up each account, and checks them against everything that is printed about it. */
export function checkAccounts(reading: Reading): CheckedAccount[] {
  return ledgersOf(reading).map((whole, i) => {
    const facts = reading.facts[i] as AccountFacts
    const members = chooseMembers(whole, facts.hints)
    return { ...members, facts, result: reconcile(members.ledger, facts.hints) }
  })
}

/** A statement of an account without transactions still has its balances. */
function ledgersOf({ ledgers, facts }: Reading): readonly Ledger[] {
  const { hints } = facts[0] as AccountFacts
  if (ledgers.length > 0 || hints.openings.length + hints.closings.length === 0) return ledgers
  return [{ movements: [], isOwed: false, isReversed: false }]
}
