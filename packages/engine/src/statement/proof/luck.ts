import type { CheckedAccount } from '../accounts/checked-account.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import { isBeside, NO_READING } from '../movements/money-reading.ts'
import type { DocumentWitnesses } from './document-witnesses.ts'

/** The highest chance that numbers without meaning satisfy the equations of a reading which is still called proved. */
export const MAX_LUCK = 0.01
/** Ways to read a total over rows of both directions: it may count all of them, what goes out, or what comes in. */
const WAYS_OF_TOTAL = 3
/** Ways to read an account's rows between its balances: as they are, or all the other way. */
const WAYS_OF_ACCOUNT = 2
/** Ways to read an amount whose direction only the balance says: out or in. */
const WAYS_OF_BALANCE = 2
/** Ways to read a row that does not look like a transaction: as one, or not. */
const WAYS_OF_ROW = 2

/** The transactions of a ledger that were read in one way, what holds them, and what chose that way. */
type Group = { readonly rows: Movement[]; readonly equations: Set<RowsEquation>; choice: Choice }

/** What may be in an equation: all rows of a ledger, also those that are no transactions. */
type RowsByEquation = ReadonlyMap<RowsEquation, readonly Movement[]>

/**
 * The rows of an account whose equations may hold by accident, since they are few, lead to small balances, or were looked
 * for in many readings.
 *
 * Where the balances or the total of an equation are right, so is all that leads from one to the other. Where they are
 * other numbers, the equation holds to the cent once in as many times as such a number has values: with a balance of four
 * digits, once in 10,000. Where most equations break, the digits of what they move count instead. The equations of a
 * reading hold together with the product of these chances.
 * Readings are tried in the order of what is printed for them, and any of those up to the accepted one might have been
 * the one to hold: their number multiplies the chance (Boole's inequality), as do the other choices that were open.
 *
 * @param tried the place of the accepted way to read the document's columns and money among those that were tried, from 1
 */
export function luckyRows(
  account: CheckedAccount,
  { choices }: Pick<DocumentWitnesses, 'choices'>,
  tried: number,
): Set<Movement> {
  const rowsOf = rowsByEquation(account)
  const isLucky = (group: Group) =>
    logChanceOf(group, { rowsOf, choices }, account, tried) > Math.log10(MAX_LUCK)
  return new Set(
    groupRows(account, choices)
      .filter(isLucky)
      .flatMap(({ rows }) => rows),
  )
}

function rowsByEquation({ ledger, result }: CheckedAccount): RowsByEquation {
  const rowsOf = new Map<RowsEquation, Movement[]>()
  for (const [i, movement] of ledger.movements.entries()) {
    const equation = result.equations[i]
    if (!equation) continue
    const rows = rowsOf.get(equation)
    if (rows) rows.push(movement)
    else rowsOf.set(equation, [movement])
  }
  return rowsOf
}

/** Tables that are read alike, as those of several pages are, were not chosen one by one. */
function groupRows({ ledger, result }: CheckedAccount, choices: DocumentWitnesses['choices']): Group[] {
  const groups = new Map<string, Group>()
  const readings = new Map<Choice, string>()
  for (const [i, movement] of ledger.movements.entries()) {
    const choice = choices.get(movement.row.id)
    const equation = result.equations[i]
    if (!isTransaction(movement) || !choice || !equation) continue
    const reading = readings.get(choice) ?? JSON.stringify(choice.weighed[0]?.reading)
    readings.set(choice, reading)
    const key = `${movement.row.moneyCells.length} ${reading}`
    const group = groups.get(key) ?? { rows: [], equations: new Set(), choice }
    if (choice.tried > group.choice.tried) group.choice = choice
    group.rows.push(movement)
    group.equations.add(equation)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/**
 * The chance that numbers without meaning satisfy the equations of a group, times the number of readings tried to find
 * them. It is a logarithm to base ten, since for hundreds of equations neither the chance nor the ways to choose them fit
 * into a number.
 */
function logChanceOf(
  { equations, choice }: Group,
  { rowsOf, choices }: { readonly rowsOf: RowsByEquation; readonly choices: DocumentWitnesses['choices'] },
  account: CheckedAccount,
  tried: number,
): number {
  const closed = [...equations].filter(({ closes }) => closes)
  // Where most break, the balances of the others are hardly right either, and small amounts are easily met.
  const areMostBroken = 2 * closed.length < equations.size
  const tries = choice.tried * tried * account.tried
  // Any of the equations might have been those that hold.
  return closed.reduce(
    (chance, equation) =>
      chance + logChanceOfOne(equation, rowsOf.get(equation) ?? [], choices, account, areMostBroken),
    Math.log10(tries) + logWaysToChoose(closed.length, equations.size),
  )
}

function logChanceOfOne(
  equation: RowsEquation,
  rows: readonly Movement[],
  choices: DocumentWitnesses['choices'],
  { facts }: CheckedAccount,
  areMostBroken: boolean,
): number {
  const moved = rows.filter(isTransaction)
  const doubtful = rows.filter(
    ({ row, movement, isAdmitted }) => isAdmitted || (row.kind === 'other' && movement),
  )
  // An account's equation may hold rows of several tables.
  const isAsked = ({ row, amountColumn }: Movement) => {
    const reading = choices.get(row.id)?.weighed[0]?.reading ?? NO_READING
    return reading.direction === 'balance' || isBeside(reading, amountColumn)
  }
  const byBalance = moved.filter(isAsked).length
  const { openings, closings } = facts.hints
  const ways = {
    balance: 1,
    total: new Set(moved.map(({ movement }) => (movement ?? 0) < 0)).size > 1 ? WAYS_OF_TOTAL : 1,
    account: WAYS_OF_ACCOUNT * Math.max(1, openings.length) * Math.max(1, closings.length),
  }
  const freedom =
    Math.log10(ways[equation.kind]) +
    doubtful.length * Math.log10(WAYS_OF_ROW) +
    byBalance * Math.log10(WAYS_OF_BALANCE)
  const from = equation.from ?? 0
  // One number printed again and again, as in texts, leads from itself to itself.
  const isOneNumber = [equation.to, ...moved.map(({ movement }) => movement ?? 0)].every(
    (amount) => Math.abs(amount) === Math.abs(from),
  )
  if (isOneNumber && from !== 0) return 0
  const ends = Math.max(Math.abs(from), Math.abs(equation.to))
  const size = areMostBroken
    ? Math.abs(equation.to - from)
    : ends === 0
      ? largestUnreturned(moved.map(({ movement }) => movement ?? 0))
      : ends
  return Math.min(0, freedom - digitsOf(size))
}

/** Of amounts that come to zero, the largest that no other one takes back: what is paid and paid back says nothing. */
function largestUnreturned(movements: readonly number[]): number {
  const left = [...movements]
  for (const movement of movements) {
    const back = left.indexOf(-movement)
    if (movement > 0 && back >= 0) {
      left.splice(back, 1)
      left.splice(left.indexOf(movement), 1)
    }
  }
  return Math.max(0, ...left.map(Math.abs))
}

const digitsOf = (amount: number): number => (amount === 0 ? 0 : String(amount).length)

/** The logarithm of n! / (k! (n - k)!) */
function logWaysToChoose(k: number, n: number): number {
  let ways = 0
  for (let i = 1; i <= k; i++) ways += Math.log10((n - k + i) / i)
  return ways
}
