import { extractFromPages, openPdf, type Pdfium, readPageLines } from '@ledgerlift/engine'
import { judgeRows, type RowsJudged } from '../lessened/judge-lessened.ts'
import type { TrueStatement } from '../truth/true-statements.ts'
import { joinPages } from './join-pages.ts'

/** A file of two statements, and how its rows were read. */
export type JoinedRead = RowsJudged & { readonly names: string; readonly rows: number }

/**
 * Reads each statement in one file with another: that which stands `step` further in the list, and begins again at its
 * start. Statements that are no longer read right by themselves tell nothing here; they are left out.
 */
export function* readJoined(
  pdfium: Pdfium,
  statements: readonly TrueStatement[],
  step: number,
): Generator<JoinedRead> {
  const read = statements.flatMap((statement) => {
    const pages = pagesOf(pdfium, statement)
    const { wrong, spurious } = judgeRows(statement.rows, extractFromPages(pages, pages.length).transactions)
    return wrong + spurious === 0 ? [{ statement, pages }] : []
  })
  for (const [i, first] of read.entries()) {
    const second = read[(i + step) % read.length] as (typeof read)[number]
    const pages = joinPages([first.pages, second.pages])
    const rows = [...first.statement.rows, ...second.statement.rows]
    const { transactions } = extractFromPages(pages, pages.length)
    const names = `${first.statement.name} + ${second.statement.name}`
    yield { names, rows: rows.length, ...judgeRows(rows, transactions) }
  }
}

function pagesOf(pdfium: Pdfium, { pdf, password }: TrueStatement) {
  const file = openPdf(pdfium, pdf, password ?? undefined)
  try {
    return readPageLines(file)
  } finally {
    file.close()
  }
}
