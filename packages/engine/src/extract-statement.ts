import { dropFurniture } from './layout/drop-furniture.ts'
import { type PageLines, toPageLines } from './layout/page-lines.ts'
import type { Line } from './layout/word.ts'
import { findMoneyConvention } from './money/find-money-convention.ts'
import type { MoneyConvention } from './money/parse-money.ts'
import { openPdf, type PdfFile } from './pdf/open-pdf.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import { type ReadOptions, readPages } from './pdf/read-pages.ts'
import { type CheckedAccount, checkAccounts } from './statement/check-accounts.ts'
import { hasTransactions, type Reading, readStatement } from './statement/read-statement.ts'
import type { Statement } from './statement/statement.ts'
import { toStatement } from './statement/to-statement.ts'
import { findHeaders } from './table/find-headers.ts'
import { findRows } from './table/find-rows.ts'
import { findTables } from './table/find-tables.ts'
import { inferHeaders } from './table/infer-headers.ts'
import { type LineTests, lineTests } from './table/line-tests.ts'
import type { Header, TablePart } from './table/table.ts'

export type ExtractOptions = ReadOptions & { readonly password?: string | undefined }

/** What each stage made of a document, in the order in which they run; what a conversion prints comes last. */
export type Stages = {
  readonly pages: readonly PageLines[]
  readonly convention: MoneyConvention
  /** For each page: its lines of column titles. */
  readonly headers: readonly (readonly Header[])[]
  /** For each page: its lines without the furniture. */
  readonly bodies: readonly (readonly Line[])[]
  readonly parts: readonly TablePart[]
  readonly reading: Reading
  readonly accounts: readonly CheckedAccount[]
  readonly statement: Statement
}

/**
 * Reads a bank statement: the bytes of a PDF go in, its transactions come out, each with what the arithmetic of the
 * document says of it.
 *
 * @throws {EngineError} when the document cannot be read at all
 */
export function extractStatement(pdfium: Pdfium, bytes: Uint8Array, options: ExtractOptions = {}): Statement {
  const file = openPdf(pdfium, bytes, options.password)
  try {
    return extractFromPdf(file, options)
  } finally {
    file.close()
  }
}

/** The same for an open PDF, for callers that let go of its bytes once PDFium has them. */
export function extractFromPdf(file: PdfFile, options: ReadOptions = {}): Statement {
  return readStages(file, options).statement
}

/** The same, with everything on the way: for those who want to see how a statement was read. */
export function readStages(file: PdfFile, options: ReadOptions = {}): Stages {
  const pages = readPages(file, options, toPageLines)
  const lines = pages.flatMap((page) => page.lines)
  const convention = findMoneyConvention(lines.flatMap(textsWithoutDates))
  const tables = readTables(pages, lines, convention)
  const accounts = checkAccounts(tables.reading)
  const statement = toStatement(tables.reading, accounts, pages, file.pageCount, convention.exponent)
  return { pages, convention, ...tables, accounts, statement }
}

function textsWithoutDates({ words, dates }: Line): string[] {
  return words.filter((_, i) => !dates.some(({ from, to }) => i >= from && i < to)).map(({ text }) => text)
}

/** By the column titles where the document prints titles that are known, else by what stands under each other. */
function readTables(pages: readonly PageLines[], lines: readonly Line[], convention: MoneyConvention) {
  const tests = lineTests(convention)
  const titles = pages.map((page) => findHeaders(page.lines, tests))
  const titled = readUnder(titles, pages, lines, tests, convention)
  if (hasTransactions(titled.reading)) return titled
  const untitled = readUnder(inferHeaders(pages, tests), pages, lines, tests, convention)
  return hasTransactions(untitled.reading) ? untitled : titled
}

function readUnder(
  headers: readonly (readonly Header[])[],
  pages: readonly PageLines[],
  lines: readonly Line[],
  tests: LineTests,
  convention: MoneyConvention,
) {
  const titles = new Set(headers.flat().flatMap((header) => header.lines))
  const bodies = dropFurniture(
    pages.map((page) => page.lines),
    { isTitle: (line) => titles.has(line), hasAmount: tests.hasAmount },
  )
  const texts = pages.map(({ number, rulings }, p) => ({
    page: number,
    rulings,
    lines: bodies[p] ?? [],
    headers: headers[p] ?? [],
  }))
  const parts = findTables(texts, tests)
  const reading = readStatement(findRows(parts, tests, convention), lines, tests, convention)
  return { headers, bodies, parts, reading }
}
