import { type Box, boundsOf } from '../geometry/box.ts'
import type { PageSize } from './page.ts'

/** In points: strips of one scan that are stored as separate pictures lie closer. */
const TOUCH = 2
/** Two pictures are one if they fill more than this share of the box around them. */
const FILLED = 0.9
/** On a smaller share of the page no table can be read. */
const SMALLEST = 0.03
/** A page with more is a drawing that is made of tiles, or worse. */
const MOST_PICTURES = 400

/**
 * Where a page shows pictures: cut to the page, strips of one scan joined, and those left out that are too small to
 * hold a table.
 */
export function joinPictures(pictures: readonly Box[], { width, height }: PageSize): Box[] {
  const joined: Box[] = []
  for (const picture of pictures.slice(0, MOST_PICTURES)) {
    let box = cut(picture)
    for (let i = joined.findIndex((other) => areOne(box, other)); i >= 0; ) {
      box = boundsOf([box, ...joined.splice(i, 1)])
      i = joined.findIndex((other) => areOne(box, other))
    }
    if (areaOf(box) > 0) joined.push(box)
  }
  return joined.filter((box) => areaOf(box) >= SMALLEST * width * height)

  function cut({ x0, top, x1, bottom }: Box): Box {
    return {
      x0: Math.max(0, x0),
      top: Math.max(0, top),
      x1: Math.min(width, x1),
      bottom: Math.min(height, bottom),
    }
  }
}

export const areaOf = ({ x0, top, x1, bottom }: Box): number =>
  Math.max(0, x1 - x0) * Math.max(0, bottom - top)

function areOne(a: Box, b: Box): boolean {
  const isApart =
    a.x0 > b.x1 + TOUCH || b.x0 > a.x1 + TOUCH || a.top > b.bottom + TOUCH || b.top > a.bottom + TOUCH
  return !isApart && areaOf(a) + areaOf(b) >= FILLED * areaOf(boundsOf([a, b]))
}
