import type { Word } from '../../layout/word.ts'
import { type Minor, toMinor } from '../../money/money.ts'
import type { Direction } from '../../vocabulary/language.ts'
import type { PrintedBalance } from './read-balances.ts'

/** Balances printed outside the rows, with the sign as printed: what is owed on a card is positive. */
export type BalanceHints = {
  readonly openings: readonly Minor[]
  readonly closings: readonly Minor[]
  /** The magnitudes of all amounts before the rows, and below them. */
  readonly others?: readonly Minor[]
  readonly below?: readonly Minor[]
  /** The sums of all rows of a direction, as lines outside them name them; each magnitude once. */
  readonly sums?: Readonly<Record<Direction, readonly PrintedSum[]>>
}

export type PrintedSum = { readonly magnitude: Minor; readonly words: readonly Word[] }

type Kind = PrintedBalance['kind']

/** A balance that is named only by its day may be either. */
export function toHints(balances: readonly PrintedBalance[]): BalanceHints {
  const printed = (...kinds: readonly Kind[]) =>
    balances
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ money }) =>
        toMinor(money.isNegative || money.marker === 'debit' ? -money.magnitude : money.magnitude),
      )
  return {
    openings: [...new Set(printed('opening', 'dated'))],
    closings: [...new Set(printed('closing', 'dated'))],
  }
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
