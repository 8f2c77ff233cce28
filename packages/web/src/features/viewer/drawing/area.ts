import { GUIDE_DECIMALS, GUIDE_TOLERANCE, SNAP_DISTANCE } from '../limits.ts'
import { type Rect, ROUNDING } from './rect.ts'

/** A table area (the specification's selection) with its guides. */
export type Area = Rect & {
  readonly id: number
  /** 1-based. */
  readonly page: number
  /** Areas on several pages with the same number hold one table: they are extracted together, in the order of pages. */
  readonly table: number
  /** x of the column guides, as fractions of the page. */
  readonly columns: readonly number[]
  /** y of the row guides. */
  readonly rows: readonly number[]
}

export type Axis = 'columns' | 'rows'

/** Where the texts of a page begin and end, as fractions of it; guides snap to these. */
export type TextEdges = { readonly columns: readonly number[]; readonly rows: readonly number[] }

export const NO_EDGES: TextEdges = { columns: [], rows: [] }

/** Where an area begins and ends along the axis on which its guides stand. */
export const extentOf = (area: Rect, axis: Axis): readonly [number, number] =>
  axis === 'columns' ? [area.x, area.x + area.width] : [area.y, area.y + area.height]

/**
 * Where a guide comes to stand that is put at `at`: at the nearest text edge in reach, and within the area.
 *
 * @returns null where that is too far from the area
 */
export function placeGuide(area: Rect, axis: Axis, at: number, edges: readonly number[]): number | null {
  const [from, to] = extentOf(area, axis)
  const reach = GUIDE_TOLERANCE + ROUNDING
  if (at < from - reach || at > to + reach) return null
  return Math.min(to, Math.max(from, snap(at, edges)))
}

function snap(at: number, edges: readonly number[]): number {
  let nearest = at
  let distance = SNAP_DISTANCE
  for (const edge of edges) {
    if (Math.abs(edge - at) > distance) continue
    nearest = edge
    distance = Math.abs(edge - at)
  }
  return nearest
}

/** The guides as the extraction uses them: rounded, without duplicates, strictly inside the area, sorted. */
export function settledGuides(area: Area, axis: Axis): number[] {
  const [from, to] = extentOf(area, axis)
  const scale = 10 ** GUIDE_DECIMALS
  const rounded = area[axis].map((guide) => Math.round(guide * scale) / scale)
  return [...new Set(rounded)].filter((guide) => guide > from && guide < to).sort((a, b) => a - b)
}

/** How many columns and rows an extraction would give. */
export const sizeOf = (area: Area): { readonly columns: number; readonly rows: number } => ({
  columns: settledGuides(area, 'columns').length + 1,
  rows: settledGuides(area, 'rows').length + 1,
})

/** An area moved or resized, with those guides that are still within it. */
export function reshaped(area: Area, rect: Rect): Area {
  const isMoved = rect.width === area.width && rect.height === area.height
  const [dx, dy] = isMoved ? [rect.x - area.x, rect.y - area.y] : [0, 0]
  const next = { ...area, x: rect.x, y: rect.y, width: rect.width, height: rect.height }
  const keep = (axis: Axis, by: number) => {
    const [from, to] = extentOf(next, axis)
    return area[axis].map((guide) => guide + by).filter((guide) => guide >= from && guide <= to)
  }
  return { ...next, columns: keep('columns', dx), rows: keep('rows', dy) }
}

export type TableOfAreas = {
  /** 0-based: the specification's selection index. */
  readonly index: number
  readonly table: number
  /** In the order of pages. */
  readonly areas: readonly Area[]
}

/** The tables that areas make, in the order in which they were drawn. */
export const tablesOf = (areas: readonly Area[]): TableOfAreas[] =>
  [...Map.groupBy(areas, ({ table }) => table)].map(([table, ofTable], index) => ({
    index,
    table,
    areas: [...ofTable].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x),
  }))
