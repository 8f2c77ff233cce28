import type { ColumnKind } from '../language/language.ts'
import type { TableBlock } from '../manuscript/manuscript.ts'
import type { Look } from '../plan/plan.ts'
import { MARGIN } from './press.ts'
import type { Measure } from './sheet.ts'

/** A column with its place on the page, in points. */
export type PlacedColumn = TableBlock['columns'][number] & {
  readonly x0: number
  readonly x1: number
  /** Lines of the title, none where there is none. */
  readonly titleLines: readonly string[]
}

/**
 * Places the columns of all tables of a statement alike: each as wide as its widest cell or title, the gutter
 * between them, so that a full cell ends a gutter's width before the next.
 */
export function placeColumns(
  tables: readonly TableBlock[],
  look: Look,
  measure: Measure,
  pageWidth: number,
): PlacedColumn[] {
  const columns = tables[0]?.columns ?? []
  const titles = columns.map(({ title }) =>
    (look.wrapsTitles ? title.split(' ') : [title]).filter((line) => line !== ''),
  )
  const widths = columns.map(({ kind }, i) =>
    Math.max(
      ...(titles[i] as string[]).map((line) => measure(line, look.size, true)),
      ...tables.flatMap(({ entries, carry }) =>
        [...entries, ...carriedEntries(entries.length, carry)].flatMap(({ cells }) =>
          (cells[kind] ?? []).map((line) => measure(line, look.size, false)),
        ),
      ),
      look.size,
    ),
  )
  const total = widths.reduce((sum, width) => sum + width, 0) + look.gutter * (columns.length - 1)
  const slack = look.fillsPage ? Math.max(0, pageWidth - 2 * MARGIN - total) : 0
  return spread(columns, titles, widths, look.gutter, slack)
}

function spread(
  columns: TableBlock['columns'],
  titles: readonly (readonly string[])[],
  widths: readonly number[],
  gutter: number,
  slack: number,
): PlacedColumn[] {
  const widened: ColumnKind = 'description'
  let x = MARGIN
  return columns.map((column, i) => {
    const width = (widths[i] as number) + (column.kind === widened ? slack : 0)
    const placed = { ...column, x0: x, x1: x + width, titleLines: titles[i] as readonly string[] }
    x += width + gutter
    return placed
  })
}

/** The balances carried after each entry: any of them may stand at a page's end. */
function carriedEntries(count: number, carry: TableBlock['carry']) {
  return carry === null
    ? []
    : Array.from({ length: count }, (_, entry) => carry(entry)).flatMap(({ foot, head }) => [foot, head])
}
