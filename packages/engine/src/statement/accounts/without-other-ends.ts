import { toMinor } from '../../money/money.ts'
import { walkChain } from '../arithmetic/chain.ts'
import { differInOneDigit } from '../arithmetic/differ-in-one-digit.ts'
import { isTransaction, type Movement, magnitudesIn } from '../ledger.ts'

/** Two balances with fewer digits too often differ in just one digit by chance. */
const FEWEST_DIGITS = 4

/**
 * Removes the balances of rows that print a balance other than the closing one, where another row closes the account
 * with the balance that the last transaction leads to. Such a row prints the available balance, a reserved balance of
 * zero, what is due of all cards, or a fee that will be charged. One that differs from the closing balance in a single digit stays: it is a misprint.
 *
 * @param movements oldest first, with balances as what the holder has
 */
export function withoutOtherEnds(movements: readonly Movement[]): readonly Movement[] {
  const end = movements.findLastIndex(isTransaction) + 1
  const below = movements.slice(end)
  const closings = below.flatMap(endsIn)
  const closing = closings.find((candidate) => reaches([...movements.slice(0, end), candidate]))?.balance
  if (closing === undefined || closing === null || below.length < 2) return movements
  const isOther = ({ row, balance }: Movement) =>
    balance !== null &&
    balance !== closing &&
    !differInOneDigit(Math.abs(balance), Math.abs(closing), FEWEST_DIGITS) &&
    (row.kind === null || row.kind === 'closing' || (row.kind === 'forward' && balance === 0))
  return movements.map((movement, i) =>
    i >= end && isOther(movement) ? { ...movement, balance: null } : movement,
  )
}

/**
 * The balances with which a row may end an account: a closing balance, or the amounts of a total, in which the balance
 * before the rows may be counted.
 */
function endsIn(movement: Movement): Movement[] {
  const { row, balance } = movement
  if (row.kind === 'closing') return balance === null ? [] : [movement]
  if (row.kind !== 'total') return []
  const ends = magnitudesIn(row).flatMap((amount) => [amount, toMinor(-amount)])
  return ends.map((balance) => ({ ...movement, balance }))
}

/** Whether the last balance is what the rows before it lead to. */
function reaches(movements: readonly Movement[]): boolean {
  return walkChain(movements, null).verdicts.at(-1) === true
}
