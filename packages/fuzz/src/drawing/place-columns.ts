import { spaceOf } from '../convention/space-width.ts'
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

/** A title stands clear of its neighbours, also where cells nearly touch: as a share of the size, and in spaces. */
const TITLE_GAP = 0.6
const TITLE_SPACES = 2
/** A crowded cell ends this many spaces before the next. */
const HAIR = 1.3

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
  const titleGap = Math.max(TITLE_GAP * look.size, TITLE_SPACES * spaceOf(look))
  const sized = columns.map((column, i) => {
    const titleLines = (look.wrapsTitles ? column.title.split(' ') : [column.title]).filter(
      (line) => line !== '',
    )
    const gutter = gutterAfter(columns, i, look)
    const cells = cellTexts(tables, column.kind).map((line) => measure(line, look.size, false))
    const titles = titleLines.map((line) => measure(line, look.size, true) + Math.max(0, titleGap - gutter))
    return { ...column, titleLines, gutter, width: Math.max(look.size, ...cells, ...titles) }
  })
  const total = sized.reduce((sum, { width, gutter }) => sum + width + gutter, 0)
  const slack = look.fillsPage ? Math.max(0, pageWidth - 2 * MARGIN - total) : 0
  let x = MARGIN
  return sized.map(({ gutter, width, ...column }) => {
    const x0 = x
    const x1 = x0 + width + (column.kind === 'description' ? slack : 0)
    x = x1 + gutter
    return { ...column, x0, x1 }
  })
}

/** Only figures and dates can crowd a text: where another text begins, nothing would show. */
function gutterAfter(columns: TableBlock['columns'], i: number, look: Look): number {
  const next = columns[i + 1]?.kind
  const canCrowd =
    columns[i]?.kind === 'description' && next !== undefined && next !== 'reference' && next !== 'marker'
  return look.isCrowded && canCrowd ? HAIR * spaceOf(look) : look.gutter
}

/** Everything that the column of a kind prints, in all tables. */
function cellTexts(tables: readonly TableBlock[], kind: ColumnKind): string[] {
  return tables.flatMap(({ entries, carry }) =>
    [...entries, ...carriedEntries(entries.length, carry)].flatMap(({ cells }) => cells[kind] ?? []),
  )
}

/** The balances carried after each entry: any of them may stand at a page's end. */
function carriedEntries(count: number, carry: TableBlock['carry']) {
  return carry === null
    ? []
    : Array.from({ length: count }, (_, entry) => carry(entry)).flatMap(({ foot, head }) => [foot, head])
}
