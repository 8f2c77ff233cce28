import { toMinor } from '../../money/money.ts'
import type { RowId } from '../../table/rows/row.ts'
import type { Ledger } from '../accounts/ledger.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Choice, WeighedReading } from '../movements/choose-movements.ts'
import type { MoneyReading } from '../movements/money-reading.ts'
import type { Hypothesis, OpenAccount, Way } from './way.ts'

/** A table of an account, and another way to read it. */
type Other = { readonly choice: Choice; readonly other: Choice }

/** The most tables of an account that are tried both ways: each doubles the number of sums that may close by chance. */
const MAX_TURNED = 6
/** A reading may be less supported than the best by this much: what one title of a column weighs in `reading-prior.ts`. */
const MOST_LESS = 2
/** The fewest rows of a table that is read as no other is: one or two may make up a sum by chance. */
const MIN_ROWS = 3

/** Tables whose direction is not printed (`Service Charge Detail` over amounts without a sign) go the other way, some or all. */
export const turnedTables: Hypothesis = (account) => {
  const untold = choicesOf(account).filter(({ witness }) => !witness.isPrinted)
  if (untold.length > MAX_TURNED) return { ways: [], dismissed: 0 }
  const turned = untold.map((choice) => ({ choice, other: turnedChoice(choice) }))
  const ways = Array.from({ length: 2 ** turned.length - 1 }, (_, way) =>
    turned.filter((_, k) => ((way + 1) >> k) & 1),
  )
  return waysOf(account, ways)
}

/**
 * A table is read in the way that came next to the chosen one: the signs of its amounts go before the title of their
 * section where refunds stand among payments without a minus. One of few rows is read only as another table of the account.
 */
export const readSingly: Hypothesis = (account) =>
  waysOf(
    account,
    othersOf(account).map((other) => [other]),
  )

/** The same of several tables, all alike. */
export const readAlike: Hypothesis = (account) =>
  waysOf(
    account,
    [...Map.groupBy(othersOf(account), ({ other }) => sourceOf(other)).values()].filter(
      ({ length }) => length > 1,
    ),
  )

/** Charges beside what is paid back are part of what a card bills, in all tables that print any. */
export const chargedTables: Hypothesis = (account) => {
  const charged = choicesOf(account).flatMap((choice): Other[] => {
    const [best] = choice.weighed
    if (best === undefined || choice.charges.length === 0 || best.reading.charges.length > 0) return []
    return [
      { choice, other: choice.readAs({ ...best, reading: { ...best.reading, charges: choice.charges } }) },
    ]
  })
  return waysOf(account, charged.length > 0 ? [charged] : [])
}

const waysOf = (account: OpenAccount, ways: readonly (readonly Other[])[]) => ({
  ways: ways.map((others): Way => {
    const moved = new Map(
      others.flatMap(({ other }) => other.movements.map((movement) => [movement.row.id, movement])),
    )
    return {
      ledger: { ...account.ledger, movements: replaced(account.ledger.movements, moved) },
      reread: new Map(others.map(({ choice, other }) => [choice, other])),
    }
  }),
  dismissed: 0,
})

/** The tables whose transactions all belong to the account and print no balance. */
function choicesOf({ ledger, choices }: OpenAccount): readonly Choice[] {
  const ids = new Set(ledger.movements.map(({ row }) => row.id))
  return choices.filter(({ movements }) => {
    const rows = movements.filter(isTransaction)
    return rows.length > 0 && rows.every(({ row, balance }) => ids.has(row.id) && balance === null)
  })
}

const turnedChoice = (choice: Choice): Choice => ({
  ...choice,
  movements: choice.movements.map((movement) =>
    movement.movement === null ? movement : { ...movement, movement: toMinor(-movement.movement) },
  ),
  witness: { ...choice.witness, isTold: true, overruled: new Set(), opposed: new Set() },
})

function othersOf(account: OpenAccount): readonly Other[] {
  const choices = choicesOf(account)
  const isRead = (choice: Choice, other: Choice) =>
    other.movements.filter(isTransaction).length >= MIN_ROWS ||
    choices.some((one) => one !== choice && isReadAs(one, other))
  return choices.flatMap((choice) =>
    readingsBeside(choice, account.ledger).flatMap((other) =>
      isRead(choice, other) ? { choice, other } : [],
    ),
  )
}

/** Those of the same amounts that move them otherwise, the likeliest first. */
function readingsBeside(choice: Choice, { isOwed }: Ledger): Choice[] {
  const [best] = choice.weighed
  if (best === undefined) return []
  const isNear = ({ reading, said }: WeighedReading) =>
    said >= best.said - MOST_LESS &&
    reading.isOwed === isOwed &&
    reading.balance === null &&
    reading.charges.join() === best.reading.charges.join() &&
    columnsOf(reading) === columnsOf(best.reading)
  const moved = new Set([movesOf(choice)])
  return choice.weighed.filter(isNear).flatMap((weighed) => {
    const other = choice.readAs(weighed)
    if (moved.has(movesOf(other))) return []
    moved.add(movesOf(other))
    return [other]
  })
}

/** The columns of amounts, whichever way they go. */
const columnsOf = ({ debit, credit, amount }: MoneyReading): string =>
  [debit, credit, amount]
    .filter((c) => c !== null)
    .sort()
    .join()

const movesOf = ({ movements }: Choice): string => movements.map(({ movement }) => movement).join()

/** Whether the amounts of a table move it in the same way, in the same column. */
const isReadAs = (one: Choice, other: Choice): boolean =>
  sourceOf(one) === sourceOf(other) && one.weighed[0]?.reading.amount === other.weighed[0]?.reading.amount

const sourceOf = ({ weighed }: Choice): string => weighed[0]?.reading.direction ?? ''

const replaced = (movements: readonly Movement[], others: ReadonlyMap<RowId, Movement>): Movement[] =>
  movements.map((movement) => {
    const other = others.get(movement.row.id)
    return other && isTransaction(other) ? { ...movement, movement: other.movement } : movement
  })
