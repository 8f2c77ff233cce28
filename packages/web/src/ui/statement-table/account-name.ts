import { WORDS } from '#words/table.ts'
import type { Account } from '../../lib/result-table.ts'

/** `…1234`; with its place before it where the number alone does not tell the accounts of a statement apart. */
export function accountName(accounts: readonly Pick<Account, 'number'>[], index: number): string {
  const number = accounts[index]?.number ?? null
  if (number === null) return WORDS.account(index + 1)
  const unique = accounts.filter((other) => other.number === number).length === 1
  return unique ? number : `${WORDS.account(index + 1)}, ${number}`
}
