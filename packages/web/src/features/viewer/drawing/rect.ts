import { MIN_SELECTION } from '../limits.ts'

/** A place on a page as fractions of its width and height, from the top left corner. */
export type Point = { readonly x: number; readonly y: number }

/** All as fractions of the page. */
export type Rect = Point & { readonly width: number; readonly height: number }

/** Which sides of a rectangle move with the pointer. */
export type Handle = 'n' | 's' | 'e' | 'w' | 'nw' | 'ne' | 'sw' | 'se'

/** Differences of decimals are off by less: 0.501 - 0.5 is a little more than 0.001. */
export const ROUNDING = 1e-9

const within = (value: number): number => Math.min(1, Math.max(0, value))

/** The rectangle between two points, cut at the page's edges. */
export function rectBetween(a: Point, b: Point): Rect {
  const [x0, x1] = [within(Math.min(a.x, b.x)), within(Math.max(a.x, b.x))]
  const [y0, y1] = [within(Math.min(a.y, b.y)), within(Math.max(a.y, b.y))]
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

export const isLargeEnough = ({ width, height }: Rect): boolean =>
  width > MIN_SELECTION + ROUNDING && height > MIN_SELECTION + ROUNDING

/** A resized selection is deleted only where it is smaller than the least, not where it just has it. */
export const isTooSmall = ({ width, height }: Rect): boolean =>
  width < MIN_SELECTION - ROUNDING || height < MIN_SELECTION - ROUNDING

/** Moved as far as the page lets it, without a change of size. */
export const moved = (rect: Rect, by: Point): Rect => ({
  ...rect,
  x: Math.min(1 - rect.width, Math.max(0, rect.x + by.x)),
  y: Math.min(1 - rect.height, Math.max(0, rect.y + by.y)),
})

/** With the sides of `handle` moved; dragged over the opposite side, it turns over. */
export function resized({ x, y, width, height }: Rect, handle: Handle, by: Point): Rect {
  const from = {
    x: handle.includes('w') ? x + by.x : x,
    y: handle.includes('n') ? y + by.y : y,
  }
  const to = {
    x: handle.includes('e') ? x + width + by.x : x + width,
    y: handle.includes('s') ? y + height + by.y : y + height,
  }
  return rectBetween(from, to)
}

export const contains = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height

/** The smallest rectangle around some, of which there must be one. */
export function boundsOf(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))]
  return {
    x,
    y,
    width: Math.max(...rects.map((one) => one.x + one.width)) - x,
    height: Math.max(...rects.map((one) => one.y + one.height)) - y,
  }
}

export const encloses = (outer: Rect, { x, y, width, height }: Rect): boolean =>
  x >= outer.x - ROUNDING &&
  y >= outer.y - ROUNDING &&
  x + width <= outer.x + outer.width + ROUNDING &&
  y + height <= outer.y + outer.height + ROUNDING
