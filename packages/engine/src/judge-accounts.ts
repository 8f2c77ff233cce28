import type { CheckedAccount } from './statement/accounts/check-accounts.ts'
import { isTransaction, type Movement } from './statement/ledger.ts'

/** What the arithmetic says of one way to read a document, all its accounts together. */
export type Judgement = {
  readonly rows: number
  readonly proved: number
  readonly contradicted: number
  /** The more, the better. */
  readonly score: number
  /** There are rows, and as much is proved as the document allows. */
  readonly isSettled: boolean
}

/** A row that nothing proves counts a little, if it says what it is. */
const NAMED = 0.01

export function judgeAccounts(accounts: readonly CheckedAccount[]): Judgement {
  let [rows, proved, contradicted, named] = [0, 0, 0, 0]
  for (const { ledger, result } of accounts) {
    for (const [i, movement] of ledger.movements.entries()) {
      if (!isTransaction(movement)) continue
      rows++
      if (result.checks[i] === 'proved') proved++
      else if (result.checks[i] === 'contradicted') contradicted++
      else if (movement.row.description !== '' || movement.row.reference !== null) named++
    }
  }
  // To find none is worst, since rows that are lost cannot be marked; unless balances prove that there are none.
  const isLost = rows === 0 && accounts.some(({ result }) => result.check !== 'proved')
  const score = isLost ? Number.NEGATIVE_INFINITY : proved - contradicted + NAMED * named
  return { rows, proved, contradicted, score, isSettled: rows > 0 && accounts.every(isProved) }
}

/** Where no opening balance is printed, nothing can prove the rows up to the first balance; all after it may still be. */
function isProved({ ledger, result }: CheckedAccount): boolean {
  if (result.check === 'proved') return true
  const checks = result.checks.filter((_, i) => isTransaction(ledger.movements[i] as Movement))
  const [oldest, ...later] = ledger.isReversed ? checks.reverse() : checks
  return (
    result.opening === null &&
    oldest === 'unproved' &&
    later.length > 0 &&
    later.every((check) => check === 'proved')
  )
}
