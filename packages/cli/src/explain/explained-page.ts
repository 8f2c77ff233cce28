import {
  type Box,
  boundsOf,
  type Heading,
  type PageLines,
  type Row,
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

/** A row, and the box around the words that it has on a page. */
export type RowOnPage = { readonly row: ExplainedRow; readonly box: Box }

/** Everything that the engine made of one page. */
export type ExplainedPage = {
  readonly page: PageLines
  readonly dropped: PageLines['lines']
  readonly headers: readonly Header[]
  readonly parts: readonly PartOnPage[]
  readonly tables: readonly TableOnPage[]
  /** Includes those that began on the page before. */
  readonly rows: readonly RowOnPage[]
  /** What each number is that could be an amount. */
  readonly numbers: Stages['numbers']
}

/** Distributes the results of all stages to the pages of the document; rows and tables are numbered through. */
export function toExplainedPages(parts: readonly Stages[]): ExplainedPage[] {
  let [rows, tables] = [0, 0]
  return parts.flatMap((stages) => {
    const explained = explainRows(stages, rows)
    const pages = pagesOf(stages, explained, tables)
    rows += explained.size
    tables += stages.reading.tables.length
    return pages
  })
}

/** @param tables how many the statements before this one have */
function pagesOf(stages: Stages, rows: ReadonlyMap<Row, ExplainedRow>, tables: number): ExplainedPage[] {
  const byPage = dealRows([...rows.values()])
  const readings = new Map([...rows.values()].map(({ row, reading }) => [row.part, reading]))
  return stages.pages.map((page, p): ExplainedPage => {
    const kept = new Set(stages.bodies[p])
    const parts = stages.parts.flatMap((part, i): PartOnPage[] => {
      if (part.page !== page.number || part.lines.length === 0) return []
      return [{ part, box: boundsOf(part.lines.map(({ line }) => line)), reading: readings.get(i) ?? null }]
    })
    return {
      page,
      dropped: page.lines.filter((line) => !kept.has(line)),
      headers: stages.headers[p] ?? [],
      parts,
      tables: stages.reading.tables.flatMap(
        (reading, i) => tableOnPage(reading, tables + i + 1, page.number, rows) ?? [],
      ),
      rows: byPage.get(page.number) ?? [],
      numbers: stages.numbers.filter((number) => number.page === page.number),
    }
  })
}

/** The rows that have words on each page. */
function dealRows(rows: readonly ExplainedRow[]): Map<number, RowOnPage[]> {
  const pages = new Map<number, RowOnPage[]>()
  for (const row of rows) {
    for (const [page, words] of Map.groupBy(
      row.row.cells.flatMap(({ words }) => words),
      (word) => word.page,
    )) {
      const others = pages.get(page) ?? []
      others.push({ row, box: boundsOf(words) })
      pages.set(page, others)
    }
  }
  return pages
}

function tableOnPage(
  reading: TableReading,
  number: number,
  page: number,
  rows: ReadonlyMap<Row, ExplainedRow>,
): TableOnPage | null {
  const { entries } = reading.table
  const onPage = entries.filter((entry) => (entry.kind === 'row' ? entry.page : entry.line.page) === page)
  if (onPage.length === 0) return null
  return {
    reading,
    number,
    isFirst: onPage[0] === entries[0],
    entries: onPage.flatMap((entry) => (entry.kind === 'row' ? (rows.get(entry) ?? []) : entry)),
  }
}
