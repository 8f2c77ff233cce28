import type { Segment } from './find-segments.ts'
import { crop, type GrayImage, type PixelBox } from './gray-image.ts'

/** White around what is recognised, in letter heights. */
const [MARGIN_X, MARGIN_Y] = [0.5, 0.6]
const WHITE = 255

/** A part of a picture, and where its corner lies there. */
export type CutOut = { readonly part: GrayImage; readonly left: number; readonly above: number }

/** A segment with some paper around, without the letters of others that reach into it. */
export function cutOut(image: GrayImage, segment: Segment, all: readonly Segment[], height: number): CutOut {
  const [x, y] = [MARGIN_X * height, MARGIN_Y * height]
  const left = Math.max(0, Math.round(segment.x0 - x))
  const above = Math.max(0, Math.round(segment.top - y))
  const box = {
    x0: left,
    top: above,
    x1: Math.min(image.width, Math.round(segment.x1 + x)),
    bottom: Math.min(image.height, Math.round(segment.bottom + y)),
  }
  const part = crop(image, box)
  for (const other of all) {
    if (other === segment || !overlap(other, box)) continue
    for (const letter of other.parts) {
      if (overlap(letter, box) && !segment.parts.some((own) => overlap(own, letter)))
        whiten(part, letter, left, above)
    }
  }
  return { part, left, above }
}

const overlap = (a: PixelBox, b: PixelBox): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.top < b.bottom && b.top < a.bottom

function whiten({ width, height, pixels }: GrayImage, box: PixelBox, left: number, above: number): void {
  const [x0, x1] = [Math.max(0, box.x0 - left - 1), Math.min(width, box.x1 - left + 1)]
  for (let y = Math.max(0, box.top - above - 1); y < Math.min(height, box.bottom - above + 1); y++)
    pixels.fill(WHITE, y * width + x0, y * width + x1)
}
