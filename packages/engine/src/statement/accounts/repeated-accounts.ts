import { sumUpDays } from '../closing/sums-of-days.ts'
import { isTransaction } from '../ledger.ts'
import type { CheckedAccount } from './checked-account.ts'

/**
 * Leaves out accounts that begin and end as another one does, under its number, and print some of it again: their rows
 * print no balances and do not add up, where the other's do, or come to as much on each day in fewer rows. A broker prints so
 * what it swept from an account.
 *
 * @returns their rows are left out of the other account
 */
export function withoutRepeatedAccounts(accounts: readonly CheckedAccount[]): CheckedAccount[] {
  const wholes = new Map<CheckedAccount, CheckedAccount>()
  for (const account of accounts) {
    const whole = accounts.find((other) => isAgain(account, other))
    if (whole) wholes.set(account, whole)
  }
  if (wholes.size === 0) return [...accounts]
  const again = Map.groupBy(wholes.keys(), (account) => wholes.get(account))
  return accounts
    .filter((account) => !wholes.has(account))
    .map((account) => {
      const rows = (again.get(account) ?? []).flatMap(({ ledger, leftOut }) => [
        ...ledger.movements,
        ...leftOut,
      ])
      return { ...account, leftOut: [...account.leftOut, ...rows] }
    })
}

const rowsOf = ({ ledger }: CheckedAccount) => ledger.movements.filter(isTransaction)

function isAgain(account: CheckedAccount, other: CheckedAccount): boolean {
  const [one, whole] = [account.result, other.result]
  const endsAlike = one.opening !== null && one.opening === whole.opening && one.closing === whole.closing
  // Rows that print balances are another account, whose ends stand elsewhere.
  const isOther = rowsOf(account).some(({ balance }) => balance !== null)
  const isLess = (one.check === 'contradicted' && !isOther) || sumUpDays(rowsOf(account), rowsOf(other))
  return (
    isLess &&
    endsAlike &&
    one.opening !== one.closing &&
    account.facts.number === other.facts.number &&
    whole.check === 'proved'
  )
}
