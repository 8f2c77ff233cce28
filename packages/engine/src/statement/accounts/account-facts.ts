import type { IsoDate } from '../../dates/calendar.ts'
import type { DayOrder, PrintedDate } from '../../dates/parse-date.ts'
import type { Line } from '../../layout/word.ts'
import type { Minor } from '../../money/money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { isTransaction } from '../ledger.ts'
import { type BalanceHints, type PrintedSum, toHints } from '../printed/balance-hints.ts'
import { findCurrency, findNamedCurrency } from '../printed/find-currency.ts'
import { namedSumsOf } from '../printed/named-sums.ts'
import { type Period, toPeriod } from '../printed/period-forms.ts'
import { between, earliest, isBefore, latest, type Place } from '../printed/place.ts'
import type { AccountNumber } from '../printed/read-account-number.ts'
import type { PrintedBalance } from '../printed/read-balances.ts'
import { findClosingDay } from '../printed/read-days.ts'
import { findPeriod, periodOfRows } from '../printed/read-period.ts'
import { completeDate, type YearHints } from '../printed/resolve-dates.ts'
import type { Ledger } from './ledger.ts'
import type { PrintedFacts } from './printed-facts.ts'
import { sumsOfColumns } from './sums-of-columns.ts'

/** What a document prints about one of its accounts outside the rows. */
export type AccountFacts = {
  /** Masked to its last four characters: `…1234`. */
  readonly number: string | null
  /** ISO 4217. */
  readonly currency: string | null
  readonly period: Period | null
  /** The day that the statement is drawn up for, where it names no period. */
  readonly closingDay: IsoDate | null
  readonly hints: BalanceHints
}

/** What the whole document says. */
export type DocumentFacts = {
  readonly printed: PrintedFacts
  readonly lines: readonly Line[]
  /** All lines but those of the rows. */
  readonly outside: readonly Line[]
  /** The periods that these name. */
  readonly periods: readonly Period[]
  readonly order: DayOrder
  /** The latest date of the document. */
  readonly latest: IsoDate | null
  /** The day of a row that prints its year. */
  readonly rowDay: IsoDate | null
  /** The middle of the year that rows without years run through. */
  readonly runDay?: IsoDate | null | undefined
}

/** In points: nothing else stands between a line and a place this far above it. */
const ABOVE = 0.01

/**
 * Finds what is printed about each account. Text between the rows of the previous account and those of this one, or
 * under these, is about this account. Text that belongs to no single account (the period in the letterhead) is about
 * all of them.
 *
 * @returns one for each ledger; one where there is none
 */
export function findAccountFacts(
  ledgers: readonly Ledger[],
  document: DocumentFacts,
  tests: LineTests,
): AccountFacts[] {
  const { printed, lines, outside, periods, order } = document
  const isOutside = isAmong(outside)
  const named =
    periodOfRows(periods, outside, order, ledgers.flatMap(daysOf)) ??
    (ledgers.length === 1 ? betweenBalanceRows(ledgers[0] as Ledger, order) : null)
  const whole = {
    number: printed.numbers[0]?.number ?? null,
    currency: findCurrency(lines, isOutside, tests),
    period: named,
    closingDay: named === null ? findClosingDay(outside, order) : null,
  }
  if (ledgers.length < 2) {
    const balances = nameByDay(withoutCarried(printed.balances, ledgers[0]), ledgers[0], document, named)
    const rows = (ledgers[0]?.movements ?? []).filter(isTransaction).map(({ row }) => row)
    const sums = sumsOfColumns(rows, tests)
    const isBalance = (amount: Minor) => !sums.has(amount)
    const around = {
      others: amountsIn(between(outside, null, earliest(rows)), tests).filter(isBalance),
      below: amountsIn(between(outside, latest(rows), null), tests).filter(isBalance),
      sums: sumsIn(outside, tests),
    }
    return [{ ...whole, hints: { ...toHints(balances), ...around } }]
  }
  return ledgers.map((ledger, i): AccountFacts => {
    const { start, first, last, end } = stretchOf(ledger, ledgers[i - 1], ledgers[i + 1], printed.numbers)
    const period = findPeriod(between(outside, start, last), order, daysOf(ledger)) ?? whole.period
    // The row of the opening balance may print it, too.
    const withFirst = first && { ...first, baseline: first.baseline + ABOVE }
    const nearest = ledger.named ?? between(printed.numbers, start, withFirst).at(-1)
    // A number below the first row and above the rows of another account belongs to that other account.
    const [shared] = printed.numbers
    const isShared = i === ledgers.length - 1 || (shared && last && isBefore(shared, last))
    const number = nearest?.number ?? (isShared ? whole.number : null)
    const ofNumber = (balance: PrintedBalance) => balance.number === number
    const others = printed.balances.filter((balance) => balance.number === undefined)
    const balances = [
      ...balancesOfAccount(others, { start, first, end }),
      ...printed.balances.filter(ofNumber),
    ]
    return {
      number,
      currency: findNamedCurrency(between(lines, start, last), isOutside, tests) ?? whole.currency,
      period,
      closingDay: whole.closingDay,
      hints: {
        ...toHints(nameByDay(balances.length > 0 ? balances : others, ledger, document, period)),
        others: amountsIn(between(outside, start, first), tests),
      },
    }
  })
}

/** The days that the rows of the opening and the closing balance print, where all others lie between them. */
function betweenBalanceRows({ movements }: Ledger, order: DayOrder): Period | null {
  const dated = movements.flatMap(({ row }) => (row.date ? [{ kind: row.kind, date: row.date }] : []))
  const [first, last] = [dated[0], dated.at(-1)]
  const [opening, closing] = first?.kind === 'closing' ? [last, first] : [first, last]
  return opening?.kind === 'opening' && closing?.kind === 'closing'
    ? toPeriod(opening.date, closing.date, order)
    : null
}

const daysOf = ({ movements }: Ledger): PrintedDate[] =>
  movements.flatMap((movement) => (isTransaction(movement) ? (movement.row.date ?? []) : []))

/**
 * Balances before the rows and under them. If an opening balance stands before the rows, one under them belongs to
 * another account. If the closing balance stands before them as well, all balances under them that come with an
 * opening one belong to another account.
 */
function balancesOfAccount(
  balances: readonly PrintedBalance[],
  { start, first, end }: Readonly<Record<'start' | 'first' | 'end', Place | null>>,
): PrintedBalance[] {
  const [before, around] = [between(balances, start, first), between(balances, start, end)]
  const isOpened = before.some(({ kind }) => kind === 'opening')
  const isClosed = before.some(({ kind }) => kind === 'closing')
  const opensNext = around.some((balance) => balance.kind === 'opening' && !before.includes(balance))
  if (isOpened && isClosed && opensNext) return before
  return around.filter((balance) => balance.kind !== 'opening' || !isOpened || before.includes(balance))
}

/**
 * Without the balances in rows between transactions, or under the last: they carry the balance of one page over to
 * the next, under any name.
 */
function withoutCarried(
  balances: readonly PrintedBalance[],
  ledger: Ledger | undefined,
): readonly PrintedBalance[] {
  const movements = ledger?.movements ?? []
  const [first, last] = [movements.findIndex(isTransaction), movements.findLastIndex(isTransaction)]
  const carrying = [
    ...movements.slice(Math.max(0, first), last),
    ...movements.filter(({ row }) => row.kind === 'forward'),
  ]
  const carried = new Set(carrying.map(({ row }) => `${row.page} ${row.baseline}`))
  return balances.filter(({ page, baseline }) => !carried.has(`${page} ${baseline}`))
}

/** All amounts except those named after one direction (`Total Debits`): the sum of rows is not a balance. */
const amountsIn = (lines: readonly Line[], tests: LineTests): Minor[] =>
  lines.flatMap((line, i) => {
    const amounts = tests.exactAmounts(line)
    const sums = new Set(namedSumsOf(line, amounts, lines[i - 1], tests).map(({ amount }) => amount))
    return amounts.filter((amount) => !sums.has(amount)).map(({ money }) => money.magnitude)
  })

/** The sums of the rows of each direction, as lines name them; each magnitude once. */
function sumsIn(lines: readonly Line[], tests: LineTests): Record<Direction, PrintedSum[]> {
  const sums: Record<Direction, PrintedSum[]> = { debit: [], credit: [] }
  for (const [i, line] of lines.entries())
    for (const { amount, direction } of namedSumsOf(line, tests.exactAmounts(line), lines[i - 1], tests)) {
      const { magnitude } = amount.money
      const found = sums[direction]
      if (found.every((other) => other.magnitude !== magnitude))
        found.push({ magnitude, words: line.words.slice(amount.from, amount.to) })
    }
  return sums
}

function isAmong(lines: readonly Line[]): (line: Line) => boolean {
  const set = new Set(lines)
  return (line) => set.has(line)
}

/**
 * The last transaction of the previous account, the first and the last row of this one, and the first row of the next
 * account. For an account without rows, the place of its number counts as its row, and everything up to the next
 * number belongs to it. Balances under the transactions may already be those of the next account, in a summary above
 * its rows.
 */
function stretchOf(
  account: Ledger,
  before: Ledger | undefined,
  after: Ledger | undefined,
  numbers: readonly AccountNumber[],
) {
  const rowsOf = (ledger: Ledger | undefined): readonly Place[] =>
    ledger?.named ? [ledger.named] : (ledger?.movements.map(({ row }) => row) ?? [])
  const nextNumber = ({ named }: Ledger): Place | null =>
    named ? earliest(between(numbers, named, null).filter(({ number }) => number !== named.number)) : null
  const first = earliest(rowsOf(account))
  const next = before ? nextNumber(before) : null
  // The number itself belongs to what it begins.
  const named = next && { ...next, baseline: next.baseline - ABOVE }
  const transactions = before?.movements.filter(isTransaction).map(({ row }) => row) ?? []
  const end = earliest(rowsOf(after))
  return {
    start:
      latest(transactions) ?? (named && first && isBefore(named, first) ? named : latest(rowsOf(before))),
    first,
    last: account.named ? (nextNumber(account) ?? end) : latest(rowsOf(account)),
    end: nextNumber(account) ?? end,
  }
}

/**
 * A balance dated on or before the first day of the rows opens the account; one dated on or after their last day
 * closes it.
 */
function nameByDay(
  balances: readonly PrintedBalance[],
  ledger: Ledger | undefined,
  { order, latest, rowDay, runDay }: DocumentFacts,
  period: Period | null,
): PrintedBalance[] {
  if (balances.every(({ kind }) => kind !== 'dated')) return [...balances]
  const years: YearHints = { period, latest, rowDay, runDay }
  const days = (ledger ? daysOf(ledger) : []).flatMap((date) => completeDate(date, order, years) ?? []).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return [...balances]
  return balances.flatMap((balance): PrintedBalance[] => {
    if (balance.kind !== 'dated') return [balance]
    const day = completeDate(balance.date, order, years)
    if (day !== null && day <= first) return [{ ...balance, kind: 'opening' }]
    return day !== null && day >= last ? [{ ...balance, kind: 'closing' }] : []
  })
}
