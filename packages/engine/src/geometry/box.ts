import type { Span } from './span.ts'
import { COLUMN_EDGE } from './tolerances.ts'

/** A rectangle on a page: origin top left, y grows downwards, PDF points (1/72 inch). */
export type Box = { readonly x0: number; readonly top: number; readonly x1: number; readonly bottom: number }

/** The smallest box around all of `boxes`, which must not be empty. */
export function boundsOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new Error('boundsOf needs at least one box')
  const bounds = { x0: Infinity, top: Infinity, x1: -Infinity, bottom: -Infinity }
  for (const { x0, top, x1, bottom } of boxes) {
    bounds.x0 = Math.min(bounds.x0, x0)
    bounds.top = Math.min(bounds.top, top)
    bounds.x1 = Math.max(bounds.x1, x1)
    bounds.bottom = Math.max(bounds.bottom, bottom)
  }
  return bounds
}

/** How many points two x intervals share; negative is the gap between them. */
export function overlapX(a: Span, b: Span): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
}

/** Whether x intervals begin at one margin, or end at one. */
export function areAligned(intervals: readonly Span[]): boolean {
  const spread = (edges: readonly number[]) => Math.max(...edges) - Math.min(...edges)
  return (
    spread(intervals.map(({ x0 }) => x0)) <= COLUMN_EDGE ||
    spread(intervals.map(({ x1 }) => x1)) <= COLUMN_EDGE
  )
}
