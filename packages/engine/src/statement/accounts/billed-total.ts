import { type Minor, toMinor } from '../../money/money.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'

/** Fewer rows may come to a printed number by chance. */
const MIN_ROWS = 3

/**
 * The rows of a card that prints what it bills and no balance before, where they come to exactly that, and their sum: in
 * Japan, Korea and Israel, and where a debit is deferred, cards carry nothing over from one bill to the next.
 *
 * @param isOwed the account is owed
 * @returns null where they do not
 */
export function billedRows(
  movements: readonly Movement[],
  isOwed: boolean,
  { openings, closings }: BalanceHints,
): { readonly rows: readonly Movement[]; readonly sum: Minor } | null {
  const rows = movements.filter(isTransaction)
  const sum = toMinor(sumOf(rows))
  const [billed, ...others] = closings
  const isBilled =
    isOwed &&
    openings.length === 0 &&
    others.length === 0 &&
    billed === -sum &&
    rows.length >= MIN_ROWS &&
    movements.every(({ row, balance }) => balance === null || (row.kind === 'closing' && balance === billed))
  return isBilled ? { rows, sum } : null
}

/** What is printed about an account, where a card without a balance before its rows carries nothing over. */
export const openedAtNothing = (hints: BalanceHints, isOwed: boolean): BalanceHints =>
  isOwed && hints.openings.length === 0 ? { ...hints, openings: [toMinor(0)] } : hints
