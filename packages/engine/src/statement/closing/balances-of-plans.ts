import type { Ledger } from '../accounts/ledger.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import { chooseMembers } from './choose-members.ts'

/** The fewest rows of a list that tell whether its balances follow from each other. */
const MIN_ROWS = 2

/**
 * Purchases that are paid in instalments may be booked in a list of their own, where each row prints what is left of its
 * price. Balances of such lists that no row leads to, where no other list prints any and all rows lead from the printed
 * opening balance to the closing one, are none of the account, and a row of which nothing is due is no transaction.
 * Another list may print rows that do not count.
 */
export function withoutBalancesOfPlans(ledger: Ledger, hints: BalanceHints): Ledger {
  const rows = ledger.movements.filter(isTransaction)
  const planned = rows.filter(({ balance }) => balance !== null)
  const parts = new Set(planned.map(({ row }) => row.part))
  const areOfLists = rows.every(({ row, balance }) => parts.has(row.part) === (balance !== null))
  const isPlan =
    areOfLists &&
    (planned.length >= MIN_ROWS || planned.every(isNothing)) &&
    planned.length < rows.length &&
    !planned.some((row, i) => i > 0 && isStep(planned[i - 1] as Movement, row))
  if (!isPlan) return ledger
  const isPlanned = new Set(planned)
  const bare = {
    ...ledger,
    movements: ledger.movements.flatMap((row) =>
      !isPlanned.has(row) ? row : isNothing(row) ? [] : { ...row, balance: null },
    ),
  }
  const counted = chooseMembers(bare, hints).ledger.movements.filter(isTransaction)
  return findPair(hints, ledger.isOwed, sumOf(counted)) === null ? ledger : bare
}

/** An instalment of which nothing is due yet. */
const isNothing = ({ movement }: Movement): boolean => movement === 0

/** Whether one of two rows that follow each other leads from one balance to the other, in whatever direction. */
function isStep(above: Movement, below: Movement): boolean {
  const step = Math.abs((below.balance ?? 0) - (above.balance ?? 0))
  return [above, below].some(({ movement }) => Math.abs(movement ?? 0) === step)
}
