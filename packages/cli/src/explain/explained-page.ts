import {
  type Box,
  boundsOf,
  type Heading,
  type PageLines,
  type Stages,
  type TablePart,
  type TableReading,
} from '@ledgerlift/engine'
import { type ExplainedRow, explainRows } from './explain-rows.ts'

type Header = Stages['headers'][number][number]

/** The stretch of a table that stands on one page. */
export type TableOnPage = {
  readonly reading: TableReading
  /** Counts the tables of the document, from 1. */
  readonly number: number
  /** The table begins on this page. */
  readonly isFirst: boolean
  readonly entries: readonly (ExplainedRow | Heading)[]
}

/** A part of a table as it lies on its page. */
export type PartOnPage = {
  readonly part: TablePart
  readonly box: Box
  /** Null where no row was found in it. */
  readonly reading: TableReading | null
}

/** Everything that the engine made of one page. */
export type ExplainedPage = {
  readonly page: PageLines
  readonly dropped: PageLines['lines']
  readonly headers: readonly Header[]
  readonly parts: readonly PartOnPage[]
  readonly tables: readonly TableOnPage[]
  /** Rows with words on this page, those that began on the page before included, and the box around these words. */
  readonly rows: readonly { readonly row: ExplainedRow; readonly box: Box }[]
}

/** Deals what the stages made of a document out to its pages. */
export function toExplainedPages(stages: Stages): ExplainedPage[] {
  const rows = explainRows(stages)
  const explained = [...rows.values()]
  const { tables } = stages.reading
  return stages.pages.map((page, p): ExplainedPage => {
    const kept = new Set(stages.bodies[p])
    const parts = stages.parts.flatMap((part, i): PartOnPage[] => {
      if (part.page !== page.number || part.lines.length === 0) return []
      const reading = tables.find(({ table }) =>
        table.entries.some((entry) => entry.kind === 'row' && entry.part === i),
      )
      return [{ part, box: boundsOf(part.lines.map(({ line }) => line)), reading: reading ?? null }]
    })
    return {
      page,
      dropped: page.lines.filter((line) => !kept.has(line)),
      headers: stages.headers[p] ?? [],
      parts,
      tables: tables.flatMap((reading, i) => tableOnPage(reading, i + 1, page.number, rows) ?? []),
      rows: explained.flatMap((row) => rowOnPage(row, page.number) ?? []),
    }
  })
}

function tableOnPage(
  reading: TableReading,
  number: number,
  page: number,
  rows: ReturnType<typeof explainRows>,
): TableOnPage | null {
  const { entries } = reading.table
  const own = entries.filter((entry) => entry.page === page)
  if (own.length === 0) return null
  return {
    reading,
    number,
    isFirst: own[0] === entries[0],
    entries: own.flatMap((entry) => (entry.kind === 'row' ? (rows.get(entry) ?? []) : entry)),
  }
}

function rowOnPage(row: ExplainedRow, page: number) {
  const words = row.row.cells.flat().filter((word) => word.page === page)
  return words.length === 0 ? null : { row, box: boundsOf(words) }
}
