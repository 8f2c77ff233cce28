import type { Line } from '../layout/word.ts'
import type { Ruling } from '../pdf/page.ts'
import { normalizeTitle } from '../vocabulary/normalize-title.ts'
import { dealCells } from './deal-cells.ts'
import { findColumns } from './find-columns.ts'
import { splitPanes } from './split-panes.ts'
import type { Column, Header, TablePart } from './table.ts'

/** How many lines above a header may hold the title of its section. */
const MAX_HEADING_LINES = 3

/** The text of one page as the table stage needs it. */
export type PageText = {
  readonly page: number
  readonly lines: readonly Line[]
  readonly rulings: readonly Ruling[]
  readonly headers: readonly Header[]
}

/** What the table stage asks about a line's words. */
export type LineTests = {
  /** The line prints an exact amount. */
  readonly hasAmount: (line: Line) => boolean
  /** The line prints an amount or a date. */
  readonly hasValues: (line: Line) => boolean
}

/**
 * Finds the parts of tables on all pages, in reading order. Lines under a header belong to it up to the next
 * header; a page without one goes on with the columns of the page before.
 */
export function findTables(pages: readonly PageText[], tests: LineTests): TablePart[] {
  const parts: TablePart[] = []
  let open: readonly Column[] | null = null
  for (const { page, lines, rulings, headers } of pages) {
    const verticals = rulings.filter(({ direction }) => direction === 'vertical')
    if (headers.length === 0 && open !== null && lines.some(tests.hasAmount)) {
      const columns = open
      parts.push({
        page,
        columns,
        lines: dealCells(lines, columns, rulings),
        heading: [],
        isContinuation: true,
      })
    }
    for (const [i, header] of headers.entries()) {
      const nextHeader = headers[i + 1]
      const heading = headingAbove(lines, header.first, headers[i - 1]?.last ?? -1, tests.hasValues)
      const nextHeading = nextHeader
        ? headingAbove(lines, nextHeader.first, header.last, tests.hasValues).length
        : 0
      const region = lines.slice(header.last + 1, nextHeader ? nextHeader.first - nextHeading : lines.length)
      const lastRow = region.findLastIndex(tests.hasAmount)
      const body = region.slice(0, lastRow + 1)
      for (const pane of splitPanes(header.cells)) {
        const columns: Column[] = findColumns(pane.cells, within(body, pane), verticals)
        const paneLines = within(region, pane)
        parts.push({
          page,
          columns,
          lines: dealCells(paneLines, columns, rulings),
          heading,
          isContinuation: false,
        })
        open = columns
      }
    }
  }
  return parts
}

/** Whether two parts have the same columns, so that rows may go on from one to the next. */
export function haveSameTitles(a: TablePart, b: TablePart): boolean {
  const titles = ({ columns }: TablePart) => columns.map(({ title }) => normalizeTitle(title)).join('|')
  return a.columns === b.columns || titles(a) === titles(b)
}

function headingAbove(
  lines: readonly Line[],
  first: number,
  floor: number,
  hasValues: (line: Line) => boolean,
): Line[] {
  const heading: Line[] = []
  for (let i = first - 1; i > floor && heading.length < MAX_HEADING_LINES; i--) {
    const line = lines[i] as Line
    if (hasValues(line)) break
    heading.unshift(line)
  }
  return heading
}

/** The words of each line that stand between two x positions; lines without any fall away. */
function within(lines: readonly Line[], { x0, x1 }: { x0: number; x1: number }): Line[] {
  if (x0 === Number.NEGATIVE_INFINITY && x1 === Number.POSITIVE_INFINITY) return [...lines]
  return lines.flatMap((line) => {
    const words = line.words.filter((word) => (word.x0 + word.x1) / 2 > x0 && (word.x0 + word.x1) / 2 <= x1)
    const [first, last] = [words[0], words.at(-1)]
    return first && last ? [{ ...line, words, x0: first.x0, x1: last.x1 }] : []
  })
}
