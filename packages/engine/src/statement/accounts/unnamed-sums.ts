import { type Minor, toMinor } from '../../money/money.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isDebit, isTransaction, type Movement } from '../ledger.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'

/** The fewest rows of each direction: of one the sum is its amount, which may be printed again. */
const MIN_ROWS = 2

/** The rows of one direction, and what they come to. */
export type SummedRows = { readonly rows: readonly Movement[]; readonly sum: Minor }

/**
 * All rows of both directions, where the sum of each stands outside them under a name that nobody knows: `Dazu gesamt
 * 91.151,10`, `Ab gesamt -64.533,94`. That two different sums should be there by chance is as good as impossible; one alone
 * proves nothing. Only rows without balances need them.
 *
 * @param opening the balance before the rows, where one is known: then balances prove the rows
 */
export function unnamedSums(
  movements: readonly Movement[],
  opening: Minor | null,
  { others = [], below = [], sums }: BalanceHints,
): readonly SummedRows[] {
  const areNamed = sums !== undefined && sums.debit.length + sums.credit.length > 0
  if (opening !== null || areNamed || movements.some(({ balance }) => balance !== null)) return []
  const moved = movements.filter(isTransaction)
  const sides = [moved.filter(isDebit), moved.filter((row) => !isDebit(row))].map(
    (rows): SummedRows => ({ rows, sum: toMinor(sumOf(rows)) }),
  )
  const printed = new Set([...others, ...below])
  const isPrinted = ({ rows, sum }: SummedRows) =>
    rows.length >= MIN_ROWS && printed.has(toMinor(Math.abs(sum)))
  const [debits, credits] = sides.map(({ sum }) => Math.abs(sum))
  return debits !== credits && sides.every(isPrinted) ? sides : []
}
