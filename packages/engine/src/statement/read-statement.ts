import type { IsoDate } from '../dates/calendar.ts'
import type { FoundDate } from '../dates/find-dates.ts'
import { type DayOrder, toDate } from '../dates/parse-date.ts'
import { type Line, textOf } from '../layout/word.ts'
import type { MoneyConvention } from '../money/parse-money.ts'
import { isDay } from '../table/day-lines.ts'
import { directionOfHeading } from '../table/direction-of-heading.ts'
import type { LineTests } from '../table/line-tests.ts'
import type { Table } from '../table/rows/find-rows.ts'
import type { Heading } from '../table/rows/row.ts'
import { areTitlesOfDebt, directionWhereOwed, isCardTitle, isCardWord } from '../vocabulary/card-words.ts'
import { mayTouch } from '../vocabulary/topics.ts'
import { type AccountFacts, findAccountFacts } from './accounts/account-facts.ts'
import { addEmptyAccounts } from './accounts/add-empty-accounts.ts'
import type { Ledger } from './accounts/ledger.ts'
import { readAcross } from './accounts/read-across.ts'
import { splitAccounts } from './accounts/split-accounts.ts'
import { isBalanceRow, isTransaction, type ReadRow, type SectionedRow } from './ledger.ts'
import { type Choice, type ChosenMovements, chooseMovements } from './movements/choose-movements.ts'
import { dropDailyBalances } from './movements/drop-daily-balances.ts'
import { findForecasts, withoutComing } from './movements/find-forecasts.ts'
import { roleOfMoney } from './movements/role-of-money.ts'
import { findBalanceBefore } from './printed/balance-before.ts'
import { toHints } from './printed/balance-hints.ts'
import { findCurrency } from './printed/find-currency.ts'
import { groupsOf } from './printed/labels.ts'
import { earliest, isBefore } from './printed/place.ts'
import { type AccountNumber, findAccountNumbers, findLoneIbans } from './printed/read-account-number.ts'
import { asOwed, findPrintedBalances, type PrintedBalance } from './printed/read-balances.ts'
import { endOfOnlyYear, HEADING_LINES, latestDate } from './printed/read-days.ts'
import { findPeriod } from './printed/read-period.ts'
import { findDayOrder } from './printed/resolve-dates.ts'
import { rivalOrder } from './printed/rival-order.ts'
import { assignColumns, type ColumnUse } from './rows/assign-columns.ts'
import { ofDay } from './rows/date-rows.ts'
import { dropNextAccounts } from './rows/drop-next-accounts.ts'
import { readMarkers } from './rows/read-markers.ts'
import { readRow } from './rows/read-rows.ts'
import { settleRows } from './rows/settle-rows.ts'

/** The smallest number of an account: those of fewer than six digits name none. */
const LEAST_NUMBER = 100_000
/** Digits of a number that are left when it is masked. */
const VISIBLE_DIGITS = 4

/** What was made of a table: how each of its columns is used, and how its money is read. */
export type TableReading = {
  readonly table: Table
  readonly uses: readonly ColumnUse[]
  /** Null where the table is no list of transactions. */
  readonly choice: Choice | null
}

/** Everything that was read from a document, before it is checked and printed. */
export type Reading = {
  readonly tables: readonly TableReading[]
  readonly ledgers: readonly Ledger[]
  readonly order: DayOrder
  /** The order that what is printed allows as well; null where something tells. */
  readonly rival: DayOrder | null
  /** Dates without a year may belong to several that are printed. */
  readonly areYearsOpen: boolean
  /** Those that dates outside the rows print in full. */
  readonly yearsOutside: readonly number[]
  readonly latest: IsoDate | null
  /** The day of the row in the middle of those that print their year; null where none does. */
  readonly rowDay: IsoDate | null
  /** One for each ledger; one where there is none. */
  readonly facts: readonly AccountFacts[]
  /** Those printed outside the rows. */
  readonly balances: readonly PrintedBalance[]
  /** The printed title of the second date column. */
  readonly valueDateTitle: string | null
}

/**
 * Reads tables as the ledgers of one or more accounts.
 *
 * @param lines of all pages, letterheads included, for what is printed outside the tables
 * @param isTitle whether a line holds column titles
 * @param givenOrder of its dates, where the user has set it
 */
export function readStatement(
  tables: readonly Table[],
  lines: readonly Line[],
  isTitle: (line: Line) => boolean,
  tests: LineTests,
  convention: MoneyConvention,
  givenOrder?: DayOrder,
): Reading {
  const isCard =
    isCardStatement(lines, tests) ||
    tables.some(({ columns }) => areTitlesOfDebt(columns.map(({ title }) => title)))
  const found = findPrintedBalances(lines, isTitle, tests, convention)
  const isMinusOwed = isCard && marksDebitsByMinus(lines, tests)
  const balances = isCard ? found.map((balance) => asOwed(balance, isMinusOwed)) : [...found]
  const hints = toHints(balances)
  let section: 'debit' | 'credit' | null = null
  let valueDateTitle: string | null = null
  const read = tables.map((table): TableReading => {
    const uses = assignColumns(table)
    const markerOf = readMarkers(table, uses)
    valueDateTitle ??= table.columns[uses.indexOf('valueDate')]?.title ?? null
    const rows: SectionedRow[] = []
    const roles = table.columns.map((column, c) => {
      const role = roleOfMoney(column, table.isMoney[c] ?? false)
      return isCard && table.isMoney[c] ? (directionWhereOwed(column.title) ?? role) : role
    })
    // Where titles part debit from credit, sections do not say: what looks like their titles is a summary.
    const areParted = roles.includes('debit') && roles.includes('credit')
    const hasHeading = table.entries[0]?.kind === 'heading'
    if (hasHeading) section = null
    const [apart, underNumber] = [new Set<ReadRow>(), new Set<ReadRow>()]
    let day: Heading | null = null
    let isUnderNumber = false
    for (const [i, entry] of table.entries.entries()) {
      if (entry.kind === 'row') {
        const row = ofDay(readRow(entry, uses, markerOf, convention), day)
        rows.push({ row, section: areParted ? null : section })
        if (table.entries[i - 1]?.kind === 'heading') apart.add(row)
        if (isUnderNumber) underNumber.add(row)
        isUnderNumber = (isUnderNumber && isBalanceRow(row)) || isNumberOnly(row)
      } else if (isDay(entry.line)) day = entry
      else {
        section = directionOfHeading(entry.line) ?? section
        isUnderNumber ||= findAccountNumbers([entry.line]).length > 0
      }
    }
    const own = dropNextAccounts(rows, underNumber)
    const settled = settleRows(own, apart, areParted)
    if (!isLedger(settled, uses)) return { table, uses, choice: null }
    const before = hints.openings.length === 0 ? findBalanceBefore(settled) : null
    if (before) balances.push(before)
    const choice = chooseMovements(
      settled,
      roles,
      table.isMoney,
      isCard,
      before ? { ...hints, ...toHints([before]) } : hints,
    )
    return { table, uses, choice }
  })
  const listed = dropDailyBalances(
    read.flatMap(({ choice }) => choice ?? []),
    hints.closings,
    tests,
  )
  const dates = listed.flatMap(({ movements }) => movements.flatMap(({ row }) => row.date ?? []))
  const beside = withoutRows(lines, listed)
  // `12.15` among amounts is hardly a day.
  const isAmount = (line: Line, { from, to }: FoundDate) =>
    tests.exactAmounts(line).some((amount) => amount.from < to && from < amount.to)
  const allDates = lines.flatMap((line) =>
    line.dates.filter((found) => !isAmount(line, found)).map(({ date }) => date),
  )
  const currencyOf = () => findCurrency(beside, () => true, tests)
  const order = givenOrder ?? findDayOrder(dates, allDates, currencyOf)
  const rival = givenOrder ? null : rivalOrder(order, dates, allDates, currencyOf())
  const namedPeriod = findPeriod(beside, order, dates)
  const forecasts = findForecasts(listed, namedPeriod, order)
  const chosen = listed
    .filter((table) => !forecasts.has(table))
    .map((table) => withoutComing(table, namedPeriod, order))
  const outside = withoutRows(lines, chosen)
  const printedLatest = latestDate(beside, lines, order)
  const latest = printedLatest ?? endOfOnlyYear(beside)
  const dated = dates.flatMap((date) => (date.hasLongYear ? (toDate(date, order) ?? []) : [])).sort()
  const rowDay = dated[dated.length >> 1] ?? null
  const printed = {
    balances,
    numbers: accountNumbers(withoutTotals(outside, chosen), chosen),
    amounts: outside.flatMap((line) =>
      tests
        .exactAmounts(line)
        .map(({ money: { magnitude } }) => ({ page: line.page, baseline: line.baseline, magnitude })),
    ),
  }
  const ledgers = addEmptyAccounts(splitAccounts(withTransactions(chosen), printed), printed).map(readAcross)
  const facts = findAccountFacts(ledgers, { printed, lines, outside, order, latest, rowDay }, tests)
  // A year that stands alone, or in the text of a row, may be that of anything.
  const isYearInRows =
    rowDay !== null ||
    listed.some(({ movements }) => movements.some(({ row }) => row.valueDate?.year != null))
  const isYearGuessed = latest !== null && !isYearInRows && latestDate(beside, beside, order) === null
  const yearsOutside = yearsIn(outside)
  const areYearsOpen = dates.some(({ year }) => year === null) && (isYearGuessed || areSeveral(yearsOutside))
  const ledgerRows = new Set(chosen.flatMap(({ movements }) => movements.map(({ row }) => row.lines)))
  const isForecast = ({ choice }: TableReading) =>
    forecasts.size > 0 && !choice?.movements.some(({ row }) => ledgerRows.has(row.lines))
  const used = read.map((table) => (isForecast(table) ? { ...table, choice: null } : table))
  return {
    tables: used,
    ledgers,
    facts,
    order,
    rival,
    areYearsOpen,
    yearsOutside,
    latest,
    rowDay,
    balances,
    valueDateTitle,
  }
}

/** Whether most rows carry a minus, and the others a plus: purchases and payments, as their holder sees them. */
function marksDebitsByMinus(lines: readonly Line[], { exactAmounts }: LineTests): boolean {
  const last = lines.flatMap((line) =>
    line.dates.length > 0 ? (exactAmounts(line).at(-1)?.money ?? []) : [],
  )
  const pluses = last.filter(({ hasPlus }) => hasPlus).length
  return pluses > 0 && last.filter(({ isNegative }) => isNegative).length > pluses
}

/** The years of the dates of lines that print them in full, each once. */
const yearsIn = (lines: readonly Line[]): number[] => [
  ...new Set(
    lines.flatMap(({ dates }) =>
      dates.flatMap(({ date: { year, hasLongYear } }) => (year !== null && hasLongYear ? [year] : [])),
    ),
  ),
]

/** Whether years lie so far apart that a date without one may belong to several. */
const areSeveral = (years: readonly number[]): boolean =>
  years.length > 0 && Math.max(...years) - Math.min(...years) > 1

/** A heading on the first page says so, or words anywhere that other statements do not print. */
function isCardStatement(lines: readonly Line[], { exactAmounts }: LineTests): boolean {
  const page = lines[0]?.page
  const top = lines.slice(0, HEADING_LINES).filter((line) => line.page === page)
  // A row may name a card, too.
  const firstRow = top.findIndex((line) => line.dates.length > 0 && exactAmounts(line).length > 0)
  const headings = firstRow < 0 ? top : top.slice(0, firstRow)
  return (
    headings.some((line) => groupsOf(line).some((group) => isCardTitle(textOf(group)))) ||
    lines.some(({ text, topics }) => mayTouch(topics, 'card') && isCardWord(text))
  )
}

/** Whether a row prints no amount but the number of an account, which looks like one where amounts have no decimals. */
function isNumberOnly({ date, lines, money }: ReadRow): boolean {
  const [amount, ...more] = money.flatMap((own) => own ?? [])
  if (date !== null || amount === undefined || more.length > 0 || amount.magnitude < LEAST_NUMBER)
    return false
  const [named] = findAccountNumbers(lines)
  return named?.number.endsWith(String(amount.magnitude).slice(-VISIBLE_DIGITS)) === true
}

/** Those that have a name; where none has, the IBANs above the first row. */
function accountNumbers(outside: readonly Line[], tables: readonly ChosenMovements[]): AccountNumber[] {
  const named = findAccountNumbers(outside)
  if (named.length > 0) return named
  const first = earliest(tables.flatMap(({ movements }) => movements.map(({ row }) => row)))
  return findLoneIbans(outside.filter((line) => first !== null && isBefore(line, first)))
}

/** The lines of a document that belong to no transaction. */
function withoutRows(lines: readonly Line[], tables: readonly ChosenMovements[]): Line[] {
  const rows = tables.flatMap(({ movements }) => movements.filter(isTransaction))
  const own = new Set(rows.flatMap(({ row }) => row.lines))
  return lines.filter((line) => !own.has(line))
}

/** Lines without the totals among the rows: `Sum Inn på konto  1 570 545` names no account. */
function withoutTotals(lines: readonly Line[], tables: readonly ChosenMovements[]): Line[] {
  const totals = tables.flatMap(({ movements }) => movements.filter(({ row }) => row.kind === 'total'))
  const own = new Set(totals.flatMap(({ row }) => row.lines))
  return lines.filter((line) => !own.has(line))
}

/** Balances of something else stand in tables of their own: they count only where no table has transactions. */
function withTransactions(tables: readonly ChosenMovements[]): readonly ChosenMovements[] {
  const filled = tables.filter(({ movements }) => movements.some(isTransaction))
  return filled.length > 0 ? filled : tables
}

/** Lists of daily balances, rates or fees are tables, too: without a dated amount beside something, no ledger. */
function isLedger(rows: readonly SectionedRow[], uses: readonly string[]): boolean {
  const hasDate = rows.some(({ row }) => row.date !== null && row.money.some((money) => money !== null))
  const moneyColumns = uses.filter((use) => use === 'money').length
  const hasText = rows.some(({ row }) => row.description !== '' || row.reference !== null)
  return (
    moneyColumns > 0 &&
    (hasDate || rows.some(({ row }) => row.kind !== null)) &&
    (hasText || (rows.length > 1 && (moneyColumns > 1 || uses.length > 2)))
  )
}
