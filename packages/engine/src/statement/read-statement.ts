import { type IsoDate, yearOf } from '../dates/calendar.ts'
import type { DayOrder } from '../dates/parse-date.ts'
import type { Line } from '../layout/word.ts'
import type { MoneyConvention } from '../money/parse-money.ts'
import type { Doubt } from '../table/doubt.ts'
import type { LineTests } from '../table/line-tests.ts'
import type { Table } from '../table/rows/find-rows.ts'
import { areTitlesOfLoan, directionWhereOwed } from '../vocabulary/card-words.ts'
import type { Direction } from '../vocabulary/language.ts'
import { findAccountFacts } from './accounts/account-facts.ts'
import { addEmptyAccounts } from './accounts/add-empty-accounts.ts'
import { findPrintedFacts, linesOutside } from './accounts/printed-facts.ts'
import { readAcross } from './accounts/read-across.ts'
import { splitAccounts } from './accounts/split-accounts.ts'
import { closeAccounts, type SettledAccount } from './closing/close-accounts.ts'
import { isBalanceRow, isTransaction, type SectionedRow } from './ledger.ts'
import { type Choice, type ChosenMovements, chooseMovements } from './movements/choose-movements.ts'
import { dropDailyBalances } from './movements/drop-daily-balances.ts'
import {
  findForecasts,
  withoutComing,
  withoutWhatFollowsClosing,
  withoutWhatFollowsEnd,
} from './movements/find-forecasts.ts'
import { withoutInstalmentsToCome } from './movements/instalments-to-come.ts'
import { withoutListsOfBalances } from './movements/lists-of-balances.ts'
import { rolesOfMoney } from './movements/role-of-money.ts'
import { withoutSchedules } from './movements/schedules.ts'
import { withoutSumsOfLists } from './movements/sums-of-lists.ts'
import { findBalanceBefore } from './printed/balance-before.ts'
import { toHints } from './printed/balance-hints.ts'
import { findLastDay } from './printed/last-day.ts'
import { findPeriods, type Period } from './printed/period-forms.ts'
import { owedMoney, type PrintedBalance } from './printed/read-balances.ts'
import { type DatesRead, readDates } from './printed/read-dates.ts'
import { periodOfRows } from './printed/read-period.ts'
import { findWhatIsOwed } from './printed/what-is-owed.ts'
import { assignColumns } from './rows/assign-columns.ts'
import type { ColumnUse } from './rows/column-use.ts'
import { isLedger, readTableRows } from './rows/read-table-rows.ts'
import { areBeside, markSumOfPanes } from './rows/sum-of-panes.ts'

/** The lines of a document, and what is known of them before its tables are read. */
export type DocumentText = {
  /** The lines of all pages, letterheads included, for what is printed outside the tables. */
  readonly lines: readonly Line[]
  readonly tests: LineTests
  readonly convention: MoneyConvention
  /** The order of day and month in its dates, where the user has set it. */
  readonly order: DayOrder | undefined
  /** Pages whose rows are not known. */
  readonly unread: readonly number[]
}

/** What was made of a table: how each of its columns is used, and how its money is read. */
export type TableReading = {
  readonly table: Table
  readonly uses: readonly ColumnUse[]
  /** Null where the table is no list of transactions. */
  readonly choice: Choice | null
}

/** Everything that was read from a document, before it is checked and printed. */
export type Reading = DatesRead & {
  readonly tables: readonly TableReading[]
  readonly accounts: readonly SettledAccount[]
  /** The balances printed outside the rows. */
  readonly balances: readonly PrintedBalance[]
  /** Lines of instalments that are not paid yet. */
  readonly toCome: ReadonlySet<Line>
  /** The printed title of the second date column. */
  readonly valueDateTitle: string | null
}

/**
 * Reads tables as the ledgers of one or more accounts, in five steps. The rows of each table get their directions; the
 * document gets its dates; tables that list something else are left out; the rest becomes accounts; and
 * where the rows of an account do not lead to its closing balance, what else they may be is tried.
 *
 * @param isTitle whether a line holds column titles
 * @param doubt what is not taken for granted
 */
export function readStatement(
  tables: readonly Table[],
  isTitle: (line: Line) => boolean,
  document: DocumentText,
  doubt?: Doubt,
): Reading {
  const { lines, tests } = document
  const { read: readings, balances } = readDirections(tables, isTitle, document, doubt)
  const read = withoutSchedules(withoutListsOfBalances(readings))
  const { closings } = toHints(balances)
  const ledgerTables = read.flatMap(({ choice }) => choice ?? [])
  const listed = dropDailyBalances(ledgerTables, closings, tests).map((table) =>
    withoutWhatFollowsClosing(withoutWhatFollowsEnd(table), closings),
  )

  const printedDates = listed.flatMap(({ movements }) => movements.flatMap(({ row }) => row.date ?? []))
  const beside = linesOutside(lines, listed)
  const valueDates = listed.flatMap(({ movements }) => movements.flatMap(({ row }) => row.valueDate ?? []))
  const dates = readDates({ dates: printedDates, valueDates, lines, outside: beside }, tests, document.order)
  const named = findPeriods(beside, dates.order)
  const period = periodOfRows(named, beside, dates.order, printedDates)
  const { chosen, isForecast, toCome } = withoutForecasts(
    listed,
    period ?? upTo(dates.closingDay),
    dates.order,
  )
  // Where forecasts were left out, more lines stand outside the rows than before; few statements print any.
  const isWhole = listed.every((table, i) => table === chosen[i])
  const outside = isWhole ? beside : linesOutside(lines, chosen)
  const periods = isWhole ? named : findPeriods(outside, dates.order)
  const printed = findPrintedFacts(outside, chosen, balances, tests)
  const split = splitAccounts(withTransactions(chosen), printed, dates.order)
  const ledgers = addEmptyAccounts(split, printed).map((ledger) => readAcross(ledger, dates.order))
  const facts = findAccountFacts(ledgers, { ...dates, printed, lines, outside, periods }, tests)
  const listing = read.map((table) => (isForecast(table) ? { ...table, choice: null } : table))
  return {
    ...dates,
    ...closeAccounts(listing, ledgers, facts, document.unread),
    balances,
    toCome,
    valueDateTitle: titleOfValueDates(read),
  }
}

/** The rows of each table, which way their amounts go, and the balances that are printed outside of them. */
function readDirections(
  tables: readonly Table[],
  isTitle: (line: Line) => boolean,
  { lines, tests, convention }: DocumentText,
  doubt: Doubt | undefined,
): { readonly read: TableReading[]; readonly balances: readonly PrintedBalance[] } {
  const owing = findWhatIsOwed(tables, lines, isTitle, tests, convention)
  const { isMinusOwed } = owing
  const hints = toHints(owing.balances)
  const before: PrintedBalance[] = []
  let section: Direction | null = null
  let beside: readonly SectionedRow[] = []
  const lastDay = owing.isCard && !owing.isLoan ? findLastDay(lines) : null
  const read: TableReading[] = []
  for (const [i, table] of tables.entries()) {
    const isOwed = owing.isOwed(table)
    const isOfLoan = isOwed && areTitlesOfLoan(table.columns.map(({ title }) => title))
    const account = isOfLoan ? 'loan' : owing.account
    const uses = assignColumns(table, isOwed)
    const roles = rolesOfMoney(table).map((role, c) =>
      isOwed && table.isMoney[c] ? (directionWhereOwed(table.columns[c]?.title ?? '') ?? role) : role,
    )
    const areParted = roles.includes('debit') && roles.includes('credit')
    const sectioned = readTableRows(table, uses, convention, {
      section,
      areParted,
      isCard: isOwed,
      mayBeLoan: isOwed && account === 'loan',
      lastDay,
      doubt,
      isBelowBooked: read.some(({ choice }) => choice?.movements.some(isTransaction)),
    })
    section = sectioned.section
    beside = areBeside(tables[i - 1], table) ? beside : []
    const summed = beside.length > 0 ? markSumOfPanes(sectioned.rows, beside) : sectioned.rows
    beside = [...beside, ...summed]
    const rows = isMinusOwed ? summed.map(withOwedBalance) : summed
    if (!isLedger(rows, uses)) {
      read.push({ table, uses, choice: null })
      continue
    }
    const start = hints.openings.length === 0 ? findBalanceBefore(rows) : null
    if (start) before.push(start)
    const known = start ? { ...hints, ...toHints([start]) } : hints
    read.push({ table, uses, choice: chooseMovements(rows, roles, table.isMoney, isOwed, known, account) })
  }
  return { read, balances: [...owing.balances, ...before] }
}

/** Where purchases carry a minus, a minus at a balance also marks what is owed. */
const withOwedBalance = (sectioned: SectionedRow): SectionedRow =>
  isBalanceRow(sectioned.row)
    ? {
        ...sectioned,
        row: { ...sectioned.row, money: sectioned.row.money.map((money) => money && owedMoney(money, true)) },
      }
    : sectioned

/** Where no period is named, that of the longest statements that end on a day. */
const upTo = (end: IsoDate | null): Period | null =>
  end === null ? null : { start: `${yearOf(end) - 1}${end.slice(4)}`, end }

/** Leaves out tables, and last rows of tables, that list what is still to come. */
function withoutForecasts(listed: readonly Choice[], period: Period | null, order: DayOrder) {
  const forecasts = findForecasts(listed, period, order)
  const booked = listed.filter((table) => !forecasts.has(table))
  const paid = withoutInstalmentsToCome(booked, order)
  const chosen = withoutSumsOfLists(paid.map((table) => withoutComing(table, period, order)))
  const rowsOf = (tables: readonly ChosenMovements[]) =>
    tables.flatMap(({ movements }) => movements.map(({ row }) => row))
  const idsOf = (tables: readonly ChosenMovements[]) => new Set(rowsOf(tables).map(({ id }) => id))
  const [all, ofPaid, kept] = [idsOf(listed), idsOf(paid), idsOf(chosen)]
  const isForecast = ({ choice }: TableReading) =>
    choice?.movements.some(({ row }) => all.has(row.id)) === true &&
    !choice.movements.some(({ row }) => kept.has(row.id))
  const unpaid = rowsOf(booked).filter(({ id }) => !ofPaid.has(id))
  return { chosen, isForecast, toCome: new Set(unpaid.flatMap((row) => row.lines)) }
}

/** Unrelated balances stand in tables of their own: tables without transactions count only if no table has any. */
function withTransactions(tables: readonly ChosenMovements[]): readonly ChosenMovements[] {
  const filled = tables.filter(({ movements }) => movements.some(isTransaction))
  return filled.length > 0 ? filled : tables
}

const titleOfValueDates = (tables: readonly TableReading[]): string | null =>
  tables.flatMap(({ table, uses }) => table.columns[uses.indexOf('valueDate')]?.title ?? []).at(0) ?? null
