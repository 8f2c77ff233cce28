import { type Box, overlapX } from '../geometry/box.ts'

/** Whether one of some boxes has a part of itself in another one. */
export const isAnyWithin = (boxes: readonly Box[], { x0, top, x1, bottom }: Box): boolean =>
  boxes.some((box) => overlapX(box, { x0, x1 }) > 0 && box.bottom > top && box.top < bottom)
