import type { TextItem } from '../../../lib/page/text-item.ts'
import { type Area, extentOf, settledGuides } from '../drawing/area.ts'
import type { Rect } from '../drawing/rect.ts'
import { TEXT_OVERLAP } from '../limits.ts'

export type Cell = {
  readonly text: string
  /** That of the least sure word where it was recognised, 0 to 100; null for text of the PDF itself. */
  readonly confidence: number | null
}

/** Rows of cells, each row as long as the others. */
export type Grid<T> = readonly (readonly T[])[]

/** The rectangles of an area's cells. */
export function cellRects(area: Area): Grid<Rect> {
  const xs = [area.x, ...settledGuides(area, 'columns'), extentOf(area, 'columns')[1]]
  const ys = [area.y, ...settledGuides(area, 'rows'), extentOf(area, 'rows')[1]]
  return ys.slice(1).map((bottom, r) =>
    xs.slice(1).map((right, c) => {
      const [x, y] = [xs[c] as number, ys[r] as number]
      return { x, y, width: right - x, height: bottom - y }
    }),
  )
}

/** Deals the texts of a page out to the cells of an area. */
export function extractCells(area: Area, items: readonly TextItem[]): Cell[][] {
  const near = items.filter((item) => shareWithin(item, area) > 0)
  return cellRects(area).map((row) => row.map((rect) => toCell(near.filter((item) => belongsTo(item, rect)))))
}

/** Section 5: more than 75 percent of the item, or its centre, lies within the cell. */
function belongsTo(item: TextItem, cell: Rect): boolean {
  const [x, y] = [item.x + item.width / 2, item.y + item.height / 2]
  // A centre on the border between two cells belongs to the second, so that no text is there twice.
  const hasCentre = x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + cell.height
  return hasCentre || shareWithin(item, cell) > TEXT_OVERLAP
}

/** How much of an item lies within a rectangle, 0 to 1. */
export function shareWithin(item: Rect, { x, y, width, height }: Rect): number {
  const across = Math.min(item.x + item.width, x + width) - Math.max(item.x, x)
  const down = Math.min(item.y + item.height, y + height) - Math.max(item.y, y)
  if (across < 0 || down < 0) return 0
  const size = item.width * item.height
  return size === 0 ? 1 : (across * down) / size
}

function toCell(items: readonly TextItem[]): Cell {
  const ordered = [...items].sort((a, b) => a.line - b.line)
  const sure = items.flatMap(({ confidence }) => confidence ?? [])
  return {
    text: ordered.map(({ text }) => text).join(' '),
    confidence: sure.length === 0 ? null : Math.min(...sure),
  }
}
