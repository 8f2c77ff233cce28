import type { Transaction } from '../store/open-store.ts'

/** Ends all links that were mailed about an account, in a transaction that has locked it. */
export async function endLinks(tx: Transaction, accountId: string): Promise<void> {
  await tx.passwordResets.deleteOfAccount(accountId)
  await tx.emailChanges.deleteOfAccount(accountId)
}
