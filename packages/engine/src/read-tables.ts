import type { DayOrder } from './dates/parse-date.ts'
import { type Judgement, judgeAccounts } from './judge-accounts.ts'
import { dropFurniture, type Furniture, findFurniture } from './layout/drop-furniture.ts'
import type { PageLines } from './layout/page-lines.ts'
import type { Line, Word } from './layout/word.ts'
import { findMoneyConventions } from './money/find-money-conventions.ts'
import type { MoneyConvention } from './money/parse-money.ts'
import { type CheckedAccount, checkAccounts } from './statement/accounts/check-accounts.ts'
import { type ExplainedNumber, explainNumbers } from './statement/proof/explain-numbers.ts'
import { type Reading, readStatement } from './statement/read-statement.ts'
import { findEmptyCells } from './table/find-empty-cells.ts'
import { findHeaders } from './table/headers/find-headers.ts'
import { inferHeaders } from './table/headers/infer-headers.ts'
import { partSheets } from './table/headers/part-sheets.ts'
import { type LineTests, lineTests } from './table/line-tests.ts'
import { findTables } from './table/parts/find-tables.ts'
import { findRows } from './table/rows/find-rows.ts'
import type { Header, TablePart } from './table/table.ts'
import { directionOfSection } from './vocabulary/sections.ts'

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
  /** What each number is that could be an amount. */
  readonly numbers: readonly ExplainedNumber[]
}

/**
 * Reads the tables of a document. How it prints money, and whether its titles can be trusted, are guesses: the
 * likeliest is tried first, and where its arithmetic does not hold, the others, until one holds throughout. Where
 * none does, the one that proves most rows is taken.
 *
 * @param unread pages of the document whose rows are not known
 * @param order of day, month and year, where somebody has said it
 */
export function readTables(
  pages: readonly PageLines[],
  unread: readonly number[] = [],
  order?: DayOrder,
): TablesRead {
  const sheets = partSheets(pages)
  const read = readBest(sheets, unread, order)
  const ofPages = <T>(lists: readonly (readonly T[])[]) =>
    pages.map(({ number }) => lists.filter((_, i) => sheets[i]?.number === number).flat())
  return sheets === pages ? read : { ...read, headers: ofPages(read.headers), bodies: ofPages(read.bodies) }
}

function readBest(pages: readonly PageLines[], unread: readonly number[], order?: DayOrder): TablesRead {
  let best: Candidate | null = null
  for (const candidate of candidates(pages, unread, order)) {
    if (best === null || isBetter(candidate, best)) best = candidate
    if (best === candidate && candidate.judgement.isSettled) break
  }
  return (best as Candidate).read
}

type Candidate = {
  readonly read: TablesRead
  /** By the titles of columns, not by what stands under each other. */
  readonly isTitled: boolean
  readonly judgement: Judgement
}

/** What all candidates with one convention share. */
type MoneyText = {
  readonly pages: readonly PageLines[]
  readonly unread: readonly number[]
  /** Of dates, where somebody has said it. */
  readonly order: DayOrder | undefined
  /** Those of all pages. */
  readonly lines: readonly Line[]
  readonly convention: MoneyConvention
  readonly tests: LineTests
  readonly furniture: Furniture
}

/** By the column titles where the document prints titles that are known, else by what stands under each other. */
function* candidates(
  pages: readonly PageLines[],
  unread: readonly number[],
  order: DayOrder | undefined,
): Generator<Candidate> {
  const lines = pages.flatMap((page) => page.lines)
  const empty = findEmptyCells(pages)
  for (const convention of findMoneyConventions(textsWithoutDates(lines))) {
    const tests = lineTests(convention, empty)
    const text = {
      pages,
      unread,
      order,
      lines,
      convention,
      tests,
      furniture: findFurniture(lines, tests.hasAmount),
    }
    const titled = pages.map((page) => findHeaders(page.lines, tests))
    yield readUnder(titled, text, true)
    yield readUnder(inferHeaders(pages, tests), text, false)
  }
}

function textsWithoutDates(lines: readonly Line[]): string[] {
  const texts: string[] = []
  for (const { words, dates } of lines) {
    let at = 0
    for (const { from, to } of dates) {
      for (; at < from; at++) texts.push((words[at] as Word).text)
      at = to
    }
    for (; at < words.length; at++) texts.push((words[at] as Word).text)
  }
  return texts
}

function readUnder(
  headers: readonly (readonly Header[])[],
  { pages, unread, order, lines, convention, tests, furniture }: MoneyText,
  isTitled: boolean,
): Candidate {
  const titles = new Set(headers.flat().flatMap((header) => header.lines))
  const isTitle = (line: Line) => titles.has(line)
  const sections = new Set(pages.flatMap(({ lines }, p) => sectionsAbove(headers[p] ?? [], lines)))
  const isKept = (line: Line) => isTitle(line) || sections.has(line)
  const bodies = pages.map((page) => dropFurniture(page.lines, furniture, isKept, tests.hasAmount))
  const texts = pages.map(({ number, rulings }, p) => ({
    page: number,
    rulings,
    lines: bodies[p] ?? [],
    headers: headers[p] ?? [],
  }))
  const parts = findTables(texts, tests)
  const reading = readStatement(findRows(parts, tests, convention), lines, isTitle, tests, convention, order)
  const accounts = checkAccounts(reading, unread)
  const numbers = explainNumbers(lines, reading, accounts, tests)
  const read = { convention, headers, bodies, parts, reading, accounts, numbers }
  return { read, isTitled, judgement: judgeAccounts(accounts, numbers) }
}

/** The lines right above headers that name a section, perhaps at the same place on several pages. */
const sectionsAbove = (headers: readonly Header[], lines: readonly Line[]): Line[] =>
  headers
    .flatMap((header) => lines[lines.indexOf(header.lines[0] as Line) - 1] ?? [])
    .filter(({ text }) => directionOfSection(text) !== null)

/**
 * What known titles say, and nothing contradicts, gives way only to columns that prove more, by having more rows, or
 * nearly all where the titles prove none.
 */
function isBetter(
  { isTitled, judgement: own }: Candidate,
  { isTitled: areTitled, judgement: other }: Candidate,
) {
  if (own.score <= other.score) return false
  if (isTitled || !areTitled || other.rows === 0 || other.contradicted > 0) return true
  return (
    own.proved > other.proved && (own.rows > other.rows || (other.proved === 0 && own.proved > own.rows / 2))
  )
}
