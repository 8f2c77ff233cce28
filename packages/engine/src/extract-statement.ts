import { readParts } from './document/part-document.ts'
import { emptyRepeatedPages } from './document/repeated-pages.ts'
import { type PageLines, toPageLines } from './layout/page-lines.ts'
import { openPdf, type PdfFile } from './pdf/open-pdf.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import { type ReadOptions, readPages } from './pdf/read-pages.ts'
import { readTables, type TablesRead } from './read-tables.ts'
import { choosePages } from './repair/choose-pages.ts'
import { repairRecognised } from './repair/repair-recognised.ts'
import type { Repaired } from './repair/repaired.ts'
import { joinStatements } from './statement/result/join-statements.ts'
import { toStatement } from './statement/result/to-statement.ts'
import type { Statement } from './statement/statement.ts'
import type { GivenTable } from './table/given-table.ts'

/** Which number of a date is the day, the month and the year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** What the user knows of a document that is otherwise read from the document. */
type Told = {
  /** Where its tables are drawn. */
  readonly given?: readonly GivenTable[] | undefined
  /** How its dates are to be read. */
  readonly dates?: DateOrder | undefined
}

export type ExtractOptions = ReadOptions & Told & { readonly password?: string | undefined }

const DAY_ORDERS = { dmy: 'day-first', mdy: 'month-first', ymd: 'year-first' } as const

/** What each stage made of a statement, in the order in which they run; what a conversion prints comes last. */
export type Stages = TablesRead & {
  readonly pages: readonly PageLines[]
  readonly statement: Statement
}

/** The same of a document, which may hold several statements. */
export type DocumentStages = {
  /** One for each statement, in the order of the pages. */
  readonly parts: readonly Stages[]
  /** All of them as one. */
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
export function extractFromPdf(file: PdfFile, options: ReadOptions & Told = {}): Statement {
  return readStages(file, options).statement
}

/** The same, with everything on the way: for those who want to see how a statement was read. */
export function readStages(file: PdfFile, options: ReadOptions & Told = {}): DocumentStages {
  return readStagesOfPages(readPageLines(file, options), file.pageCount, options)
}

/**
 * The part of a conversion that looks at each page by itself: for callers that let several threads do it.
 *
 * @throws {EngineError} `pages-out-of-range`, `stopped`
 */
export function readPageLines(file: PdfFile, options: ReadOptions = {}): PageLines[] {
  return readPages(file, options, toPageLines)
}

/**
 * The other part, of pages in the order of the document.
 *
 * @param pageCount pages that the document has, read or not
 * @param told what the user says of it
 */
export function extractFromPages(pages: readonly PageLines[], pageCount: number, told: Told = {}): Statement {
  return readStagesOfPages(pages, pageCount, told).statement
}

/** The same, with everything on the way. */
export function readStagesOfPages(
  allPages: readonly PageLines[],
  pageCount: number,
  { given, dates }: Told = {},
): DocumentStages {
  const printed = given && given.length > 0 ? allPages : emptyRepeatedPages(allPages)
  const unread = unreadPages(printed, pageCount)
  const order = dates && DAY_ORDERS[dates]
  /** What is unread before the first page, and behind a page of a statement, may belong to it. */
  const readTogether = (pages: readonly PageLines[]): Stages => {
    const [first = 1, last = pageCount] = [pages[0]?.number, pages.at(-1)?.number]
    const from = first === printed[0]?.number ? 1 : first
    const next = printed.find(({ number }) => number > last)?.number ?? Infinity
    const others = unread.filter((page) => page >= from && page < next)
    const read = (some: readonly PageLines[], mayDoubt = false) =>
      readTables(some, others, given, order, mayDoubt)
    const isTyped = pages.every(({ recognised, instead }) => !recognised && !instead)
    const tables = read(pages, isTyped)
    const mended = isTyped ? { pages, read: tables } : mendPages(pages, tables, read)
    const statement = toStatement(mended.read, mended.pages, pageCount, others)
    return { pages: mended.pages, ...mended.read, statement }
  }
  const parts: [Stages, ...Stages[]] =
    given && given.length > 0 ? [readTogether(printed)] : readParts(printed, readTogether)
  return { parts, statement: joinStatements(parts) }
}

/**
 * What was read of pages that may be read in two ways, or were recognised: the better way of each, then misread numbers, and last
 * what is taken for granted where nothing holds yet.
 */
function mendPages(
  pages: readonly PageLines[],
  first: TablesRead,
  read: (pages: readonly PageLines[], mayDoubt?: boolean) => TablesRead,
): Repaired<TablesRead> {
  const chosen = choosePages(pages, first, read)
  const isRecognised = chosen.pages.some(({ recognised }) => recognised)
  const repaired = isRecognised ? repairRecognised(chosen.pages, chosen.read, read) : chosen
  return { ...repaired, read: read(repaired.pages, true) }
}

/** The pages of a document that were not asked for, or that have no text to read. */
function unreadPages(pages: readonly PageLines[], pageCount: number): number[] {
  const isRead = ({ state, textDoubt }: PageLines) => state === 'text' && textDoubt !== 'garbled'
  const read = new Set(pages.filter(isRead).map(({ number }) => number))
  return Array.from({ length: pageCount }, (_, i) => i + 1).filter((number) => !read.has(number))
}
