import type { CheckedAccount } from './checked-account.ts'

/**
 * Leaves out accounts that begin and end as another one does, under its number, and do not add up where the other does: a
 * broker prints some of what the sweep of an account moved, between its balances, once more.
 *
 * @returns their rows are left out of the other account
 */
export function withoutRepeatedAccounts(accounts: readonly CheckedAccount[]): CheckedAccount[] {
  const ofOther = (account: CheckedAccount) => accounts.find((other) => isAgain(account, other))
  return accounts
    .filter((account) => ofOther(account) === undefined)
    .map((account) => {
      const repeated = accounts.filter((other) => ofOther(other) === account)
      const rows = repeated.flatMap(({ ledger, leftOut }) => [...ledger.movements, ...leftOut])
      return rows.length === 0 ? account : { ...account, leftOut: [...account.leftOut, ...rows] }
    })
}

function isAgain(account: CheckedAccount, other: CheckedAccount): boolean {
  const [one, whole] = [account.result, other.result]
  const endsAlike = one.opening !== null && one.opening === whole.opening && one.closing === whole.closing
  return (
    endsAlike &&
    one.opening !== one.closing &&
    account.facts.number === other.facts.number &&
    one.check === 'contradicted' &&
    whole.check === 'proved'
  )
}
