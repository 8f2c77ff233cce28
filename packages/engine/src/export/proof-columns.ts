import type { Account, Transaction } from '../statement/statement.ts'
import { accountName } from './account-name.ts'

type Proof = Pick<Transaction, 'account' | 'page' | 'check' | 'witness'>

export type ProofTable = {
  readonly headers: readonly string[]
  readonly data: readonly (readonly string[])[]
  /** One for each row of `data`; of a document that is no statement none. */
  readonly transactions: readonly Proof[]
  readonly accounts: readonly Pick<Account, 'number'>[]
}

/**
 * The table of a result as it is downloaded: behind its own columns the account, where there are several, the page and
 * the check of each row, so that the proof does not end at the download.
 */
export function withProofColumns({ headers, data, transactions, accounts }: ProofTable) {
  if (transactions.length !== data.length || data.length === 0) return { headers, rows: data }
  const hasSeveral = accounts.length > 1
  const proofOf = ({ account, page, check, witness }: Proof): string[] => [
    ...(hasSeveral ? [accountName(accounts, account)] : []),
    String(page),
    check === 'proved' && witness === 'sum' ? 'sum proved' : check,
  ]
  return {
    headers: [...headers, ...(hasSeveral ? ['Account'] : []), 'Page', 'Check'],
    rows: data.map((row, i) => [...row, ...proofOf(transactions[i] as Proof)]),
  }
}
