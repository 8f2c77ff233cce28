import { parseDate } from './dates/parse-date.ts'
import { EngineError } from './errors.ts'
import { dropFurniture } from './layout/drop-furniture.ts'
import { groupLines } from './layout/group-lines.ts'
import type { Line } from './layout/word.ts'
import { findMoneyConvention } from './money/find-money-convention.ts'
import { parseMoney } from './money/parse-money.ts'
import { openPdf } from './pdf/open-pdf.ts'
import type { PageSize, Ruling } from './pdf/page.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import { findDates } from './statement/read-facts.ts'
import { readStatement } from './statement/read-statement.ts'
import type { Statement, Warning } from './statement/statement.ts'
import { type StatementParts, toStatementParts } from './statement/to-statement.ts'
import { toTable } from './statement/to-table.ts'
import { findHeaders } from './table/find-headers.ts'
import { findRows } from './table/find-rows.ts'
import { findTables } from './table/find-tables.ts'

export type ExtractOptions = {
  readonly password?: string | undefined
  /** The pages to read, 1-based; all where absent. */
  readonly pages?: readonly number[] | undefined
  /** Called after each page. */
  readonly onPage?: ((done: number, total: number) => void) | undefined
  /** Asked before each page; true ends the work with `stopped`. */
  readonly shouldStop?: (() => boolean) | undefined
}

/**
 * Reads a bank statement: the bytes of a PDF go in, its transactions come out, each with what the arithmetic of the
 * document says of it.
 *
 * @throws {EngineError} when the document cannot be read at all
 */
export function extractStatement(pdfium: Pdfium, bytes: Uint8Array, options: ExtractOptions = {}): Statement {
  const { pages, pageCount, warnings } = readPages(pdfium, bytes, options)
  const lines = pages.flatMap((page) => page.lines)
  const convention = findMoneyConvention(lines.flatMap((line) => line.words.map(({ text }) => text)))

  const hasAmount = (line: Line) => line.words.some(({ text }) => parseMoney(text, convention)?.isExact)
  const hasValues = (line: Line) =>
    hasAmount(line) || line.words.some(({ text }) => parseDate(text)) || findDates(line).length > 0
  const headers = pages.map((page) => findHeaders(page.lines, hasValues))
  const titles = new Set(
    pages.flatMap((page, p) =>
      (headers[p] ?? []).flatMap(({ first, last }) => page.lines.slice(first, last + 1)),
    ),
  )
  const body = dropFurniture(
    pages.map((page) => page.lines),
    { isTitle: (line) => titles.has(line), hasAmount },
  )
  const texts = pages.map((page, p) => {
    const own = body[p] ?? []
    return { page: page.number, lines: own, rulings: page.rulings, headers: findHeaders(own, hasValues) }
  })

  const tables = findRows(findTables(texts, { hasAmount, hasValues }), convention)
  const reading = readStatement(tables, lines, convention)
  const sizes = new Map(pages.map((page) => [page.number, page.size]))
  const parts = toStatementParts(reading, convention.exponent, sizes)
  return {
    ...toTable(parts.transactions, reading.valueDateTitle),
    transactions: parts.transactions,
    accounts: parts.accounts,
    pages: pageCount,
    ocrPages: [],
    warnings: [...warnings, ...parts.warnings, ...emptyWarnings(parts, warnings.length === pages.length)],
  }
}

/** Says why there are no rows, unless every page is a scan, which says it already. */
function emptyWarnings({ transactions, accounts }: StatementParts, isAllScans: boolean): Warning[] {
  if (transactions.length > 0 || isAllScans) return []
  if (accounts.length > 0)
    return [{ code: 'no-transactions', page: null, message: 'This statement has no transactions.' }]
  return [
    { code: 'not-a-statement', page: null, message: 'No table of transactions was found in this document.' },
  ]
}

type ReadPage = {
  readonly number: number
  readonly size: PageSize
  readonly lines: readonly Line[]
  readonly rulings: readonly Ruling[]
}

/** Reads the pages one by one; of each only its lines and rulings are kept. */
function readPages(pdfium: Pdfium, bytes: Uint8Array, options: ExtractOptions) {
  const file = openPdf(pdfium, bytes, options.password)
  try {
    const numbers = options.pages ?? Array.from({ length: file.pageCount }, (_, i) => i + 1)
    const pages: ReadPage[] = []
    const warnings: Warning[] = []
    for (const [i, number] of numbers.entries()) {
      if (options.shouldStop?.()) throw new EngineError('stopped')
      const page = file.readPage(number)
      if (page.isScan)
        warnings.push({
          code: 'page-needs-ocr',
          page: number,
          message: `Page ${number} is a scan; its text cannot be read yet.`,
        })
      pages.push({
        number,
        size: { width: page.width, height: page.height },
        lines: groupLines(page),
        rulings: page.rulings,
      })
      options.onPage?.(i + 1, numbers.length)
    }
    return { pages, pageCount: file.pageCount, warnings }
  } finally {
    file.close()
  }
}
