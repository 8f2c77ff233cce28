import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Ledger } from './ledger.ts'

/**
 * A slip to pay with may stand on the first page and print the new balance, below rows that go on over the page. A closing
 * balance that is printed again behind further rows, which move money, is left out.
 */
export function withoutRepeatedClosing(ledger: Ledger): Ledger {
  const { movements, isReversed } = ledger
  if (isReversed) return ledger
  const isClosing = ({ row, balance }: Movement) => row.kind === 'closing' && balance !== null
  const isRepeated = (closing: Movement, at: number) =>
    movements.some(
      (other, i) =>
        i > at &&
        isClosing(other) &&
        other.balance === closing.balance &&
        sumOf(movements.slice(at + 1, i).filter(isTransaction)) !== 0,
    )
  const kept = movements.filter((movement, i) => !isClosing(movement) || !isRepeated(movement, i))
  return kept.length === movements.length ? ledger : { ...ledger, movements: kept }
}
