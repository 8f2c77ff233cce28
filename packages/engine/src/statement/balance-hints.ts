import { type Minor, toMinor } from '../money/money.ts'
import type { PrintedBalance } from './read-balances.ts'

/** Balances printed outside the rows, with the sign as printed: what is owed on a card is positive. */
export type BalanceHints = { readonly openings: readonly Minor[]; readonly closings: readonly Minor[] }

export function toHints(balances: readonly PrintedBalance[]): BalanceHints {
  const printed = (kind: PrintedBalance['kind']) =>
    balances
      .filter((balance) => balance.kind === kind)
      .map(({ money }) =>
        toMinor(money.isNegative || money.marker === 'debit' ? -money.magnitude : money.magnitude),
      )
  return { openings: [...new Set(printed('opening'))], closings: [...new Set(printed('closing'))] }
}

/** A printed opening balance from which movements of this total lead to a printed closing balance. */
export function findPair(
  { openings, closings }: BalanceHints,
  isOwed: boolean,
  total: number,
): { opening: Minor; closing: Minor } | null {
  const ends = new Set<number>(closings)
  const opening = openings.find((start) => ends.has(isOwed ? start - total : start + total))
  return opening === undefined
    ? null
    : { opening, closing: toMinor(isOwed ? opening - total : opening + total) }
}
