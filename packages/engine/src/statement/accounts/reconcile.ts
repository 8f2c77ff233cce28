import { type Minor, toMinor } from '../../money/money.ts'
import type { RowKind } from '../../vocabulary/language.ts'
import { type BalanceStep, type Chain, chronological, sumOf, walkChain } from '../arithmetic/chain.ts'
import { isDebit, isTransaction, type Movement, magnitudesIn } from '../ledger.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { Check } from '../statement.ts'
import { billedRows } from './billed-total.ts'
import type { Ledger } from './ledger.ts'
import { type Ends, endsOfColumn, unnamedByColumn, unnamedEnds } from './unnamed-ends.ts'
import { unnamedSums } from './unnamed-sums.ts'
import { withoutOtherEnds } from './without-other-ends.ts'

/** An account's balances, and what the arithmetic says about it and about each of its rows. */
export type Reconciliation = {
  readonly opening: Minor | null
  readonly closing: Minor | null
  readonly check: Check
  /** One for each movement of the ledger, in its order. */
  readonly checks: readonly Check[]
  /** For each movement what it is checked by, the same object for all that are checked together. */
  readonly equations: readonly (RowsEquation | null)[]
}

/**
 * What rows are checked by, with amounts as what the holder has: from one printed balance to the next, or a printed
 * total. `before` and `after` are the rows that print the two balances, or the total; null for balances printed
 * outside the rows.
 */
export type RowsEquation = {
  readonly kind: 'balance' | 'total' | 'account'
  /** Null before a total. */
  readonly from: Minor | null
  readonly sum: Minor
  readonly to: Minor
  readonly closes: boolean
  readonly before: Movement | null
  readonly after: Movement | null
}

/** Rows that print a balance which the rows above must have led to. */
const CARRIES: ReadonlySet<RowKind | 'other' | null> = new Set(['opening', 'forward', 'closing'])

/**
 * Checks an account against everything that is printed about it. Nothing is derived from the rows themselves: a
 * balance that only the column of running balances prints proves the steps after it, never the account. If every step
 * closes, the column may still supply an opening or a closing balance that is printed nowhere else.
 *
 * @param unread pages of the document whose rows are not known: what they may explain is no contradiction
 */
export function reconcile(
  ledger: Ledger,
  hints: BalanceHints,
  unread: readonly number[] = [],
): Reconciliation {
  const movements = withoutOtherEnds(chronological(ledger.movements, ledger.isReversed, ledger.isOwed))
  const sign = ledger.isOwed ? -1 : 1
  const rows = movements.filter(({ row }) => row.kind === null)
  // Turns a printed balance into what the holder has, or back.
  const signed = (balance: Minor | null) => (balance === null ? null : ((sign * balance) as Minor))
  const total = sumOf(rows)
  const agreesWith = ({ opening, closing }: Ends) =>
    opening === null || closing === null ? null : sign * opening + total === sign * closing
  const found = findBalances(movements, rows, hints, sign)
  const byColumn = unnamedByColumn(movements, hints, signed)
  const named = {
    opening: found.opening ?? byColumn.opening,
    closing: found.closing ?? (hints.closings.length === 0 ? byColumn.closing : null),
  }
  const columnSteps = walkChain(movements, null)
  // Running balances that do not close say nothing about the balances before and after them.
  const unbroken = columnSteps.closed === columnSteps.steps
  const printed = !unbroken ? named : unnamedEnds(rows, hints, named, sign)
  const isTorn = unread.length > 0 && agreesWith(printed) === false
  const { opening, closing } = isTorn ? reachedEnds(movements, printed, signed) : printed

  const steps: (RowsEquation | null)[] = movements.map(() => null)
  const chain = walkChain(movements, signed(opening), (step, first, end) =>
    steps.fill(stepEquation(step, movements, first, end), first, end),
  )
  const agrees = isTorn ? null : agreesWith({ opening, closing })
  const followed = unread.length === 0 ? chain.verdicts : overGaps(movements, chain, unread)
  const verdicts = agrees === true ? overLists(movements, followed, { opening, closing }, signed) : followed
  const missing = opening === null || closing === null ? 0 : sign * closing - sign * opening - total
  const byTotals = new Map([
    ...provedByBill(movements, ledger.isOwed, hints),
    ...provedByNamedSums(movements, rows, hints),
    ...unnamedSums(movements, opening, hints).flatMap((summed) =>
      summed.rows.map((row): [Movement, RowsEquation] => [row, totalEquation(summed.sum, null)]),
    ),
    ...provedByTotals(movements, toMinor(missing)),
  ])
  const checks = movements.map((movement, i): Check => {
    const verdict = verdicts[i] ?? null
    if (verdict !== null) return verdict ? 'proved' : 'contradicted'
    if (agrees !== null) return agrees || byTotals.has(movement) ? 'proved' : 'contradicted'
    return byTotals.has(movement) ? 'proved' : 'unproved'
  })
  const whole =
    opening === null || closing === null ? null : accountEquation(sign * opening, total, sign * closing)
  const equations = movements.map((movement, i) => {
    if (verdicts[i] != null) return steps[i] ?? null
    return agrees ? whole : (byTotals.get(movement) ?? (agrees === null ? null : whole))
  })
  const rowChecks = checks.filter((_, i) => movements[i]?.row.kind === null)
  // Two balances that differ without a row between them: rows were lost, or another account begins.
  const isBroken = verdicts.some(
    (closes, i) => closes === false && CARRIES.has(movements[i]?.row.kind ?? null),
  )
  const ends = endsOfColumn(movements, chain)
  return {
    opening: opening ?? (closing === null ? null : signed(ends.opening)),
    closing: closing ?? (opening === null ? null : signed(ends.closing)),
    check: isBroken ? 'contradicted' : accountCheck(rowChecks, agrees),
    checks: ledger.isReversed ? checks.reverse() : checks,
    equations: ledger.isReversed ? equations.reverse() : equations,
  }
}

const stepEquation = (
  { from, sum, to }: BalanceStep,
  movements: readonly Movement[],
  first: number,
  end: number,
): RowsEquation => ({
  kind: 'balance',
  from,
  sum,
  to,
  closes: from + sum === to,
  // A step begins right after the row that prints its first balance.
  before: movements[first - 1] ?? null,
  after: movements[end - 1] ?? null,
})

const accountEquation = (from: number, sum: Minor, to: number): RowsEquation => ({
  kind: 'account',
  from: toMinor(from),
  sum,
  to: toMinor(to),
  closes: from + sum === to,
  before: null,
  after: null,
})

/**
 * Of the balances printed outside the rows, those that the running balances of the pages that were read begin or end
 * with.
 */
function reachedEnds(
  movements: readonly Movement[],
  { opening, closing }: Ends,
  signed: (balance: Minor | null) => Minor | null,
): Ends {
  const first = walkChain(movements, signed(opening)).verdicts.find((closes) => closes !== null)
  const last = movements.findLast(({ row, balance }) => row.kind !== 'other' && balance !== null)?.balance
  if (last === undefined) return { opening, closing }
  return { opening: first === true ? opening : null, closing: last === signed(closing) ? closing : null }
}

/** The verdicts of a chain, without those of steps that do not close and span a page that was not read. */
function overGaps(
  movements: readonly Movement[],
  { verdicts }: Chain,
  unread: readonly number[],
): readonly (boolean | null)[] {
  const isGap = (i: number) => {
    const [before, after] = [movements[i - 1]?.row.page, movements[i]?.row.page]
    if (before === undefined || after === undefined) return false
    return unread.some((page) => Math.min(before, after) < page && page < Math.max(before, after))
  }
  let isOpen = false
  return verdicts.map((closes, i) => {
    if (isGap(i)) isOpen = true
    const verdict = isOpen && closes === false ? null : closes
    if (movements[i]?.balance !== null) isOpen = false
    return verdict
  })
}

/** A transaction, and its place among the movements. */
type Listed = { readonly movement: Movement; readonly i: number }

/**
 * The verdicts where an account and its pots are listed one after the other: each list goes on by itself, so that only
 * their first rows break. What all lists begin with, and what they end with, come to the balances before and after.
 *
 * @param signed turns a printed balance into what the holder has
 */
function overLists(
  movements: readonly Movement[],
  verdicts: readonly (boolean | null)[],
  { opening, closing }: Ends,
  signed: (balance: Minor | null) => Minor | null,
): readonly (boolean | null)[] {
  const rows = movements.flatMap((movement, i): Listed[] =>
    isTransaction(movement) ? [{ movement, i }] : [],
  )
  const breaks = rows.filter(({ i }) => verdicts[i] === false)
  if (breaks.length < 2 || breaks[0] !== rows[0] || rows.some(({ movement }) => movement.balance === null))
    return verdicts
  const balanceOf = ({ movement }: Listed) => signed(movement.balance) ?? 0
  const starts = breaks.map((row) => balanceOf(row) - (row.movement.movement ?? 0))
  const areFirst = new Set(breaks)
  const isLast = (at: number) => at === rows.length - 1 || areFirst.has(rows[at + 1] as Listed)
  const ends = rows.filter((_, at) => isLast(at)).map(balanceOf)
  const isSum = (balances: readonly number[], of: Minor | null) =>
    of !== null && balances.reduce((sum, balance) => sum + balance, 0) === signed(of)
  if (!isSum(starts, opening) || !isSum(ends, closing)) return verdicts
  const broken = new Set(breaks.map(({ i }) => i))
  return verdicts.map((closes, i) => (broken.has(i) ? null : closes))
}

function accountCheck(checks: readonly Check[], agrees: boolean | null): Check {
  if (agrees === false || checks.includes('contradicted')) return 'contradicted'
  return agrees === true || (checks.length > 0 && checks.every((check) => check === 'proved'))
    ? 'proved'
    : 'unproved'
}

function findBalances(
  movements: readonly Movement[],
  rows: readonly Movement[],
  hints: BalanceHints,
  sign: number,
) {
  const printed = (kinds: readonly string[], list: readonly Movement[]) => {
    const found = list.find(({ row, balance }) => kinds.includes(row.kind ?? '') && balance !== null)?.balance
    return found == null ? null : ((sign * found) as Minor)
  }
  const firstRow = movements.findIndex(({ row }) => row.kind === null)
  const before = firstRow < 0 ? movements : movements.slice(0, firstRow)
  const after = firstRow < 0 ? movements : movements.slice(firstRow)
  const rowOpening = printed(['opening', 'forward'], before)
  const lastRow = movements.findLastIndex(({ row }) => row.kind === null)
  const below = movements.slice(lastRow + 1).reverse()
  const rowClosing = printed(['closing', 'forward'], below) ?? printed(['closing'], [...after].reverse())
  const total = sumOf(rows)
  const openings = rowOpening === null ? hints.openings : [rowOpening]
  const closings = rowClosing === null ? hints.closings : [rowClosing]
  // The available part of the closing balance may stand below it.
  const above = below.flatMap((movement) => printed(['closing'], [movement]) ?? [])
  // A total may hold the balance before the rows: `Last month's balance`, rows, `TOTAL`.
  const totals = below.flatMap(({ row }) => (row.kind === 'total' ? magnitudesIn(row) : []))
  const pair =
    findPair({ openings, closings }, sign < 0, total) ??
    findPair({ openings, closings: above }, sign < 0, total) ??
    findPair({ openings, closings: totals }, sign < 0, total)
  if (pair) return pair
  // Of several balances that do not fit, some belong to other accounts, and nothing says which.
  const only = (list: readonly Minor[]) => (list.length === 1 ? (list[0] ?? null) : null)
  return { opening: only(openings), closing: only(closings) }
}

/**
 * Rows whose section prints a total equal to their sum: of all rows, or of debits and credits separately. A total
 * does not say which way its rows go: where they would lead to the closing balance the other way, they prove nothing.
 *
 * @param missing the difference between the closing balance and what the opening balance and all rows lead to
 */
function provedByTotals(movements: readonly Movement[], missing: Minor): ReadonlyMap<Movement, RowsEquation> {
  const proved = new Map<Movement, RowsEquation>()
  let section: Movement[] = []
  // Several sums may stand below the rows, for example of refunds and of purchases.
  let isSummed = false
  for (const movement of movements) {
    if (isTransaction(movement)) {
      section = isSummed ? [movement] : [...section, movement]
      isSummed = false
    } else if (movement.row.kind === 'total') {
      const { money } = movement.row
      // The sum of a column of amounts stands under that column; no other number of the row is the sum.
      const columns = new Set(section.map(({ amountColumn }) => amountColumn ?? -1))
      const isUnder = money.some((amount, c) => amount && columns.has(c))
      const prints = (sum: number, rows: readonly Movement[]) =>
        money.some(
          (amount, c) =>
            amount?.magnitude === sum && (!isUnder || rows.some(({ amountColumn }) => amountColumn === c)),
        )
      for (const rows of [section, section.filter(isDebit), section.filter((row) => !isDebit(row))]) {
        const sum = sumOf(rows)
        const isProved = prints(Math.abs(sum), rows) && (sum === 0 || missing !== -2 * sum)
        const equation = totalEquation(sum, movement)
        if (isProved) for (const row of rows) proved.set(row, equation)
      }
      isSummed = true
    }
  }
  return proved
}

/** The rows of a card that come to what it bills, see `billedRows`. */
function provedByBill(
  movements: readonly Movement[],
  isOwed: boolean,
  hints: BalanceHints,
): ReadonlyMap<Movement, RowsEquation> {
  const billed = billedRows(movements, isOwed, hints)
  if (billed === null) return new Map()
  const equation = totalEquation(billed.sum, null)
  return new Map(billed.rows.map((row) => [row, equation]))
}

/**
 * All rows of a direction, where no balance is printed but their sum stands outside the rows under one name:
 * `Sent 5,768.66`. If the rows of the other direction do not match their printed sum, rows are missing.
 */
function provedByNamedSums(
  movements: readonly Movement[],
  rows: readonly Movement[],
  { openings, closings, sums }: BalanceHints,
): ReadonlyMap<Movement, RowsEquation> {
  const hasBalances =
    openings.length + closings.length > 0 || movements.some(({ balance }) => balance !== null)
  if (hasBalances || !sums) return new Map()
  const moved = rows.filter(isTransaction)
  const ways = [
    { printed: sums.debit, summed: moved.filter(isDebit) },
    { printed: sums.credit, summed: moved.filter((row) => !isDebit(row)) },
  ].map((way) => ({ ...way, sum: sumOf(way.summed) }))
  const isPrinted = ({ printed, sum }: (typeof ways)[number]) =>
    printed.length === 1 && printed[0]?.magnitude === Math.abs(sum)
  if (!ways.every((way) => way.printed.length === 0 || isPrinted(way))) return new Map()
  return new Map(
    ways.filter(isPrinted).flatMap(({ summed, sum }) => {
      const equation = totalEquation(sum, null)
      return summed.map((row): [Movement, RowsEquation] => [row, equation])
    }),
  )
}

/** @param total the row that prints the sum */
const totalEquation = (sum: Minor, total: Movement | null): RowsEquation => ({
  kind: 'total',
  from: null,
  sum,
  to: sum,
  closes: true,
  before: null,
  after: total,
})
