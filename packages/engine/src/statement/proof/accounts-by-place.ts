import { countWhile } from '../../geometry/count-while.ts'
import { between, isBefore, type Place } from '../printed/place.ts'
import type { PrintedBalance } from '../printed/read-balances.ts'
import type { AccountPart } from './account-part.ts'

/**
 * Tells the account in whose part of the document a place lies. A part begins with its opening balance, where
 * that is printed between its first row and the last one of the account above, or else with its first row.
 *
 * @returns gives the index of the last account that begins there or above; -1 where none does
 */
export function accountsByPlace(
  parts: readonly Pick<AccountPart, 'first' | 'last'>[],
  balances: readonly PrintedBalance[],
): (place: Place) => number {
  const openings = balances.filter(({ kind }) => kind === 'opening')
  const starts = parts
    .flatMap(({ first }, last) => {
      if (first === null) return []
      const above = parts[last - 1]?.last ?? null
      return { first: (above && between(openings, above, first).at(-1)) ?? first, last }
    })
    .sort(({ first: a }, { first: b }) => a.page - b.page || a.baseline - b.baseline)
  let last = -1
  for (const start of starts) last = start.last = Math.max(last, start.last)
  return (place) => starts[countWhile(starts, ({ first }) => !isBefore(place, first)) - 1]?.last ?? -1
}
