import type { RowId } from '../../table/rows/row.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Choice, WeighedReading } from '../movements/choose-movements.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { AccountFacts } from './account-facts.ts'
import { chooseMembers } from './choose-members.ts'
import type { Ledger } from './ledger.ts'
import type { Chosen, Read } from './turn-untold.ts'

/** A table of an account, and another way to read it that what is printed supports nearly as well. */
type Other = { readonly choice: Choice; readonly other: Choice }

/** A reading may be less supported than the best by this much: what one title of a column weighs in `reading-prior.ts`. */
const MOST_LESS = 2
/** The fewest rows of a table that is read as no other is: one or two may make up a sum by chance. */
const MIN_ROWS = 3

/**
 * Reads tables of an account in the ways that came next to the chosen ones, where these do not lead from its opening
 * balance to its closing one, and exactly one other way does: the signs of amounts go before the title of their section
 * where refunds stand among payments without a minus. Tables are read otherwise one by one, then all alike; one of few rows
 * only as another table of the account is read.
 *
 * @param facts one for each ledger
 */
export function rereadToClose<T extends Chosen>(
  { tables, ledgers }: Read<T>,
  facts: readonly AccountFacts[],
): Read<T> {
  const reread = new Map<Choice, Choice>()
  for (const [i, ledger] of ledgers.entries())
    for (const { choice, other } of findWay(ledger, tables, (facts[i] as AccountFacts).hints))
      reread.set(choice, other)
  if (reread.size === 0) return { tables, ledgers }
  const others = byRow([...reread.values()])
  return {
    tables: tables.map((table) => {
      const other = table.choice && reread.get(table.choice)
      return other ? { ...table, choice: other } : table
    }),
    ledgers: ledgers.map((ledger) => ({ ...ledger, movements: replaced(ledger.movements, others) })),
  }
}

function findWay(ledger: Ledger, tables: readonly Chosen[], hints: BalanceHints): readonly Other[] {
  const isClosed = (movements: readonly Movement[]) => {
    const { movements: members } = chooseMembers({ ...ledger, movements }, hints).ledger
    return findPair(hints, ledger.isOwed, sumOf(members.filter(isTransaction))) !== null
  }
  if (hints.openings.length === 0 || hints.closings.length === 0 || isClosed(ledger.movements)) return []
  const choices = tables.flatMap(({ choice }) => (choice && isOfAccount(choice, ledger) ? choice : []))
  const others = choices.map((choice) =>
    othersOf(choice, ledger).filter(
      ({ other }) =>
        other.movements.filter(isTransaction).length >= MIN_ROWS ||
        choices.some((one) => one !== choice && isReadAs(one, other)),
    ),
  )
  const closes = (way: readonly Other[]) =>
    way.length > 0 && isClosed(replaced(ledger.movements, byRow(way.map(({ other }) => other))))
  const single = others.flat().map((other) => [other])
  const alike = [...Map.groupBy(others.flat(), ({ other }) => sourceOf(other)).values()].filter(
    (way) => way.length > 1,
  )
  for (const ways of [single, alike]) {
    const closing = ways.filter(closes)
    if (closing.length > 1) return []
    const [way] = closing
    if (way)
      return way.map(({ choice, other }) => ({
        choice,
        other: { ...other, tried: other.tried * (single.length + alike.length) },
      }))
  }
  return []
}

/** A table whose transactions all belong to one account and print no balance. */
function isOfAccount({ movements }: Choice, ledger: Ledger): boolean {
  const ids = new Set(ledger.movements.map(({ row }) => row.id))
  const rows = movements.filter(isTransaction)
  return rows.length > 0 && rows.every(({ row, balance }) => ids.has(row.id) && balance === null)
}

/** One for each source of directions: those of the same amounts that move them otherwise. */
function othersOf(choice: Choice, { isOwed }: Ledger): Other[] {
  const [best] = choice.weighed
  if (best === undefined) return []
  const isNear = ({ reading, said }: WeighedReading) =>
    said >= best.said - MOST_LESS &&
    reading.isOwed === isOwed &&
    reading.balance === null &&
    reading.charges.join() === best.reading.charges.join() &&
    (['debit', 'credit', 'amount'] as const).every((column) => reading[column] === best.reading[column])
  const found = choice.weighed.filter(isNear).map((weighed) => choice.readAs(weighed))
  const moved = new Set([movesOf(choice)])
  return found.flatMap((other) => {
    const moves = movesOf(other)
    if (moved.has(moves)) return []
    moved.add(moves)
    return [{ choice, other }]
  })
}

const movesOf = ({ movements }: Choice): string => movements.map(({ movement }) => movement).join()

/** Whether the amounts of a table move it in the same way, in the same column. */
const isReadAs = (one: Choice, other: Choice): boolean =>
  sourceOf(one) === sourceOf(other) && one.weighed[0]?.reading.amount === other.weighed[0]?.reading.amount

const sourceOf = ({ weighed }: Choice): string => weighed[0]?.reading.direction ?? ''

const byRow = (choices: readonly Choice[]): ReadonlyMap<RowId, Movement> =>
  new Map(choices.flatMap(({ movements }) => movements.map((movement) => [movement.row.id, movement])))

const replaced = (movements: readonly Movement[], others: ReadonlyMap<RowId, Movement>): Movement[] =>
  movements.map((movement) => {
    const other = others.get(movement.row.id)
    return other && isTransaction(other) ? { ...movement, movement: other.movement } : movement
  })
