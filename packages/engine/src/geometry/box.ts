/** A rectangle on a page: origin top left, y grows downwards, PDF points (1/72 inch). */
export type Box = { readonly x0: number; readonly top: number; readonly x1: number; readonly bottom: number }

function unite(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    top: Math.min(a.top, b.top),
    x1: Math.max(a.x1, b.x1),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/** The smallest box around all of `boxes`, which must not be empty. */
export function boundsOf(boxes: readonly Box[]): Box {
  const [first, ...rest] = boxes
  if (!first) throw new Error('boundsOf needs at least one box')
  return rest.reduce<Box>(unite, { x0: first.x0, top: first.top, x1: first.x1, bottom: first.bottom })
}

/** How many points two x intervals share; negative is the gap between them. */
export function overlapX(a: { x0: number; x1: number }, b: { x0: number; x1: number }): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
}
