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
    const oldestFirst = chronological(movements, isReversed, false)
    const starts = new Set<Movement>()
    for (const movement of oldestFirst) {
      const opens = movement.row.kind === 'opening' && movement.balance !== null
      if (opens && hasRows && movement.balance !== reached) starts.add(movement)
      if (movement.row.kind === null) hasRows = true
      if (movement.balance !== null) reached = movement.balance
      else if (reached !== null && movement.row.kind === null) {
        reached = toMinor(reached + (isOwed ? -1 : 1) * (movement.movement ?? 0))
      }
    }
    for (const movement of movements) {
      const last = ledgers.at(-1)
      if (!last || starts.has(movement)) ledgers.push({ movements: [movement], isOwed, isReversed })
      else last.movements.push(movement)
      const current = ledgers.at(-1)
      if (current) current.isReversed ||= isReversed
    }
  }
  return ledgers
}
