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
}

/** In points: nothing else stands between a line and a place this far above it. */
const ABOVE = 0.01

/**
 * Finds what is printed about each account. What stands between the rows of the account before and those of this one,
 * or under these, is about it; what no account has by itself (the period in the letterhead) is about all.
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
    // A number that stands below the first row, and above those of another account, is that one's.
    const [shared] = printed.numbers
    const isShared = i === ledgers.length - 1 || (shared && last && isBefore(shared, last))
    const number = nearest?.number ?? (isShared ? whole.number : null)
    const ofNumber = (own: PrintedBalance) => own.number === number
    const others = printed.balances.filter((own) => own.number === undefined)
    const balances = [...ownBalances(others, { start, first, end }), ...printed.balances.filter(ofNumber)]
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
 * Balances before the rows and under them. Where an opening one stands before them, one under them is another's; and where
 * the closing one does, too, so are all under them that stand with an opening one.
 */
function ownBalances(
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
 * Balances in rows between transactions, or under the last, carry one page's over to the next, whatever they are
 * called.
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

/** All but what has the name of one direction (`Total Debits`): what rows come to is no balance. */
const amountsIn = (lines: readonly Line[], tests: LineTests): Minor[] =>
  lines.flatMap((line, i) => {
    const amounts = tests.exactAmounts(line)
    const sums = new Set(namedSumsOf(line, amounts, lines[i - 1], tests).map(({ amount }) => amount))
    return amounts.filter((amount) => !sums.has(amount)).map(({ money }) => money.magnitude)
  })

/** What rows of each direction come to, as lines name it; each size once. */
function sumsIn(lines: readonly Line[], tests: LineTests): Record<Direction, PrintedSum[]> {
  const sums: Record<Direction, PrintedSum[]> = { debit: [], credit: [] }
  for (const [i, line] of lines.entries())
    for (const { amount, direction } of namedSumsOf(line, tests.exactAmounts(line), lines[i - 1], tests)) {
      const { magnitude } = amount.money
      const own = sums[direction]
      if (own.every((other) => other.magnitude !== magnitude))
        own.push({ magnitude, words: line.words.slice(amount.from, amount.to) })
    }
  return sums
}

function isAmong(lines: readonly Line[]): (line: Line) => boolean {
  const set = new Set(lines)
  return (line) => set.has(line)
}

/**
 * The last transaction of the account before, the first and the last row of this one, and the first of the account
 * after. Of an account without rows, the place of its number stands for its row, and all up to the next number belongs
 * to it. Balances under the transactions may already be those of the next account, in a summary above its rows.
 */
function stretchOf(
  own: Ledger,
  before: Ledger | undefined,
  after: Ledger | undefined,
  numbers: readonly AccountNumber[],
) {
  const rowsOf = (ledger: Ledger | undefined): readonly Place[] =>
    ledger?.named ? [ledger.named] : (ledger?.movements.map(({ row }) => row) ?? [])
  const nextNumber = ({ named }: Ledger): Place | null =>
    named ? earliest(between(numbers, named, null).filter(({ number }) => number !== named.number)) : null
  const first = earliest(rowsOf(own))
  const next = before ? nextNumber(before) : null
  // The number itself belongs to what it begins.
  const named = next && { ...next, baseline: next.baseline - ABOVE }
  const transactions = before?.movements.filter(isTransaction).map(({ row }) => row) ?? []
  const end = earliest(rowsOf(after))
  return {
    start:
      latest(transactions) ?? (named && first && isBefore(named, first) ? named : latest(rowsOf(before))),
    first,
    last: own.named ? (nextNumber(own) ?? end) : latest(rowsOf(own)),
    end: nextNumber(own) ?? end,
  }
}

/** A balance of a day on which the rows begin, or before, opens the account; one of their last day or later closes it. */
function nameByDay(
  balances: readonly PrintedBalance[],
  ledger: Ledger | undefined,
  { order, latest, rowDay }: DocumentFacts,
  period: Period | null,
): PrintedBalance[] {
  if (balances.every(({ kind }) => kind !== 'dated')) return [...balances]
  const years: YearHints = { period, latest, rowDay }
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
