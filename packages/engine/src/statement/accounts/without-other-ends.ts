import { walkChain } from '../arithmetic/chain.ts'
import { differInOneDigit } from '../arithmetic/differ-in-one-digit.ts'
import { isTransaction, type Movement } from '../ledger.ts'

/** Two balances of fewer digits are too often alike in all but one. */
const FEWEST_DIGITS = 4

/**
 * Takes the balances from rows that print another one than the account closes with, beside a row that closes it with what
 * the last transaction leads to: what is available of it, or nothing that is to be set free. One that differs from it in a
 * single digit is left: that is a misprint.
 *
 * @param movements oldest first, with balances as what the holder has
 */
export function withoutOtherEnds(movements: readonly Movement[]): readonly Movement[] {
  const end = movements.findLastIndex(isTransaction) + 1
  const below = movements.slice(end)
  const closings = below.filter(({ row, balance }) => row.kind === 'closing' && balance !== null)
  const closing = closings.find((own) => reaches([...movements.slice(0, end), own]))?.balance
  if (closing === undefined || closing === null || below.length < 2) return movements
  const isOther = ({ row, balance }: Movement) =>
    balance !== null &&
    balance !== closing &&
    !differInOneDigit(Math.abs(balance), Math.abs(closing), FEWEST_DIGITS) &&
    (row.kind === 'closing' || (row.kind === 'forward' && balance === 0))
  return movements.map((own, i) => (i >= end && isOther(own) ? { ...own, balance: null } : own))
}

/** Whether the last balance is what the rows before it lead to. */
function reaches(movements: readonly Movement[]): boolean {
  return walkChain(movements, null).verdicts.at(-1) === true
}
