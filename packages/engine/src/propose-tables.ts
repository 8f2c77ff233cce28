import { readStagesOfPages } from './extract-statement.ts'
import { type Box, boundsOf } from './geometry/box.ts'
import type { PageLines } from './layout/page-lines.ts'
import type { Line } from './layout/word.ts'
import { readTables, type TablesRead } from './read-tables.ts'
import { columnsOf, findPlainLines } from './table/find-plain-tables.ts'
import { type GivenTable, partByGiven } from './table/given-table.ts'
import type { TablePart } from './table/table.ts'

/** White around a proposed table, in points: enough that no letter touches its edge. */
const MARGIN = 3

/**
 * Where the engine finds tables: those of transactions, and on pages without any, lines that stand in columns. What it
 * proposes can be given back to it (`given`), changed or not.
 */
export function proposeTables(pages: readonly PageLines[]): GivenTable[] {
  let tables = 0
  return readStagesOfPages(pages, pages.length).parts.flatMap((part) => {
    const proposed = proposeTablesOf(part.pages, part)
    const numbered = proposed.map((given) => ({ ...given, table: given.table + tables }))
    tables = 1 + Math.max(tables, ...numbered.map(({ table }) => table))
    return numbered
  })
}

/** The same for the pages of one statement. */
function proposeTablesOf(pages: readonly PageLines[], read: TablesRead): GivenTable[] {
  const proposals = read.parts.flatMap((_, i) => proposePart(pages, read, i))
  const taken = new Set(proposals.map(({ page }) => page))
  const plain = pages
    .filter(({ number }) => !taken.has(number))
    .flatMap((page) => findPlainLines(page.lines).map((lines) => ({ page, lines })))
  return [
    ...proposals,
    ...plain.map(({ page, lines }, i) => proposeLines(page, lines, read.parts.length + i)),
  ]
}

/**
 * Columns and rows for a table of which only the edges are known: those of its transactions, else of its lines.
 *
 * @returns null where there is nothing to split
 */
export function splitTable(page: PageLines, given: GivenTable): Pick<GivenTable, 'columns' | 'rows'> | null {
  const whole = { ...given, columns: [], rows: [] }
  const read = readTables([page], [], [whole])
  const found = read.parts.flatMap((_, i) => proposePart([page], read, i))
  const lines = partByGiven([page], [whole]).tables[0]?.lines ?? []
  const plain = lines.length > 0 ? [proposeLines(page, lines, 0)] : []
  const best = found.length === 1 && (found[0]?.columns.length ?? 0) > 0 ? found[0] : plain[0]
  if (!best || best.columns.length + best.rows.length === 0) return null
  // Lines above or below the table, within the area, are rows of their own.
  const outside = found.length === 1 && best === found[0] ? linesOutside(lines, best, page) : []
  return { columns: best.columns, rows: [...new Set([...best.rows, ...outside])].sort((a, b) => a - b) }
}

function linesOutside(lines: readonly Line[], { box }: GivenTable, page: PageLines): number[] {
  const { height } = page.size
  const [above, below] = [
    lines.filter(({ bottom }) => bottom / height < box[1]),
    lines.filter(({ top }) => top / height > box[3]),
  ]
  const inside = { top: box[1] * height, bottom: box[3] * height }
  const groups = [...above, inside, ...below]
  return above.length + below.length === 0 ? [] : between(groups).map((y) => y / height)
}

/** The area of a part, with the titles above its rows. */
function proposePart(pages: readonly PageLines[], read: TablesRead, index: number): GivenTable[] {
  const part = read.parts[index] as TablePart
  const p = pages.findIndex(({ number }) => number === part.page)
  const page = pages[p] as PageLines
  const table = read.reading.tables.findIndex(({ table: { entries } }) =>
    entries.some((entry) => entry.kind === 'row' && entry.part === index),
  )
  if (table < 0) return []
  const inPart = new Set(part.lines.map(({ line }) => line))
  const entries = (read.reading.tables[table]?.table.entries ?? []).map((entry) =>
    entry.kind === 'row'
      ? entry.lines.filter((line) => inPart.has(line))
      : inPart.has(entry.line)
        ? [entry.line]
        : [],
  )
  const isRow = (i: number) => read.reading.tables[table]?.table.entries[i]?.kind === 'row'
  const filled = entries.flatMap((lines, i) => (lines.length > 0 ? [{ lines, isRow: isRow(i) }] : []))
  const first = filled.findIndex((entry) => entry.isRow)
  const last = filled.findLastIndex((entry) => entry.isRow)
  if (first < 0) return []
  const rows = filled.slice(first, last + 1).map(({ lines }) => lines)
  const titles = titlesOver(read.headers[p] ?? [], rows[0]?.[0] as Line)
  const groups = [...(titles.length > 0 ? [titles] : []), ...rows].map((lines) => boundsOf(lines))
  const borders = part.columns.slice(0, -1).map(({ x1 }) => x1)
  return [toGiven(page, boundsOf(groups), { columns: borders, rows: between(groups), table })]
}

/** The lines of the nearest titles above a line that stand over it. */
function titlesOver(headers: TablesRead['headers'][number], row: Line): readonly Line[] {
  const above = headers.filter(({ lines }) => {
    const last = lines.at(-1)
    return last !== undefined && last.baseline < row.baseline && last.x0 < row.x1 && last.x1 > row.x0
  })
  return above.at(-1)?.lines ?? []
}

/** Proposes a table of any lines: each line is a row. */
function proposeLines(page: PageLines, lines: readonly Line[], table: number): GivenTable {
  const columns = columnsOf(lines)
  const gutters = columns.slice(1).map(({ x0 }, i) => ((columns[i]?.x1 ?? x0) + x0) / 2)
  return toGiven(page, boundsOf(lines), { columns: gutters, rows: between(lines), table })
}

/** Halfway between each and the next, in points. */
const between = (groups: readonly Pick<Box, 'top' | 'bottom'>[]): number[] =>
  groups.slice(1).map(({ top }, i) => ((groups[i]?.bottom ?? top) + top) / 2)

type Borders = {
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  readonly table: number
}

function toGiven(
  { number, size: { width, height } }: PageLines,
  { x0, top, x1, bottom }: Box,
  { columns, rows, table }: Borders,
): GivenTable {
  const [left, right] = [Math.max(0, x0 - MARGIN), Math.min(width, x1 + MARGIN)]
  const [above, below] = [Math.max(0, top - MARGIN), Math.min(height, bottom + MARGIN)]
  const strictly = (from: number, to: number, borders: readonly number[]) =>
    borders.filter((border) => border > from && border < to)
  return {
    page: number,
    box: [left / width, above / height, right / width, below / height],
    columns: strictly(left, right, columns).map((x) => x / width),
    rows: strictly(above, below, rows).map((y) => y / height),
    table,
  }
}
