import type { SettledAccount } from '../closing/close-accounts.ts'
import type { CheckedAccount } from './checked-account.ts'
import { withLeftOutAccounts } from './left-out-accounts.ts'
import { reconcile } from './reconcile.ts'
import { withoutRepeatedAccounts } from './repeated-accounts.ts'
import { withoutRepeatedClosing } from './repeated-closing.ts'

/**
 * Checks the rows of each account against everything that is printed about it.
 *
 * @param unread pages of the document whose rows are not known; what is missing may stand there
 */
export function checkAccounts(
  accounts: readonly SettledAccount[],
  unread: readonly number[] = [],
): CheckedAccount[] {
  const checked = accounts.map((account) => {
    const { hints } = account.facts
    // The rows may lead to a closing balance only without what is left out.
    const ledger = withoutRepeatedClosing(account.ledger, hints)
    return { ...account, ledger, result: reconcile(ledger, hints, unread) }
  })
  return withLeftOutAccounts(withoutRepeatedAccounts(checked))
}
