import { type Minor, toMinor } from '../money/money.ts'
import { chronological } from './chain.ts'
import type { ChosenMovements } from './choose-movements.ts'
import type { Movement } from './ledger.ts'

/** A stretch of rows of one account, in printed order. */
export type Ledger = {
  readonly movements: readonly Movement[]
  /** The balance is what is owed. */
  readonly isOwed: boolean
  readonly isReversed: boolean
}

/**
 * Splits the tables of a document into accounts. A row that opens with another balance than the one reached begins
 * a new account; one that opens with the same (brought forward on each page) goes on with the old.
 */
export function splitAccounts(tables: readonly ChosenMovements[]): Ledger[] {
  const ledgers: { movements: Movement[]; isOwed: boolean; isReversed: boolean }[] = []
  let reached: Minor | null = null
  let hasRows = false
  for (const { movements, isOwed, isReversed } of tables) {
    // Walked from the oldest row, so that a table with the newest row first opens where its account does.
    const stretches: { opensAccount: boolean; movements: Movement[] }[] = []
    for (const movement of chronological(movements, isReversed, false)) {
      const { row, balance } = movement
      const opensAccount = row.kind === 'opening' && balance !== null && hasRows && balance !== reached
      if (opensAccount || stretches.length === 0) stretches.push({ opensAccount, movements: [] })
      stretches.at(-1)?.movements.push(movement)
      if (row.kind === null) hasRows = true
      if (balance !== null && row.kind !== 'other') reached = balance
      else if (reached !== null && row.kind === null) {
        reached = toMinor(reached + (isOwed ? -1 : 1) * (movement.movement ?? 0))
      }
    }
    for (const stretch of stretches) {
      const printed = isReversed ? stretch.movements.reverse() : stretch.movements
      const last = ledgers.at(-1)
      if (!last || stretch.opensAccount) ledgers.push({ movements: printed, isOwed, isReversed })
      else {
        last.movements.push(...printed)
        last.isReversed ||= isReversed
      }
    }
  }
  return ledgers
}
