import { dropFurniture } from './layout/drop-furniture.ts'
import { type PageLines, toPageLines } from './layout/page-lines.ts'
import type { Line } from './layout/word.ts'
import { findMoneyConvention } from './money/find-money-convention.ts'
import type { MoneyConvention } from './money/parse-money.ts'
import { openPdf, type PdfFile } from './pdf/open-pdf.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import { type ReadOptions, readPages } from './pdf/read-pages.ts'
import { hasTransactions, type Reading, readStatement } from './statement/read-statement.ts'
import type { Statement } from './statement/statement.ts'
import { toStatement } from './statement/to-statement.ts'
import { findHeaders } from './table/find-headers.ts'
import { findRows } from './table/find-rows.ts'
import { findTables } from './table/find-tables.ts'
import { inferHeaders } from './table/infer-headers.ts'
import { lineTests } from './table/line-tests.ts'
import type { Header } from './table/table.ts'

export type ExtractOptions = ReadOptions & { readonly password?: string | undefined }

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
  const pages = readPages(file, options, toPageLines)
  const lines = pages.flatMap((page) => page.lines)
  const convention = findMoneyConvention(lines.flatMap(({ words }) => words.map(({ text }) => text)))
  const reading = readTables(pages, lines, convention)
  return toStatement(reading, pages, file.pageCount, convention.exponent)
}

/** By the column titles where the document prints titles that are known, else by what stands under each other. */
function readTables(
  pages: readonly PageLines[],
  lines: readonly Line[],
  convention: MoneyConvention,
): Reading {
  const tests = lineTests(convention)
  const titled = pages.map((page) => findHeaders(page.lines, tests.hasValues))
  const reading = readWith(titled)
  if (hasTransactions(reading)) return reading
  const untitled = readWith(inferHeaders(pages, tests, convention))
  return hasTransactions(untitled) ? untitled : reading

  function readWith(headers: readonly (readonly Header[])[]): Reading {
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
    return readStatement(findRows(findTables(texts, tests), tests, convention), lines, tests, convention)
  }
}
