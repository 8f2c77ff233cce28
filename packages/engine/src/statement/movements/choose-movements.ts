import { daySteps } from '../../dates/day-steps.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { admitByBalance, admitCarried } from '../arithmetic/chain.ts'
import { isBalanceRow, type Movement, type SectionedRow } from '../ledger.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'
import type { AccountNamed } from '../printed/is-card-statement.ts'
import { type AppliedReading, applyReading, toMovements } from './apply-reading.ts'
import { findStyles } from './column-style.ts'
import { columnsWithLimit } from './columns-with-limit.ts'
import { type DirectionWitness, findDirectionWitness } from './direction-witness.ts'
import { withoutForeignColumns } from './foreign-columns.ts'
import { rolesInBooksOfHolder } from './ledger-sides.ts'
import { liftBalancesOfDays } from './lift-balances-of-days.ts'
import { type MoneyReading, NO_READING, readings } from './money-reading.ts'
import { clashes, closedSteps, evidenceOf, mostEvidence, onlyOpening, signCost } from './reading-evidence.ts'
import { byPrior } from './reading-prior.ts'
import { saidDirections } from './said-directions.ts'
import { rolesByShares } from './shares-of-amounts.ts'
import { sidesByNoughts } from './sides-by-noughts.ts'
import { signOverdrawn } from './sign-overdrawn.ts'
import { rolesByTotals } from './summed-columns.ts'
import { rolesBySumsAcross } from './sums-across.ts'

/** A table's rows with their directions, and how well the reading explains what is printed. */
export type ChosenMovements = {
  readonly movements: readonly Movement[]
  readonly isOwed: boolean
  /** The rows stand newest first. */
  readonly isReversed: boolean
}

/** A reading that was tried, and what speaks for it. `score` sums the other weights; the highest wins. */
export type WeighedReading = {
  readonly reading: MoneyReading
  readonly isReversed: boolean
  readonly score: number
  /** By titles, the usual order of columns, and words that cards print. */
  readonly prior: number
  /** By running balances, or by balances outside the rows and the titles of sections. */
  readonly evidence: number
  /** Zero or less: for rows that it cannot explain. */
  readonly clash: number
  /** How strongly what is printed supports it before any sum is checked. */
  readonly said: number
}

/** The best of the readings first, then those that came nearest to it. */
export type Choice = ChosenMovements & {
  /**
   * How many readings are as well supported as this one by what is printed, before any sum is checked; it is counted,
   * too.
   */
  readonly tried: number
  readonly weighed: readonly WeighedReading[]
  /** The columns of charges. */
  readonly charges: readonly number[]
  readonly witness: DirectionWitness
  /** What the table would be under another of the weighed readings. */
  readonly readAs: (other: WeighedReading) => Choice
}

/** How many of the weighed readings are handed on, the best first. */
const MOST_KEPT = 6
/** Rows that a reading cannot explain outweigh a title. */
const CLASH_WEIGHT = 4

/**
 * The most columns of money that are read: the ways to read them grow with their square, and statements print fewer.
 */
const MAX_MONEY_COLUMNS = 5
/** Balances with a limit cost more than the usual order of columns is worth, and less than a printed balance is. */
const LIMIT_COST = 0.5
/** What it costs to read rows against the order that their dates suggest. */
const REVERSED_COST = 0.01

/**
 * Chooses the reading of a table's money columns under which the running balance holds best. Where there is no balance,
 * titles, sections and the usual order of columns decide.
 *
 * @param rows in printed order
 * @param titled what the titles suggest for each column of the table
 * @param isMoney which columns hold money
 * @param isCard other words of the document say that it is about a card
 * @param hints balances printed outside the table
 * @param account what the headings of the document name
 */
export function chooseMovements(
  rows: readonly SectionedRow[],
  titled: readonly (ColumnRole | null)[],
  isMoney: readonly boolean[],
  isCard: boolean,
  hints: BalanceHints,
  account: AccountNamed | null = null,
): Choice {
  const known = withoutForeignColumns(rows, titled)
  const filled = isMoney.flatMap((money, c) => (money ? [c] : []))
  // Beside amounts, rates and what was paid abroad are no balances.
  const ofAccount = filled.filter((c) => known[c] !== 'figure')
  const columns = likeliest(ofAccount.some((c) => isMovedRole(known[c])) ? ofAccount : filled, known)
  const summed = rolesByTotals(rows, rolesBySumsAcross(rows, known, columns), columns)
  const roles = rolesInBooksOfHolder(rows, rolesByShares(rows, summed, columns))
  const charges = columns.filter((c) => roles[c] === 'charge')
  const hasSections = rows.some(({ section }) => section !== null)
  const hasEnds = hints.openings.length > 0 && hints.closings.length > 0
  const withLimit = columnsWithLimit(rows, roles)
  const sides = sidesByNoughts(rows, columns)
  const all = [...readings(columns, isCard, charges, hasEnds)].filter(
    ({ direction, debit, credit }) =>
      (direction !== 'section' || hasSections) &&
      (sides === null || [debit, credit].every((c) => c !== null && sides.includes(c))),
  )
  const styles = findStyles(rows, isMoney.length)
  const isLoan = isCard && account === 'loan'
  const saidOf = saidDirections(rows, isLoan)
  const orders = [
    { isReversed: false, oldestFirst: rows },
    { isReversed: true, oldestFirst: rows.toReversed() },
  ]
  const steps = stepsOf(rows)
  const descends = steps < 0
  if (descends) orders.reverse()
  const lifted = descends ? liftBalancesOfDays(rows) : null
  if (lifted) orders.push({ isReversed: true, oldestFirst: lifted.toReversed() })
  const most = mostEvidence(hints)
  const weighed: WeighedReading[] = []
  let best = {
    score: Number.NEGATIVE_INFINITY,
    isReversed: false,
    chosen: applyReading(rows, styles, NO_READING, hints.openings),
  }
  for (const { reading, prior } of byPrior(all, roles, columns, isCard, isLoan)) {
    // Even with all evidence for it, no reading from here on can overtake the best.
    if (best.score >= prior + most) break
    const clash = -CLASH_WEIGHT * clashes(rows, reading, roles)
    for (const { isReversed, oldestFirst } of orders) {
      if (best.score >= prior + most + clash) break
      const applied = applyReading(oldestFirst, styles, reading, hints.openings)
      const unusual =
        (isReversed === descends ? 0 : REVERSED_COST) +
        (withLimit.has(reading.balance ?? -1) ? LIMIT_COST : 0) +
        signCost(applied, styles, isCard)
      const explained = evidenceOf(applied, hints, saidOf) - unusual
      const score = prior + explained + clash
      const said = prior + clash - unusual
      weighed.push({ reading, isReversed, score, prior, evidence: explained, clash, said })
      if (score > best.score) best = { score, isReversed, chosen: applied }
    }
  }
  weighed.sort((a, b) => b.score - a.score)
  const least = weighed[0]?.said ?? 0
  const areSectionsMixed = new Set(rows.map(({ section }) => section)).size > 1
  const tried = new Set(
    weighed.filter(({ said }) => said >= least).map((candidate) => equationsOf(candidate, areSectionsMixed)),
  )
  const toChoice = (
    chosen: AppliedReading,
    isReversed: boolean,
    ranked: readonly WeighedReading[],
  ): Choice => {
    const { isOwed, balance, direction } = chosen.reading
    const isDated = steps !== 0 && isReversed === descends
    const isOrderTold =
      isDated ||
      hints.openings.length + hints.closings.length > 0 ||
      rows.some(({ row }) => isBalanceRow(row))
    const witness = findDirectionWitness(chosen, {
      roles,
      styles,
      saidOf,
      isCard,
      account,
      isDated,
      isOrderTold,
      steps: closedSteps(chosen, hints),
    })
    const applied = toMovements(chosen)
    // Directions that come from the balances would only repeat them.
    const signed = direction === 'balance' ? applied : signOverdrawn(applied, isOwed)
    const carried = admitCarried(isReversed ? signed.toReversed() : signed, isReversed, isOwed)
    // A summary of opening balance, money in, money out and closing balance adds up, too.
    const isSummary = balance === null && rows.every(({ row }) => row.date === null)
    const movements = isSummary
      ? carried
      : admitByBalance(carried, isReversed, isOwed, onlyOpening(hints, isOwed))
    return {
      movements,
      isOwed,
      isReversed,
      charges,
      witness,
      tried: Math.max(1, tried.size),
      weighed: bestOf(ranked),
      readAs: (other) =>
        toChoice(
          applyReading(other.isReversed ? rows.toReversed() : rows, styles, other.reading, hints.openings),
          other.isReversed,
          [other, ...weighed.filter((weighing) => weighing !== other)],
        ),
    }
  }
  return toChoice(best.chosen, best.isReversed, weighed)
}

/** The first of the readings. Without balances, the order of the rows makes no other one. */
function bestOf(ranked: readonly WeighedReading[]): WeighedReading[] {
  const kept: WeighedReading[] = []
  for (const weighed of ranked) {
    if (kept.length === MOST_KEPT) break
    const { reading } = weighed
    if (reading.balance !== null || kept.every((other) => other.reading !== reading)) kept.push(weighed)
  }
  return kept
}

/** Of too many columns, those whose titles name amounts or balances, then those that nobody knows. */
function likeliest(columns: readonly number[], roles: readonly (ColumnRole | null)[]): readonly number[] {
  if (columns.length <= MAX_MONEY_COLUMNS) return columns
  const rankOf = (c: number) => (isMoneyRole(roles[c] ?? null) ? 0 : roles[c] === null ? 1 : 2)
  return columns
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a - b)
    .slice(0, MAX_MONEY_COLUMNS)
    .sort((a, b) => a - b)
}

const isMovedRole = (role: ColumnRole | null | undefined): boolean =>
  role === 'amount' || role === 'debit' || role === 'credit'

/**
 * A key that is equal for readings that lead to the same equations. A balance that is held, with all amounts one way,
 * gives the same equations as one that is owed, with all amounts the other way. A sum is the same in either order of
 * rows.
 *
 * @param areSectionsMixed not all rows have the same section
 */
function equationsOf({ reading, isReversed }: WeighedReading, areSectionsMixed: boolean): string {
  const { debit, credit, amount, balance, charges, direction, isOwed } = reading
  const isSwapped = (debit ?? -1) > (credit ?? -1)
  const isTurned = [direction === 'turned-sign', isOwed, isSwapped].filter(Boolean).length % 2 === 1
  const isBySign = direction === 'turned-sign' || (direction === 'section' && !areSectionsMixed)
  const source = isBySign ? 'sign' : direction
  const columns = [...[debit, credit].sort(), amount, balance, charges, source]
  return JSON.stringify(balance === null ? columns : [...columns, isTurned, isReversed])
}

/**
 * The number of steps from row to row to a later day, less those to an earlier one: negative if the newest rows stand
 * first. Day or month may be printed first: the order in which the days run more evenly counts.
 */
function stepsOf(rows: readonly SectionedRow[]): number {
  const dates = rows.flatMap(({ row }) => row.date ?? [])
  const [dayFirst, monthFirst] = (['day-first', 'month-first'] as const).map((order) => {
    return daySteps(dates, order)
  }) as [number, number]
  return Math.abs(monthFirst) > Math.abs(dayFirst) ? monthFirst : dayFirst
}
