import type { GrayImage, PixelBox } from './gray-image.ts'
import { beforeTurn } from './straighten.ts'
import type { TypeMetrics } from './word-types.ts'

/** In font sizes: a digit with the gaps beside it, in the widest fonts of numbers (Courier: 0.6, and a blurred edge). */
const DIGIT = 0.7

/**
 * Whether a word stands so near to an edge of the picture that another digit of it may be cut off: the sheet lay askew on the
 * glass, or the picture shows a part of it.
 *
 * @param skew by how many degrees the picture was turned back about its middle
 */
export function isAtEdge(
  { x0, x1, top, bottom, size }: PixelBox & TypeMetrics,
  picture: Pick<GrayImage, 'width' | 'height'>,
  skew: number,
): boolean {
  const middle = (top + bottom) / 2
  return [x0 - DIGIT * size, x1 + DIGIT * size].some((x) => {
    const [before] = beforeTurn(picture, skew, x, middle)
    return before < 0 || before > picture.width
  })
}
