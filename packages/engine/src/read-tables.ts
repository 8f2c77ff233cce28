import { dropFurniture, type Furniture, findFurniture } from './layout/drop-furniture.ts'
import type { PageLines } from './layout/page-lines.ts'
import type { Line } from './layout/word.ts'
import { findMoneyConventions } from './money/find-money-conventions.ts'
import type { MoneyConvention } from './money/parse-money.ts'
import { type CheckedAccount, checkAccounts } from './statement/accounts/check-accounts.ts'
import { isTransaction, type Movement } from './statement/ledger.ts'
import { type Reading, readStatement } from './statement/read-statement.ts'
import { findEmptyCells } from './table/find-empty-cells.ts'
import { findHeaders } from './table/headers/find-headers.ts'
import { inferHeaders } from './table/headers/infer-headers.ts'
import { partSheets } from './table/headers/part-sheets.ts'
import { type LineTests, lineTests } from './table/line-tests.ts'
import { findTables } from './table/parts/find-tables.ts'
import { findRows } from './table/rows/find-rows.ts'
import type { Header, TablePart } from './table/table.ts'

/** What the stages made of a document's lines under one way to read its money and its titles. */
export type TablesRead = {
  readonly convention: MoneyConvention
  /** For each page: its lines of column titles. */
  readonly headers: readonly (readonly Header[])[]
  /** For each page: its lines without the furniture. */
  readonly bodies: readonly (readonly Line[])[]
  readonly parts: readonly TablePart[]
  readonly reading: Reading
  readonly accounts: readonly CheckedAccount[]
}

/**
 * Reads the tables of a document. How it prints money, and whether its titles can be trusted, are guesses: the
 * likeliest is tried first, and where its arithmetic does not hold, the others, until one holds throughout. Where
 * none does, the one that proves most rows is taken.
 *
 * @param unread pages of the document whose rows are not known
 */
export function readTables(pages: readonly PageLines[], unread: readonly number[] = []): TablesRead {
  const sheets = partSheets(pages)
  const read = readBest(sheets, unread)
  const ofPages = <T>(lists: readonly (readonly T[])[]) =>
    pages.map(({ number }) => lists.filter((_, i) => sheets[i]?.number === number).flat())
  return sheets === pages ? read : { ...read, headers: ofPages(read.headers), bodies: ofPages(read.bodies) }
}

function readBest(pages: readonly PageLines[], unread: readonly number[]): TablesRead {
  let best: { read: TablesRead; score: number } | null = null
  for (const read of candidates(pages, unread)) {
    const score = scoreOf(read)
    if (best === null || score > best.score) best = { read, score }
    if (best.read === read && isSettled(read)) return read
  }
  return (best as { read: TablesRead }).read
}

/** What all candidates with one convention share. */
type MoneyText = {
  readonly pages: readonly PageLines[]
  readonly unread: readonly number[]
  /** Those of all pages. */
  readonly lines: readonly Line[]
  readonly convention: MoneyConvention
  readonly tests: LineTests
  readonly furniture: Furniture
}

/** By the column titles where the document prints titles that are known, else by what stands under each other. */
function* candidates(pages: readonly PageLines[], unread: readonly number[]): Generator<TablesRead> {
  const lines = pages.flatMap((page) => page.lines)
  const empty = findEmptyCells(pages)
  for (const convention of findMoneyConventions(lines.flatMap(textsWithoutDates))) {
    const tests = lineTests(convention, empty)
    const text = { pages, unread, lines, convention, tests, furniture: findFurniture(lines, tests.hasAmount) }
    const titled = pages.map((page) => findHeaders(page.lines, tests))
    yield readUnder(titled, text)
    yield readUnder(inferHeaders(pages, tests), text)
  }
}

function textsWithoutDates({ words, dates }: Line): string[] {
  const texts = words.map(({ text }) => text)
  return dates.length === 0
    ? texts
    : texts.filter((_, i) => !dates.some(({ from, to }) => i >= from && i < to))
}

function readUnder(
  headers: readonly (readonly Header[])[],
  { pages, unread, lines, convention, tests, furniture }: MoneyText,
): TablesRead {
  const titles = new Set(headers.flat().flatMap((header) => header.lines))
  const isTitle = (line: Line) => titles.has(line)
  const bodies = pages.map((page) => dropFurniture(page.lines, furniture, isTitle, tests.hasAmount))
  const texts = pages.map(({ number, rulings }, p) => ({
    page: number,
    rulings,
    lines: bodies[p] ?? [],
    headers: headers[p] ?? [],
  }))
  const parts = findTables(texts, tests)
  const reading = readStatement(findRows(parts, tests, convention), lines, isTitle, tests, convention)
  return { convention, headers, bodies, parts, reading, accounts: checkAccounts(reading, unread) }
}

/** There are rows, and as much is proved as the document allows. */
const isSettled = ({ accounts }: TablesRead): boolean =>
  accounts.some(({ ledger }) => ledger.movements.some(isTransaction)) && accounts.every(isProved)

/** Where no opening balance is printed, nothing can prove the rows up to the first balance; all after it may still be. */
function isProved({ ledger, result }: CheckedAccount): boolean {
  if (result.check === 'proved') return true
  const checks = result.checks.filter((_, i) => isTransaction(ledger.movements[i] as Movement))
  const [oldest, ...later] = ledger.isReversed ? checks.reverse() : checks
  return (
    result.opening === null &&
    oldest === 'unproved' &&
    later.length > 0 &&
    later.every((check) => check === 'proved')
  )
}

/**
 * Rows that the arithmetic proves, less those that it contradicts; that there are rows at all counts a little, if they
 * say what they are. To find none is worst, since rows that are lost cannot be marked; unless balances prove that there are none.
 */
function scoreOf({ accounts }: TablesRead): number {
  const hasRows = accounts.some(({ ledger }) => ledger.movements.some(isTransaction))
  const isEmpty = accounts.length === 0 || accounts.every(({ result }) => result.check === 'proved')
  if (!hasRows && !isEmpty) return Number.NEGATIVE_INFINITY
  let score = 0
  for (const { ledger, result } of accounts) {
    for (const [i, movement] of ledger.movements.entries()) {
      if (!isTransaction(movement)) continue
      const check = result.checks[i]
      const isNamed = movement.row.description !== '' || movement.row.reference !== null
      score += check === 'proved' ? 1 : check === 'contradicted' ? -1 : isNamed ? 0.01 : 0
    }
  }
  return score
}
