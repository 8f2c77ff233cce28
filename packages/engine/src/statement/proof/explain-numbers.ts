import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { Minor } from '../../money/money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import { chronological } from '../arithmetic/chain.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import { isBefore, type Place } from '../printed/place.ts'
import type { Reading } from '../read-statement.ts'

/** What a number is that could be an amount. */
type NumberRole =
  | 'amount'
  | 'balance'
  /** The sum of rows, or of those that go one way. */
  | 'total'
  | 'rate'
  /** In another currency than the account's. */
  | 'foreign'
  /** Printed a second time. */
  | 'repeated'
  /** In a list of something else than transactions. */
  | 'other-list'
  /** In a text that the equation around it rules out as an amount of the account. */
  | 'text'
  /** In a row that is none, or away from all rows. */
  | 'aside'
  | 'unexplained'

export type ExplainedNumber = {
  readonly words: readonly Word[]
  readonly page: number
  readonly role: NumberRole
  /** Index of the account in whose part of the document it stands. */
  readonly account: number
}

/** What a summary says of the rows stands at most this many lines from its balances. */
const SUMMARY_LINES = 3

/** `@ 1.0845`, `4.50 %`, `x 1.08` */
const BEFORE_RATE = /^(?:@|x|×)$/i
const AFTER_RATE = /^(?:%|‰|p\.?a\.?)/i

/**
 * Gives each number of a document that could be an amount the one thing that it is. What is left is unexplained: an
 * amount that stands among the rows or is set like one, that no row of a proved equation and no other print accounts for.
 *
 * @param lines of all pages
 */
export function explainNumbers(
  lines: readonly Line[],
  { tables, balances }: Reading,
  accounts: readonly CheckedAccount[],
  { exactAmounts }: LineTests,
): ExplainedNumber[] {
  const parts = accounts.map(partOf)
  const known = new Set(parts.flatMap((part) => [...part.known]))
  const roles = rolesInRows(accounts, parts, unreadColumns(tables))
  // A balance that has a name and that no account comes to is a misprint, or that of an account that was not found.
  for (const { words, money } of balances) {
    const role = known.has(money.magnitude) || money.magnitude === 0 ? 'balance' : 'unexplained'
    for (const word of words) roles.set(word, roles.get(word) ?? role)
  }
  const listed = new Set(
    tables.flatMap(({ table, choice }) =>
      choice === null
        ? table.entries.flatMap((entry) => (entry.kind === 'row' ? entry.lines : [entry.line]))
        : [],
    ),
  )
  const rowOf = rowsByLine(accounts)
  const misprinted = new Set(
    accounts.flatMap(({ result }, a) =>
      misprintedSums(lines, balances, result, parts[a] as Part, exactAmounts),
    ),
  )
  return lines.flatMap((line) =>
    exactAmounts(line).map(({ from, to, money }): ExplainedNumber => {
      const words = line.words.slice(from, to)
      const account = Math.max(
        0,
        parts.findLastIndex(({ first }) => first !== null && !isBefore(line, first)),
      )
      const role = words.map((word) => roles.get(word)).find((found) => found !== undefined)
      return {
        words,
        page: line.page,
        account,
        role: role ?? explain(line, from, to, money.magnitude, account),
      }
    }),
  )

  function explain(line: Line, from: number, to: number, magnitude: Minor, account: number): NumberRole {
    const [before, after] = [line.words[from - 1]?.text ?? '', line.words[to]?.text ?? '']
    if (BEFORE_RATE.test(before) || AFTER_RATE.test(after)) return 'rate'
    if (line.dates.some((date) => date.from < to && from < date.to)) return 'aside'
    if (misprinted.has(line)) return known.has(magnitude) ? 'total' : 'unexplained'
    const part = parts[account]
    if (!part || magnitude === 0) return 'aside'
    const row = rowOf.get(line)
    if (row !== undefined) return explainInRow(row, magnitude, [before, after])
    if (part.known.has(magnitude)) return part.totals.has(magnitude) ? 'total' : 'repeated'
    if (listed.has(line)) return 'other-list'
    if (part.isWhole) return 'text'
    const isAmong =
      part.first !== null && part.last !== null && !isBefore(line, part.first) && !isBefore(part.last, line)
    if (isAmong) return isRuledOut(line, part) ? 'text' : 'unexplained'
    // A row that was lost below the last one, or above the first, begins with its date.
    return isSetLikeRow(line, to) && part.pages.has(line.page) ? 'unexplained' : 'aside'
  }
}

/**
 * `Payments out  £6,277.61` beside the balances from which and to which a summary leads: the line of its one sum that
 * rows do not come to, though they come to what the summary lacks without it.
 */
function misprintedSums(
  lines: readonly Line[],
  balances: Reading['balances'],
  { opening, closing }: CheckedAccount['result'],
  { known, totals }: Part,
  exactAmounts: LineTests['exactAmounts'],
): Line[] {
  if (opening === null || closing === null) return []
  const own = balances.filter(({ money }) =>
    [opening, closing].some((end) => Math.abs(end) === money.magnitude),
  )
  const around = new Set(own.flatMap(({ page, baseline }) => linesAround(lines, page, baseline)))
  const sums = [...around].flatMap((line) => {
    const [amount, ...others] = exactAmounts(line)
    const direction = amount && directionOfSection(textOf(line.words.slice(0, amount.from)))
    if (!amount || !direction || others.length > 0) return []
    return [{ line, direction, magnitude: amount.money.magnitude }]
  })
  const [wrong, ...more] = sums.filter(({ magnitude }) => magnitude !== 0 && !known.has(magnitude))
  if (!wrong || more.length > 0) return []
  const rest = sums.filter((sum) => sum !== wrong)
  const led = rest.reduce(
    (sum, { direction, magnitude }) => sum + (direction === 'credit' ? magnitude : -magnitude),
    0,
  )
  const lacking = Math.abs(closing - opening - led)
  return totals.has(lacking) && lacking !== 0 ? [wrong.line] : []
}

/** The lines next to one that prints a balance. */
function linesAround(lines: readonly Line[], page: number, baseline: number): Line[] {
  const at = lines.findIndex((line) => line.page === page && line.baseline === baseline)
  return at < 0 ? [] : lines.slice(Math.max(0, at - SUMMARY_LINES), at + SUMMARY_LINES + 1)
}

function explainInRow({ row, isClosed }: RowOfLine, magnitude: Minor, beside: readonly string[]): NumberRole {
  if (row.kind === 'other' || isClosed) return 'text'
  if (beside.some((text) => isCurrencyCode(text))) return 'foreign'
  return row.money.some((money) => money?.magnitude === magnitude) ? 'repeated' : 'unexplained'
}

/** A date first, and the amount, or only few words, last. */
const isSetLikeRow = ({ dates, words }: Line, to: number): boolean =>
  dates[0]?.from === 0 && dates[0].to < words.length && to === words.length

type RowOfLine = { readonly row: ReadRow; readonly isClosed: boolean }

/** For each row, by its cells of money, the columns whose title does not say that they hold something else. */
function unreadColumns(tables: Reading['tables']): Map<ReadRow['moneyCells'], readonly number[]> {
  return new Map(
    tables.flatMap(({ table, choice }) => {
      const columns = table.columns.flatMap(({ role }, c) =>
        table.isMoney[c] && (role === null || isMoneyRole(role)) ? [c] : [],
      )
      return (choice?.movements ?? []).map(({ row }) => [row.moneyCells, columns] as const)
    }),
  )
}

/** What the cells hold that rows were read from, and those beside them. */
function rolesInRows(
  accounts: readonly CheckedAccount[],
  parts: readonly Part[],
  columnsOf: ReadonlyMap<ReadRow['moneyCells'], readonly number[]>,
): Map<Word, NumberRole> {
  const roles = new Map<Word, NumberRole>()
  const give = (row: ReadRow, c: number | null | undefined, role: NumberRole) => {
    for (const word of c == null ? [] : (row.moneyCells[c]?.words ?? [])) roles.set(word, role)
  }
  for (const [a, { ledger, leftOut }] of accounts.entries()) {
    const { known, totals } = parts[a] as Part
    for (const { row } of leftOut) for (const c of row.money.keys()) give(row, c, 'repeated')
    for (const movement of ledger.movements) {
      const { row, amountColumn, chargeColumn, balanceColumn } = movement
      const magnitudeIn = (c: number) => row.money[c]?.magnitude ?? 0
      if (row.kind === 'total') {
        const isSum = (c: number) =>
          totals.has(magnitudeIn(c)) || known.has(magnitudeIn(c)) || magnitudeIn(c) === 0
        for (const c of row.money.keys()) give(row, c, isSum(c) ? 'total' : 'unexplained')
      }
      if (isTransaction(movement)) {
        const used = [amountColumn, chargeColumn, balanceColumn].filter((c) => c != null)
        const isRead = (c: number) => used.some((own) => magnitudeIn(own) === magnitudeIn(c))
        for (const c of columnsOf.get(row.moneyCells) ?? [])
          if (magnitudeIn(c) !== 0) give(row, c, isRead(c) ? 'repeated' : 'unexplained')
        for (const c of [amountColumn, chargeColumn]) give(row, c, 'amount')
      }
      if (row.kind !== 'total') give(row, row.kind === 'other' ? null : balanceColumn, 'balance')
    }
  }
  return roles
}

/** The row that each line belongs to, and whether an equation that closes holds it. */
function rowsByLine(accounts: readonly CheckedAccount[]): Map<Line, RowOfLine> {
  const rows = new Map<Line, RowOfLine>()
  for (const { ledger, result } of accounts) {
    for (const [i, { row }] of ledger.movements.entries()) {
      const isClosed = row.kind !== null || result.checks[i] === 'proved'
      for (const line of row.lines) rows.set(line, { row, isClosed })
    }
  }
  return rows
}

/** Where an account's rows stand, and the amounts that its rows print or come to. */
type Part = {
  readonly first: Place | null
  readonly last: Place | null
  readonly pages: ReadonlySet<number>
  readonly known: ReadonlySet<number>
  readonly totals: ReadonlySet<number>
  /** Its rows lead from a printed opening balance to a printed closing one, or make up its totals: none is missing. */
  readonly isWhole: boolean
  /** Between these places an equation closes. */
  readonly closed: readonly (readonly [Place, Place])[]
}

function partOf({ ledger, facts, result }: CheckedAccount): Part {
  const rows = ledger.movements.filter(isTransaction).map(({ row }) => row)
  const totals = totalsOf(ledger.movements)
  const known = new Set<number>(totals)
  const add = (amount: number | null) => {
    if (amount !== null) known.add(Math.abs(amount))
  }
  let running: number | null = result.opening
  for (const { movement, balance, row } of chronological(ledger.movements, ledger.isReversed, false)) {
    if (row.kind === null && movement !== null) {
      add(movement)
      running = running === null ? null : running + (ledger.isOwed ? -movement : movement)
      add(running)
    }
    if (row.kind !== 'total' && row.kind !== 'other') add(balance)
  }
  add(result.opening)
  add(result.closing)
  const { movements } = ledger
  const hasClosing =
    result.opening !== null &&
    result.closing !== null &&
    (facts.hints.closings.includes(result.closing) || movements.some(({ row }) => row.kind === 'closing'))
  const printsTotal = movements.some(
    ({ row }) => row.kind === 'total' && row.money.some((money) => totals.has(money?.magnitude ?? -1)),
  )
  return {
    first: rows[0] ?? ledger.named ?? null,
    last: rows.at(-1) ?? null,
    pages: new Set(rows.map(({ page }) => page)),
    known,
    totals,
    isWhole: result.check === 'proved' && (hasClosing || printsTotal),
    closed: closedStretches(ledger.movements, result.equations),
  }
}

/**
 * What rows come to that a total may count: all, those of a page, of a day or of a stretch between two totals, and all
 * up to a total or a page's end; together, and each direction by itself.
 */
function totalsOf(movements: readonly Movement[]): Set<number> {
  const totals = new Set<number>()
  const running = new Sums()
  const stretch = new Sums()
  const pages = new Map<number, Sums>()
  const days = new Map<string, Sums>()
  for (const [i, own] of movements.entries()) {
    const { row, movement } = own
    if (isTransaction(own) && movement !== null) {
      const { date } = row
      const sums = [running, stretch, at(pages, row.page), at(days, JSON.stringify(date))]
      for (const sum of sums) sum.add(movement)
    } else if (row.kind === 'total') {
      for (const sum of [running, stretch]) sum.addTo(totals)
      stretch.clear()
      for (const rows of [movements.slice(0, i).reverse(), movements.slice(i + 1)]) addRuns(rows, totals)
    }
  }
  for (const sum of [running, stretch, ...pages.values(), ...days.values()]) sum.addTo(totals)
  let [into, out] = [0, 0]
  for (const page of pages.values()) {
    into += page.into
    out += page.out
    for (const sum of [into, out, into - out]) totals.add(Math.abs(sum))
  }
  return totals
}

/** What the rows next to a total come to, from the nearest on: a section of them may have no title that is known. */
function addRuns(movements: readonly Movement[], totals: Set<number>): void {
  const sums = new Sums()
  for (const own of movements) {
    if (!isTransaction(own)) continue
    sums.add(own.movement ?? 0)
    totals.add(Math.abs(sums.into - sums.out))
  }
}

/** What goes in and what goes out. */
class Sums {
  into = 0
  out = 0
  add(movement: number): void {
    if (movement > 0) this.into += movement
    else this.out -= movement
  }
  clear(): void {
    this.into = this.out = 0
  }
  addTo(totals: Set<number>): void {
    for (const sum of [this.into, this.out, Math.abs(this.into - this.out), this.into + this.out])
      totals.add(sum)
  }
}

function at<K>(sums: Map<K, Sums>, key: K): Sums {
  const found = sums.get(key) ?? new Sums()
  sums.set(key, found)
  return found
}

/** From the first to the last row of each equation that closes. */
function closedStretches(
  movements: readonly Movement[],
  equations: CheckedAccount['result']['equations'],
): [Place, Place][] {
  const stretches = new Map<object, [Place, Place]>()
  for (const [i, { row }] of movements.entries()) {
    const equation = equations[i]
    if (!equation?.closes) continue
    const stretch = stretches.get(equation)
    // A step begins where the one before ends.
    const above = equations[i - 1]?.closes ? (movements[i - 1]?.row ?? row) : row
    if (stretch) stretch[1] = row
    else stretches.set(equation, [above, row])
  }
  return [...stretches.values()]
}

const isRuledOut = (line: Line, { closed }: Part): boolean =>
  closed.some(([from, to]) => !isBefore(line, from) && !isBefore(to, line))
