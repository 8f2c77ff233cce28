import type { Area, Axis } from '../drawing/area.ts'
import { contains, type Handle, type Point, type Rect } from '../drawing/rect.ts'
import { EDGE_PX, HANDLE_PX } from '../limits.ts'

/** The size of a CSS pixel, as fractions of the page. */
export type Pixel = Point

export type Hit =
  | { readonly kind: 'handle'; readonly id: number; readonly handle: Handle }
  | { readonly kind: 'guide'; readonly id: number; readonly axis: Axis; readonly index: number }
  | { readonly kind: 'area'; readonly id: number }
  | { readonly kind: 'page' }

/** What the pointer would grab, the active area first: its handles, its edges, its guides, then any area. */
export function hitTest(areas: readonly Area[], active: number | null, at: Point, pixel: Pixel): Hit {
  const activeArea = areas.find(({ id }) => id === active)
  if (activeArea) {
    const handle = handleAt(activeArea, at, pixel) ?? edgeAt(activeArea, at, pixel)
    if (handle) return { kind: 'handle', id: activeArea.id, handle }
    const guide = guideAt(activeArea, 'columns', at, pixel) ?? guideAt(activeArea, 'rows', at, pixel)
    if (guide) return guide
    if (contains(activeArea, at)) return { kind: 'area', id: activeArea.id }
  }
  // What was drawn last lies on top.
  const area = areas.findLast((one) => contains(one, at))
  return area ? { kind: 'area', id: area.id } : { kind: 'page' }
}

/** The guide of an area under the pointer, where that is beside the area along the guide, too. */
export function guideAt(
  area: Area,
  axis: Axis,
  at: Point,
  pixel: Pixel,
): Extract<Hit, { kind: 'guide' }> | null {
  const [along, across] = axis === 'columns' ? (['x', 'y'] as const) : (['y', 'x'] as const)
  const [from, to] = across === 'y' ? [area.y, area.y + area.height] : [area.x, area.x + area.width]
  if (at[across] < from || at[across] > to) return null
  let best: { index: number; distance: number } | null = null
  for (const [index, guide] of area[axis].entries()) {
    const distance = Math.abs(guide - at[along])
    if (distance <= (EDGE_PX / 2) * pixel[along] && (best === null || distance < best.distance))
      best = { index, distance }
  }
  return best && { kind: 'guide', id: area.id, axis, index: best.index }
}

/** Where the eight handles of an area are drawn. */
export function handlesOf({ x, y, width, height }: Rect): readonly (Point & { readonly handle: Handle })[] {
  const [middle, centre] = [x + width / 2, y + height / 2]
  return [
    { handle: 'nw', x, y },
    { handle: 'ne', x: x + width, y },
    { handle: 'sw', x, y: y + height },
    { handle: 'se', x: x + width, y: y + height },
    { handle: 'n', x: middle, y },
    { handle: 's', x: middle, y: y + height },
    { handle: 'w', x, y: centre },
    { handle: 'e', x: x + width, y: centre },
  ]
}

const handleAt = (area: Rect, at: Point, pixel: Pixel): Handle | undefined =>
  handlesOf(area).find(
    ({ x, y }) =>
      Math.abs(at.x - x) <= (HANDLE_PX / 2) * pixel.x && Math.abs(at.y - y) <= (HANDLE_PX / 2) * pixel.y,
  )?.handle

function edgeAt({ x, y, width, height }: Rect, at: Point, pixel: Pixel): Handle | undefined {
  const isNear = (a: number, b: number, size: number) => Math.abs(a - b) <= (EDGE_PX / 2) * size
  const isBeside = at.y >= y && at.y <= y + height
  const isAbove = at.x >= x && at.x <= x + width
  if (isAbove && isNear(at.y, y, pixel.y)) return 'n'
  if (isAbove && isNear(at.y, y + height, pixel.y)) return 's'
  if (isBeside && isNear(at.x, x, pixel.x)) return 'w'
  return isBeside && isNear(at.x, x + width, pixel.x) ? 'e' : undefined
}
