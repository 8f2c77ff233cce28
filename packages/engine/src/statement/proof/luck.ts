import type { RowId } from '../../table/rows/row.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { Choice } from '../movements/choose-movements.ts'
import type { Reading } from '../read-statement.ts'

/** A reading proves nothing whose equations numbers without meaning would satisfy more often than this. */
export const MAX_LUCK = 0.01
/** A total may count all rows of its section, or of several directions one. */
const WAYS_OF_TOTAL = 3
/** All rows of an account may go either way. */
const WAYS_OF_ACCOUNT = 2
/** An amount whose direction only the balance says may go up or down. */
const WAYS_OF_BALANCE = 2

/** The rows of a ledger that were read in one way, and what chose that way. */
type Group = { readonly rows: Set<Movement>; readonly equations: Set<RowsEquation>; choice: Choice }

/**
 * The rows of an account whose equations may hold by accident, since they are few, lead to small balances, or were looked
 * for in many readings.
 *
 * Where the balances or the total of an equation are right, so is all that leads from one to the other. Where they are
 * something else, the equation holds to the cent once in as many times as such a number has values: a balance of four
 * digits in one of 10,000. The equations of a reading hold together with the product of these chances.
 * Readings are tried in the order of what is printed for them, and any of those up to the accepted one might have been
 * the one to hold: their number multiplies the chance (Boole's inequality), as do the other choices that were open.
 *
 * @param tried the place of the accepted way to read the document's columns and money among those that were tried, from 1
 */
export function luckyRows(account: CheckedAccount, { tables }: Reading, tried: number): Set<Movement> {
  const groups = groupRows(account, tables)
  const isLucky = (group: Group) => chanceOf(group, account, tried) > MAX_LUCK
  return new Set(groups.filter(isLucky).flatMap(({ rows }) => [...rows]))
}

/** Tables that are read alike, as those of several pages are, were not chosen one by one. */
function groupRows({ ledger, result }: CheckedAccount, tables: Reading['tables']): Group[] {
  const choices = new Map<RowId, Choice>(
    tables.flatMap(({ choice }) =>
      (choice?.movements ?? []).map(({ row }) => [row.id, choice as Choice] as const),
    ),
  )
  const groups = new Map<string, Group>()
  for (const [i, movement] of ledger.movements.entries()) {
    const choice = choices.get(movement.row.id)
    const equation = result.equations[i]
    if (!isTransaction(movement) || !choice || !equation) continue
    const key = JSON.stringify([movement.row.moneyCells.length, choice.weighed[0]?.reading])
    const group = groups.get(key) ?? { rows: new Set(), equations: new Set(), choice }
    if (choice.tried > group.choice.tried) group.choice = choice
    group.rows.add(movement)
    group.equations.add(equation)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** How likely numbers that mean nothing satisfy the equations of a group, times what was tried to find them. */
function chanceOf({ equations, choice }: Group, account: CheckedAccount, tried: number): number {
  const closed = [...equations].filter(({ closes }) => closes)
  const tries = choice.tried * tried * account.tried
  // Any of the equations might have been those that hold.
  return closed.reduce(
    (chance, equation) => chance * chanceOfOne(equation, choice, account),
    tries * waysToChoose(closed.length, equations.size),
  )
}

function chanceOfOne(equation: RowsEquation, { weighed }: Choice, { ledger, facts, result }: CheckedAccount) {
  const rows = ledger.movements.filter((_, i) => result.equations[i] === equation)
  const moved = rows.filter(isTransaction)
  const doubtful = rows.filter(
    ({ row, movement, isAdmitted }) => isAdmitted || (row.kind === 'other' && movement),
  )
  const byBalance = weighed[0]?.reading.direction === 'balance' ? moved.length : 0
  const { openings, closings } = facts.hints
  const ways = {
    balance: 1,
    total: new Set(moved.map(({ movement }) => (movement ?? 0) < 0)).size > 1 ? WAYS_OF_TOTAL : 1,
    account: WAYS_OF_ACCOUNT * Math.max(1, openings.length) * Math.max(1, closings.length),
  }
  const freedom = ways[equation.kind] * 2 ** doubtful.length * WAYS_OF_BALANCE ** byBalance
  const largest = Math.max(Math.abs(equation.from ?? 0), Math.abs(equation.to))
  return Math.min(1, freedom / 10 ** digitsOf(largest))
}

const digitsOf = (amount: number): number => (amount === 0 ? 0 : String(amount).length)

/** n! / (k! (n - k)!) */
function waysToChoose(k: number, n: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways *= (n - k + i) / i
  return ways
}
