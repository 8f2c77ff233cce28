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
  return { openings: printed('opening'), closings: printed('closing') }
}
