import { dropFurniture } from './layout/drop-furniture.ts'
import type { PageLines } from './layout/page-lines.ts'
import type { Line } from './layout/word.ts'
import type { MoneyConvention } from './money/parse-money.ts'
import { type DocumentLines, type MoneyText, moneyTexts } from './money-texts.ts'
import { checkAccounts } from './statement/accounts/check-accounts.ts'
import type { CheckedAccount } from './statement/accounts/checked-account.ts'
import { type ExplainedNumber, explainNumbers } from './statement/proof/explain-numbers.ts'
import { type Reading, readStatement } from './statement/read-statement.ts'
import { countWholeAmounts } from './table/count-whole-amounts.ts'
import type { Doubt } from './table/doubt.ts'
import type { FilledTable } from './table/given-table.ts'
import { withChecksAcross } from './table/headers/checks-across.ts'
import { findHeaders } from './table/headers/find-headers.ts'
import { inferHeaders } from './table/headers/infer-headers.ts'
import { lendTitles } from './table/headers/lend-titles.ts'
import { shareUntitled } from './table/headers/share-untitled.ts'
import type { LineTests } from './table/line-tests.ts'
import { findGivenTables } from './table/parts/find-given-tables.ts'
import { findTables } from './table/parts/find-tables.ts'
import { findRows } from './table/rows/find-rows.ts'
import { titlesOfNoRow } from './table/rows/titles-of-no-row.ts'
import type { Header, TablePart } from './table/table.ts'
import { directionOfSection } from './vocabulary/sections.ts'
import { mayTouch } from './vocabulary/topics.ts'

/** What the stages made of a document's lines under one way to read its money and its titles. */
export type PartsRead = {
  readonly convention: MoneyConvention
  /** For each page: its lines of column titles. */
  readonly headers: readonly (readonly Header[])[]
  /** For each page: its lines without the furniture. */
  readonly bodies: readonly (readonly Line[])[]
  readonly parts: readonly TablePart[]
  readonly reading: Reading
  readonly accounts: readonly CheckedAccount[]
}

/** One way to read a document: what the stages made of it, before its numbers are explained. */
export type Candidate = {
  readonly read: PartsRead
  /** By the titles of columns, not by what stands under each other. */
  readonly isTitled: boolean
  /** Numbers that it does not read as amounts. They count as left over, like those that it cannot explain. */
  readonly lost: number
  readonly explain: () => ExplainedNumber[]
  /** What it was read from. */
  readonly text: MoneyText
}

/** By the column titles where the document prints titles that are known, else by what stands under each other. */
export function* candidates(document: DocumentLines): Generator<Candidate> {
  for (const text of moneyTexts(document)) {
    const { tests, convention, lost } = text
    const pages = withoutAsides(text.pages)
    const printed = shareUntitled(pages.map((page) => findHeaders(page.lines, tests)))
    const withChecks = (headers: readonly (readonly Header[])[]) => withChecksAcross(headers, pages, tests)
    const titled = withChecks(lendTitles(printed, pages, tests))
    const whole = titled.reduce(
      (sum, headers, p) => sum + countWholeAmounts(headers, pages[p]?.lines ?? [], tests),
      0,
    )
    // Only a title says that a number without decimals is money beside others with some.
    if (convention.dropsNoughts && whole === 0) continue
    yield readUnder(titled, text, true, lost + (printsHundredths(convention) ? whole : 0))
    if (convention.dropsNoughts) continue
    // Of readings that explain the same, the first is kept: printed titles keep lists of balances apart from rows.
    const mixed = inferAbove(printed, pages, tests)
    if (mixed) yield readUnder(withChecks(mixed), text, false, lost)
    yield readUnder(withChecks(inferHeaders(pages, tests, titled)), text, false, lost)
  }
}

/** What stands beside a table holds no titles and no rows. */
const withoutAsides = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => (page.isAside ? { ...page, lines: [] } : page))

/**
 * Reads a document as a candidate does, but without taking one thing for granted.
 *
 * @returns null where the candidate does not rest on it
 */
export function readDoubting({ read, text, isTitled, lost }: Candidate, doubt: Doubt): Candidate | null {
  if (!restsOn(read, doubt)) return null
  if (doubt !== 'title-words') return readUnder(read.headers, text, isTitled, lost, doubt)
  const headers = withoutAsides(text.pages).map(({ lines }) => findHeaders(lines, text.tests, true))
  return readUnder(headers, text, true, lost)
}

function restsOn({ reading }: PartsRead, doubt: Doubt): boolean {
  if (doubt !== 'names' && doubt !== 'payees') return true
  const rows = reading.tables.flatMap(({ choice }) => choice?.movements.map(({ row }) => row) ?? [])
  return doubt === 'names'
    ? rows.some(({ kind, date }) => kind !== null && date !== null)
    : rows.some(({ kind, lines }) => kind === null && lines.some(({ topics }) => mayTouch(topics, 'balance')))
}

/** Whether a number without decimals is not an amount. */
const printsHundredths = ({ exponent, dropsNoughts }: MoneyConvention): boolean =>
  exponent === 2 && !dropsNoughts

/**
 * Titles where they are printed, and above the first of each page columns by what stands under each other: lists of
 * checks or balances may have titles where the rows have none.
 *
 * @returns null where that is nothing new
 */
function inferAbove(
  titled: readonly (readonly Header[])[],
  pages: readonly PageLines[],
  tests: LineTests,
): Header[][] | null {
  if (titled.every(({ length }) => length === 0)) return null
  const above = pages.map((page, p) => {
    const first = titled[p]?.[0]?.lines[0]
    return first ? { ...page, lines: page.lines.slice(0, page.lines.indexOf(first)) } : page
  })
  const inferred = inferHeaders(above, tests)
  if (inferred.every(({ length }) => length === 0)) return null
  return inferred.map((headers, p) => [...headers, ...(titled[p] ?? [])])
}

/** The same for tables that were drawn: what is found within one belongs to it, and to no other. */
export function* givenCandidates(
  document: DocumentLines,
  tables: readonly FilledTable[],
): Generator<Candidate> {
  for (const text of moneyTexts(document)) {
    const titled = tables.map(({ lines }) => findHeaders(lines, text.tests))
    yield readGiven(titled, tables, text, true)
    const inferred = tables.map(({ page, lines }) => inferHeaders([{ ...page, lines }], text.tests)[0] ?? [])
    // Where columns were drawn, titles only name them.
    const columns = tables.map(({ given }, i) => (given.columns.length > 0 ? titled[i] : inferred[i]) ?? [])
    if (tables.some(({ given }) => given.columns.length === 0)) yield readGiven(columns, tables, text, false)
  }
}

function readUnder(
  headers: readonly (readonly Header[])[],
  text: MoneyText,
  isTitled: boolean,
  lost: number,
  doubt?: Doubt,
): Candidate {
  const { pages, tests, furniture } = text
  const titles = new Set(headers.flat().flatMap((header) => header.lines))
  const isTitle = (line: Line) => titles.has(line)
  const sections = new Set(
    pages
      .flatMap(({ lines }, p) => sectionsAbove(headers[p] ?? [], lines))
      .filter((line) => !furniture.isLetterhead(line)),
  )
  const isKept = (line: Line) => isTitle(line) || sections.has(line)
  const bodies = pages.map((page) => dropFurniture(page.lines, furniture, isKept, tests.hasAmount))
  const texts = pages.flatMap(({ number, rulings, isAside }, p) =>
    isAside ? [] : [{ page: number, rulings, lines: bodies[p] ?? [], headers: headers[p] ?? [] }],
  )
  const read = readParts({ headers, bodies, parts: findTables(texts, tests) }, isTitle, text, doubt)
  return { ...read, text, isTitled, lost }
}

/** @param found for each table, the titles found in it */
function readGiven(
  found: readonly (readonly Header[])[],
  tables: readonly FilledTable[],
  text: MoneyText,
  isTitled: boolean,
): Candidate {
  const titles = new Set(found.flat().flatMap((header) => header.lines))
  const parts = findGivenTables(tables, found, text.tests)
  const ofPage = <T>(number: number, of: (table: FilledTable, i: number) => readonly T[]) =>
    tables.flatMap((table, i) => (table.page.number === number ? of(table, i) : []))
  const headers = text.pages.map(({ number }) => ofPage(number, (_, i) => found[i] ?? []))
  const bodies = text.pages.map(({ number }) => ofPage(number, (table) => table.lines))
  return {
    ...readParts({ headers, bodies, parts }, (line) => titles.has(line), text),
    text,
    isTitled,
    lost: 0,
  }
}

/** What the statement stage makes of the parts. */
function readParts(
  found: Pick<PartsRead, 'headers' | 'bodies' | 'parts'>,
  isTitle: (line: Line) => boolean,
  text: MoneyText,
  doubt?: Doubt,
): Pick<Candidate, 'read' | 'explain'> {
  const { unread, lines, convention, tests } = text
  const rows = findRows(found.parts, tests, convention, doubt)
  const idle = titlesOfNoRow(found.headers, rows, tests)
  const reading = readStatement(rows, (line) => isTitle(line) && !idle.has(line), text, doubt)
  const accounts = checkAccounts(reading.accounts, unread)
  const explain = () => explainNumbers(lines, reading, accounts, tests)
  return { read: { convention, ...found, reading, accounts }, explain }
}

/** The lines right above headers that name a section, perhaps at the same place on several pages. */
const sectionsAbove = (headers: readonly Header[], lines: readonly Line[]): Line[] =>
  headers
    .flatMap((header) => lines[lines.indexOf(header.lines[0] as Line) - 1] ?? [])
    .filter(({ text }) => directionOfSection(text) !== null)
