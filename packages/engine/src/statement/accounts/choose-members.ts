import type { RowKind } from '../../vocabulary/language.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { Ledger } from './ledger.ts'

/**
 * The most parts of tables among which some may be left out. Of 40 there are about 820 ways to do so, each of which fits a
 * closing balance of five digits by accident once in 100,000 times.
 */
const MAX_PARTS = 40
/** The fewest rows of a list that prints others again: a single row is rather a payment of the same amount. */
const MIN_LISTED = 2
/** The fewest rows that lead from one balance to the other beside a plan of instalments. */
const MIN_BOOKED = 3
/** Two payments of one day and amount hardly share this many words, unless they are one. */
const MIN_SHARED = 2

/** The rows that make up an account, and those that print some of them again. */
export type Members = {
  readonly ledger: Ledger
  readonly leftOut: readonly Movement[]
  /** How many ways to make up the account were tried, up to this one. */
  readonly tried: number
}

/**
 * Leaves out parts of tables that print transactions a second time (a list of the checks paid, an example, a copy), or
 * such as were never booked (pending, taken back): those without which the printed opening balance and all movements
 * make the printed closing balance, to the cent.
 * Where the account agrees with all its parts, or with none left out, it stays whole.
 */
export function chooseMembers(whole: Ledger, hints: BalanceHints): Members {
  const all: Members = { ledger: whole, leftOut: [], tried: 1 }
  const partOf = partsOf(whole.movements)
  const parts = [...new Set(partOf.values())]
  if (parts.length < 2 || parts.length > MAX_PARTS) return all
  const sums = new Map<number, number>()
  for (const [{ row, movement }, part] of partOf)
    if (row.kind === null) sums.set(part, (sums.get(part) ?? 0) + (movement ?? 0))
  const total = [...sums.values()].reduce((sum, part) => sum + part, 0)
  const [named, carried] = [withRows(whole, hints), withRows(whole, hints, ['forward'])]
  const agrees = (printed: BalanceHints, movements: number) =>
    findPair(printed, whole.isOwed, movements) !== null
  if (agrees(carried, total)) return all
  const unbooked = partsBesideBalances(partOf)
  const ways = unbooked.length > 0 ? [unbooked, ...candidates(parts)] : candidates(parts)
  const chosen = ways.findIndex((out) => {
    const left = total - out.reduce((sum, part) => sum + (sums.get(part) ?? 0), 0)
    // A balance carried to the next page ends no account: there, rows are left out only where each is printed before.
    if (agrees(named, left)) return out === unbooked || repeats(partOf, out)
    return agrees(carried, left) && repeats(partOf, out, true)
  })
  const left = ways[chosen]
  if (!left) return all
  const isLeftOut = (movement: Movement) => left.includes(partOf.get(movement) ?? 0)
  const movements = whole.movements.filter((movement) => !isLeftOut(movement))
  return { ledger: { ...whole, movements }, leftOut: whole.movements.filter(isLeftOut), tried: chosen + 2 }
}

/** Rows that end what stands above them. */
const ENDS: ReadonlySet<RowKind | 'other' | null> = new Set(['total', 'forward', 'closing'])

/** The part that each movement stands in; what stands behind the last total or balance of a part is one more. */
function partsOf(movements: readonly Movement[]): ReadonlyMap<Movement, number> {
  const last = new Map(movements.flatMap((own, i) => (isTransaction(own) ? [[own.row.part, i]] : [])))
  const ends = new Map(
    movements.flatMap(({ row }, i) =>
      ENDS.has(row.kind) && i < (last.get(row.part) ?? 0) ? [[row.part, i]] : [],
    ),
  )
  const behind = movements.reduce((most, { row }) => Math.max(most, row.part), 0) + 1
  return new Map(
    movements.map((movement, i) => {
      const { part } = movement.row
      return [movement, i > (ends.get(part) ?? movements.length) ? behind + part : part]
    }),
  )
}

/** The parts without balances beside others whose rows all print the balance to which they lead from the one before. */
function partsBesideBalances(partOf: ReadonlyMap<Movement, number>): number[] {
  const rows = [...partOf].filter(([{ row }]) => row.kind === null)
  const withBalances = new Set(rows.flatMap(([{ balance }, part]) => (balance === null ? [] : part)))
  const booked = rows.flatMap(([movement, part]) => (withBalances.has(part) ? movement : []))
  const isStep = (from: Movement | undefined, to: Movement) =>
    Math.abs((to.balance ?? 0) - (from?.balance ?? 0)) === Math.abs(to.movement ?? 0)
  const leads =
    booked.length >= MIN_LISTED &&
    booked.every(({ balance }) => balance !== null) &&
    (booked.slice(1).every((row, i) => isStep(booked[i], row)) ||
      booked.slice(0, -1).every((row, i) => isStep(booked[i + 1], row)))
  return leads ? [...new Set(partOf.values())].filter((part) => !withBalances.has(part)) : []
}

/**
 * Whether rows are a plan of instalments below what was booked: they stand under other columns than all of the rest, and
 * each prints what is left of its price, which no row leads to. Rows that lead from balance to balance are an account.
 */
function isPlan(own: readonly Movement[], others: readonly Movement[]): boolean {
  const isLeft = ({ movement, balance }: Movement) =>
    balance !== null && Math.abs(balance) <= Math.abs(movement ?? 0)
  const isLedTo = ({ movement, balance }: Movement, i: number) =>
    i > 0 && Math.abs((balance ?? 0) - (own[i - 1]?.balance ?? 0)) === Math.abs(movement ?? 0)
  return standUnderOthers(own, others) && own.every(isLeft) && !own.some(isLedTo)
}

/** Whether rows stand under other columns than all of the rest, of which there are enough to make up an account. */
function standUnderOthers(own: readonly Movement[], others: readonly Movement[]): boolean {
  const widths = new Set(others.map(({ row }) => row.moneyCells.length))
  return others.length >= MIN_BOOKED && own.every(({ row }) => !widths.has(row.moneyCells.length))
}

/**
 * Whether some parts print amounts that are all printed in the others, too; or no balances of their own, named ones
 * included, and fewer such amounts than the others have rows: what is left then may be a summary.
 *
 * @param isStrict only the former is asked
 */
function repeats(partOf: ReadonlyMap<Movement, number>, parts: readonly number[], isStrict = false): boolean {
  const isOwn = (movement: Movement) => parts.includes(partOf.get(movement) ?? 0)
  const movements = [...partOf.keys()]
  const rows = movements.filter(({ row }) => row.kind === null)
  const magnitude = ({ movement }: Movement) => Math.abs(movement ?? 0)
  const own = rows.filter(isOwn)
  const others = rows.filter((movement) => !isOwn(movement))
  const ended = new Set(movements.flatMap(({ row }) => (row.kind === 'closing' ? [row.part] : [])))
  // A single row is no list, but where it stands below the closing balance, or prints day and amount of one that leads to
  // a balance.
  const isListed = (row: Movement) =>
    (ended.has(row.row.part) && partOf.get(row) !== row.row.part) ||
    others.some((other) => isListedAgain(row, other))
  if (!isStrict && isPlan(own, others)) return true
  if (own.length < MIN_LISTED && !own.every(isListed) && !standUnderOthers(own, others)) return false
  const kept = Map.groupBy(others, magnitude)
  // A row that leads to another balance is another row.
  const isAgain = (row: Movement) =>
    kept
      .get(magnitude(row))
      ?.some(({ balance }) => balance === null || row.balance === null || balance === row.balance) === true
  const only = own.filter((movement) => !isAgain(movement))
  if (isStrict) return only.length === 0
  const hasBalance = movements.some((movement) => isOwn(movement) && movement.balance !== null)
  return only.length === 0 || (only.length < others.length && !hasBalance)
}

/** Whether a row without a balance prints the day and the amount of one that has it, or whose text it shares. */
function isListedAgain(own: Movement, other: Movement): boolean {
  const [day, same] = [own, other].map(({ row: { date } }) => JSON.stringify(date))
  return (
    own.balance === null &&
    (other.balance !== null || sharedWords(own, other) >= MIN_SHARED) &&
    own.row.date !== null &&
    day === same &&
    Math.abs(own.movement ?? 0) === Math.abs(other.movement ?? 0)
  )
}

const sharedWords = ({ row: own }: Movement, { row: other }: Movement): number => {
  const words = new Set(other.description.split(' '))
  return new Set(own.description.split(' ').filter((word) => words.has(word))).size
}

/** The sets of parts to try without: one, then the last few, then any two. Never the first: it opens the account. */
function candidates(parts: readonly number[]): number[][] {
  const rest = parts.slice(1)
  const single = rest.map((part) => [part])
  const tails = rest.map((_, i) => rest.slice(i)).filter(({ length }) => length > 1)
  const pairs = rest.flatMap((a, i) => rest.slice(i + 1).map((b) => [a, b]))
  return [...single, ...tails.reverse(), ...pairs]
}

/** The balances printed outside the rows, and those in them; and those of more kinds, which may be either end. */
function withRows(
  { movements }: Ledger,
  { openings, closings }: BalanceHints,
  kinds: readonly RowKind[] = [],
): BalanceHints {
  const inRows = (kind: RowKind) =>
    movements.flatMap(({ row, balance }) =>
      row.kind !== null && row.kind !== 'other' && [kind, ...kinds].includes(row.kind) && balance !== null
        ? [balance]
        : [],
    )
  return { openings: [...inRows('opening'), ...openings], closings: [...inRows('closing'), ...closings] }
}
