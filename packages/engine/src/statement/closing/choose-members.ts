import { dayNumber } from '../../dates/calendar.ts'
import { type DayOrder, toDate } from '../../dates/parse-date.ts'
import type { Word } from '../../layout/word.ts'
import type { RowKind } from '../../vocabulary/language.ts'
import { openedAtNothing } from '../accounts/billed-total.ts'
import type { Ledger } from '../accounts/ledger.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import { LATE_DAYS } from '../movements/find-forecasts.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import { partsOf, rowsBehindEnd } from './parts-of-account.ts'
import { partsOfDailySums } from './sums-of-days.ts'
import type { Members } from './way.ts'

/**
 * The most parts of tables among which some may be left out. Of 40 there are about 820 ways to do so, each of which fits a
 * closing balance of five digits by accident once in 100,000 times.
 */
const MAX_PARTS = 40
/** The fewest rows of a list that repeats others: a single row is more likely another payment of the same amount. */
const MIN_LISTED = 2
/** The fewest rows that lead from one balance to the other beside a plan of instalments. */
const MIN_BOOKED = 3
/** Debits and credits may stand in columns of their own, so one such amount says nothing. */
const MIN_ELSEWHERE = 2
/** Two payments of the same day and amount rarely share this many words unless they are the same payment. */
const MIN_SHARED = 2

/**
 * Leaves out parts of tables that print transactions a second time (a list of the checks paid, an example, a copy),
 * or transactions that were never booked (pending, reversed, or marked by a note). Without these parts, the printed
 * opening balance and all movements must lead to the printed closing balance, to the cent. Where the account agrees
 * with all its parts, or with none left out, it stays whole; `tried` then says how many ways did not lead there.
 */
export function chooseMembers(whole: Ledger, hints: BalanceHints): Members {
  const all: Members = { ledger: whole, leftOut: [], tried: 1 }
  const printedIn = (kinds?: readonly RowKind[]) =>
    openedAtNothing(withRows(whole, hints, kinds), whole.isOwed)
  const [named, carried] = [printedIn(), printedIn(['forward'])]
  const agrees = (printed: BalanceHints, movements: number) =>
    findPair(printed, whole.isOwed, movements) !== null
  const total = sumOf(whole.movements.filter(isTransaction))
  if (agrees(carried, total)) return all
  const noted = whole.movements.filter(hasNote)
  const isNoted = noted.length > 0 && noted.length < whole.movements.filter(isTransaction).length
  if (isNoted && agrees(named, total - sumOf(noted))) {
    const movements = whole.movements.filter((movement) => !noted.includes(movement))
    return { ledger: { ...whole, movements }, leftOut: noted, tried: 2 }
  }
  const behindEnd = rowsBehindEnd(whole, named)
  const partOf = partsOf(whole.movements, behindEnd)
  const parts = [...new Set(partOf.values())]
  if (parts.length < 2 || parts.length > MAX_PARTS) return all
  const daily = partsOfDailySums(partOf)
  if (daily.length > 0) return without(whole, partOf, daily, 2)
  const sums = new Map<number, number>()
  for (const [{ row, movement }, part] of partOf)
    if (row.kind === null) sums.set(part, (sums.get(part) ?? 0) + (movement ?? 0))
  const unbooked = partsBesideBalances(partOf)
  // Without an opening balance, rows whose balances lead to the closing one are all that there are.
  const isListed = (row: Movement) => isTransaction(row) && unbooked.includes(partOf.get(row) ?? 0)
  const booked = whole.movements.filter((row) => isTransaction(row) && !isListed(row))
  const reached = (whole.isReversed ? booked : booked.toReversed()).find(({ balance }) => balance !== null)
  const isReached = named.closings.some((closing) => closing === reached?.balance)
  if (named.openings.length === 0 && isReached && whole.movements.some(isListed))
    return without(whole, partOf, unbooked, 2)
  const mayLeave = [...candidates(parts), ...firstUnderOthers(partOf, parts)]
  const behind = [...new Set(behindEnd.flatMap((row) => partOf.get(row) ?? []))]
  const certain = [unbooked, behind].filter(({ length }) => length > 0)
  const ways = [...certain, ...mayLeave]
  const chosen = ways.findIndex((out) => {
    const left = total - out.reduce((sum, part) => sum + (sums.get(part) ?? 0), 0)
    // A balance carried to the next page does not end an account: rows are then left out only if each is printed before.
    if (agrees(named, left)) return certain.includes(out) || repeats(partOf, out)
    return agrees(carried, left) && repeats(partOf, out, true)
  })
  const left = ways[chosen]
  return left ? without(whole, partOf, left, chosen + 2) : { ...all, tried: ways.length + 1 }
}

/** The mark of a note behind an amount, perhaps with its currency: `2 350,00 ₸*`. */
const NOTE = /^\p{Sc}?[*†‡]$/u

/** Whether such a mark stands behind the amount of a row: the note may say that it is blocked and not booked yet. */
function hasNote(movement: Movement): boolean {
  const { row, amountColumn } = movement
  const last = row.moneyCells[amountColumn ?? -1]?.words.at(-1)
  const line = row.lines.find(({ words }) => last !== undefined && words.includes(last))
  const next = line?.words[line.words.indexOf(last as Word) + 1]
  return isTransaction(movement) && next !== undefined && NOTE.test(next.text)
}

/** An account without each single part that may be left out of it, but the first. */
export function* withoutSingleParts(whole: Ledger): Generator<Members> {
  const partOf = partsOf(whole.movements)
  const parts = [...new Set(partOf.values())]
  if (parts.length > MAX_PARTS) return
  for (const part of parts.slice(1)) if (repeats(partOf, [part])) yield without(whole, partOf, [part], 1)
}

function without(
  whole: Ledger,
  partOf: ReadonlyMap<Movement, number>,
  left: readonly number[],
  tried: number,
): Members {
  const isLeftOut = (movement: Movement) => left.includes(partOf.get(movement) ?? 0)
  const movements = whole.movements.filter((movement) => !isLeftOut(movement))
  return { ledger: { ...whole, movements }, leftOut: whole.movements.filter(isLeftOut), tried }
}

/**
 * The parts without balances, where the rows of each other part all print a balance that follows from the previous one.
 */
function partsBesideBalances(partOf: ReadonlyMap<Movement, number>): number[] {
  const rows = [...partOf].filter(([{ row }]) => row.kind === null)
  const withBalances = new Set(rows.flatMap(([{ balance }, part]) => (balance === null ? [] : part)))
  const booked = rows.filter(([, part]) => withBalances.has(part))
  const parts = [...Map.groupBy(booked, ([, part]) => part).values()]
  const leads = booked.length >= MIN_LISTED && parts.every((part) => leadOn(part.map(([row]) => row)))
  return leads ? [...new Set(partOf.values())].filter((part) => !withBalances.has(part)) : []
}

/** Whether all rows print a balance, and each leads from the previous one, in either order. */
function leadOn(rows: readonly Movement[]): boolean {
  const isStep = (from: Movement | undefined, to: Movement) =>
    Math.abs((to.balance ?? 0) - (from?.balance ?? 0)) === Math.abs(to.movement ?? 0)
  return (
    rows.every(({ balance }) => balance !== null) &&
    (rows.slice(1).every((row, i) => isStep(rows[i], row)) ||
      rows.slice(0, -1).every((row, i) => isStep(rows[i + 1], row)))
  )
}

/**
 * Whether rows are a plan of instalments below the booked transactions. They stand under different columns from all
 * other rows, and each prints another amount besides, its price or what is left of it, which no row leads to. Rows that lead
 * from balance to balance are an account; so may be a single row whose balance is larger than its amounts.
 */
function isPlan(rows: readonly Movement[], others: readonly Movement[]): boolean {
  // The price may stand in another column than the amount that is read: `849.00  512.40  74.18` of deferred interest.
  const priceOf = ({ row, movement, balanceColumn }: Movement) =>
    row.money.reduce(
      (most, money, c) => (c === balanceColumn ? most : Math.max(most, money?.magnitude ?? 0)),
      Math.abs(movement ?? 0),
    )
  const isLeft = (row: Movement) => Math.abs(row.balance ?? 0) <= priceOf(row)
  const isLedTo = ({ movement, balance }: Movement, i: number) =>
    i > 0 && Math.abs((balance ?? 0) - (rows[i - 1]?.balance ?? 0)) === Math.abs(movement ?? 0)
  return (
    standUnderOthers(rows, others) &&
    rows.every(({ balance }) => balance !== null) &&
    (rows.length >= MIN_LISTED || rows.every(isLeft)) &&
    !rows.some(isLedTo)
  )
}

/**
 * Whether rows stand under different columns from all other rows, which are enough to make up an account: there are more
 * or fewer of them, or each row prints several amounts where no other row prints any.
 */
function standUnderOthers(rows: readonly Movement[], others: readonly Movement[]): boolean {
  const widths = new Set(others.map(({ row }) => row.moneyCells.length))
  const paid = new Set(others.flatMap(({ row }) => row.money.flatMap((money, c) => (money ? c : []))))
  const isElsewhere = ({ row }: Movement) =>
    !widths.has(row.moneyCells.length) ||
    row.money.filter((money, c) => money && !paid.has(c)).length >= MIN_ELSEWHERE
  return others.length >= MIN_BOOKED && rows.every(isElsewhere)
}

/** Whether all rows are dated long before all others, as purchases are that are paid in instalments. */
function liesBack(rows: readonly Movement[], others: readonly Movement[]): boolean {
  const printed = others.flatMap(({ row: { date } }) => date ?? [])
  const told = printed.find(({ first, second, order }) => order !== null && first !== second)?.order
  const orders: readonly DayOrder[] = told ? [told] : ['day-first', 'month-first']
  return orders.every((order) => {
    const [days, later] = [rows, others].map((some) =>
      some.flatMap(({ row: { date } }) => (date && toDate(date, order)) ?? []).map(dayNumber),
    ) as [number[], number[]]
    const areDated = days.length === rows.length && later.length === others.length && later.length > 0
    return areDated && Math.max(...days) < Math.min(...later) - LATE_DAYS
  })
}

/**
 * Whether all amounts that some parts print are printed in the others, too. Or whether these parts print no balances,
 * not even named ones, and have fewer amounts found nowhere else than the others have rows: they may be a summary.
 *
 * @param isStrict checks only the first of these
 */
function repeats(partOf: ReadonlyMap<Movement, number>, parts: readonly number[], isStrict = false): boolean {
  const isOfParts = (movement: Movement) => parts.includes(partOf.get(movement) ?? 0)
  const movements = [...partOf.keys()]
  const rows = movements.filter(({ row, movement }) => row.kind === null && movement !== null)
  const magnitude = ({ movement }: Movement) => Math.abs(movement ?? 0)
  const ofParts = rows.filter(isOfParts)
  const others = rows.filter((movement) => !isOfParts(movement))
  const ended = new Set(movements.flatMap(({ row }) => (row.kind === 'closing' ? [row.part] : [])))
  // A single row is no list, but where it stands below the closing balance, or prints day and amount of one that leads to
  // a balance.
  const isListed = (row: Movement) =>
    (ended.has(row.row.part) && partOf.get(row) !== row.row.part) ||
    others.some((other) => isListedAgain(row, other))
  if (!isStrict && (isPlan(ofParts, others) || liesBack(ofParts, others))) return true
  if (ofParts.length < MIN_LISTED && !ofParts.every(isListed) && !standUnderOthers(ofParts, others))
    return false
  const kept = Map.groupBy(others, magnitude)
  // A row that leads to another balance is another row.
  const isAgain = (row: Movement) =>
    kept
      .get(magnitude(row))
      ?.some(({ balance }) => balance === null || row.balance === null || balance === row.balance) === true
  const only = ofParts.filter((movement) => !isAgain(movement))
  if (isStrict) return only.length === 0
  const hasBalance = movements.some((movement) => isOfParts(movement) && movement.balance !== null)
  return only.length === 0 || (only.length < others.length && !hasBalance)
}

/**
 * Whether a row without a balance prints the day and amount of another row that has a balance, or shares its text.
 */
function isListedAgain(candidate: Movement, other: Movement): boolean {
  const [day, same] = [candidate, other].map(({ row: { date } }) => JSON.stringify(date))
  return (
    candidate.balance === null &&
    (other.balance !== null || sharedWords(candidate, other) >= MIN_SHARED) &&
    candidate.row.date !== null &&
    day === same &&
    Math.abs(candidate.movement ?? 0) === Math.abs(other.movement ?? 0)
  )
}

const sharedWords = ({ row: a }: Movement, { row: b }: Movement): number => {
  const words = new Set(b.description.split(' '))
  return new Set(a.description.split(' ').filter((word) => words.has(word))).size
}

/**
 * The sets of parts to leave out, in the order to try: one, then the last few, then any two. Not the first: it opens
 * the account.
 */
function candidates(parts: readonly number[]): number[][] {
  const rest = parts.slice(1)
  const single = rest.map((part) => [part])
  const tails = rest.map((_, i) => rest.slice(i)).filter(({ length }) => length > 1)
  const pairs = rest.flatMap((a, i) => rest.slice(i + 1).map((b) => [a, b]))
  return [...single, ...tails.reverse(), ...pairs]
}

/** The first part, which usually opens the account, where it stands under other columns: a plan may be printed above the rows. */
function firstUnderOthers(partOf: ReadonlyMap<Movement, number>, [first]: readonly number[]): number[][] {
  const rows = [...partOf].filter(([movement]) => isTransaction(movement))
  const [ofFirst, others] = [true, false].map((isFirst) =>
    rows.flatMap(([movement, part]) => ((part === first) === isFirst ? [movement] : [])),
  ) as [Movement[], Movement[]]
  return first !== undefined && ofFirst.length > 0 && isPlan(ofFirst, others) ? [[first]] : []
}

/** The balances printed outside the rows, and those in them; and those of further kinds, which may be either end. */
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
