import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { Ledger } from './ledger.ts'

/**
 * A slip to pay with may stand on the first page and print the new balance, below rows that go on over the page. A closing
 * balance is left out that is printed again, behind further rows which move money, or outside the rows, where all of them
 * lead to it.
 */
export function withoutRepeatedClosing(ledger: Ledger, hints: BalanceHints): Ledger {
  const { movements, isReversed, isOwed } = ledger
  if (isReversed) return ledger
  const isClosing = ({ row, balance }: Movement) => row.kind === 'closing' && balance !== null
  const movesBetween = (from: number, to?: number) =>
    sumOf(movements.slice(from + 1, to).filter(isTransaction)) !== 0
  const leads = findPair(hints, isOwed, sumOf(movements.filter(isTransaction)))
  const isRepeated = ({ balance }: Movement, at: number) =>
    (leads !== null && leads.closing === balance && movesBetween(at)) ||
    movements.some(
      (other, i) => i > at && isClosing(other) && other.balance === balance && movesBetween(at, i),
    )
  const kept = movements.filter((movement, i) => !isClosing(movement) || !isRepeated(movement, i))
  return kept.length === movements.length ? ledger : { ...ledger, movements: kept }
}
