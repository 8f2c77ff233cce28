import { toMinor } from '../../money/money.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { AccountFacts } from './account-facts.ts'
import type { Ledger } from './ledger.ts'

/** The most tables of an account that are tried both ways: each doubles the number of sums that may close by chance. */
const MAX_TABLES = 6

/** A table with the chosen reading of its money; null where it is not a list of transactions. */
export type Chosen = { readonly choice: Choice | null }

/** The tables of a document and the accounts that they make up. */
export type Read<T> = { readonly tables: readonly T[]; readonly ledgers: readonly Ledger[] }

/**
 * Turns tables whose direction is not printed (`Service Charge Detail` over amounts without a sign), where exactly
 * one way to turn some of them leads from the printed opening balance of their account to the closing one.
 *
 * @param facts one for each ledger
 */
export function turnUntold<T extends Chosen>(
  { tables, ledgers }: Read<T>,
  facts: readonly AccountFacts[],
): Read<T> {
  const turned = new Map<Choice, number>()
  for (const [i, ledger] of ledgers.entries()) {
    const untold = untoldIn(ledger, tables)
    const chosen = findTurned(ledger, untold, (facts[i] as AccountFacts).hints)
    for (const { choice } of chosen) turned.set(choice, 2 ** untold.length)
  }
  if (turned.size === 0) return { tables, ledgers }
  const ids = new Set([...turned.keys()].flatMap(({ movements }) => movements.map(({ row }) => row.id)))
  const turn = (movements: readonly Movement[]) =>
    movements.map((movement) => (ids.has(movement.row.id) ? turnedMovement(movement) : movement))
  return {
    tables: tables.map((table) => {
      const ways = turned.get(table.choice as Choice)
      return table.choice && ways !== undefined
        ? { ...table, choice: turnedChoice(table.choice, turn(table.choice.movements), ways) }
        : table
    }),
    ledgers: ledgers.map((ledger) => ({ ...ledger, movements: turn(ledger.movements) })),
  }
}

/** A table whose transactions all belong to one account and print no balance. */
type Untold = { readonly choice: Choice; readonly rows: readonly Movement[] }

function untoldIn(ledger: Ledger, tables: readonly Chosen[]): Untold[] {
  const ids = new Set(ledger.movements.filter(isTransaction).map(({ row }) => row.id))
  return tables.flatMap(({ choice }) => {
    if (choice === null || choice.witness.isPrinted) return []
    const rows = choice.movements.filter(isTransaction)
    const isUntold = rows.length > 0 && rows.every(({ row, balance }) => ids.has(row.id) && balance === null)
    return isUntold ? [{ choice, rows }] : []
  })
}

function findTurned(ledger: Ledger, untold: readonly Untold[], hints: BalanceHints): readonly Untold[] {
  const total = sumOf(ledger.movements.filter(isTransaction))
  const isClosed = (sum: number) => findPair(hints, ledger.isOwed, sum) !== null
  if (untold.length === 0 || untold.length > MAX_TABLES || isClosed(total)) return []
  const ways = Array.from({ length: 2 ** untold.length }, (_, way) =>
    untold.filter((_, k) => (way >> k) & 1),
  ).filter((some) => isClosed(total - 2 * sumOf(some.flatMap(({ rows }) => rows))))
  return ways.length === 1 ? (ways[0] ?? []) : []
}

const turnedMovement = (movement: Movement): Movement =>
  movement.movement === null ? movement : { ...movement, movement: toMinor(-movement.movement) }

/** @param ways how many were tried to turn the tables of the account */
const turnedChoice = (choice: Choice, movements: readonly Movement[], ways: number): Choice => ({
  ...choice,
  movements,
  tried: choice.tried * ways,
  witness: { ...choice.witness, isTold: true, overruled: new Set(), opposed: new Set() },
})
