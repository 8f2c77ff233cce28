import type { Segment } from './find-segments.ts'
import { crop, type GrayImage, type PixelBox } from './gray-image.ts'
import { lineOf } from './segment-type.ts'

/** Of a line by itself, in heights of its capitals: what lies above them and under the line, and beside the text. */
export type LineMargins = { readonly above: number; readonly under: number; readonly beside: number }
const WHITE = 255

/** A part of a picture, and where its corner lies there. */
export type CutOut = { readonly part: GrayImage; readonly left: number; readonly above: number }

/**
 * A segment as the one line that it is, from the tops of its tallest letters to the feet of its lowest, whether it has
 * such letters or not: all lines come out in the same proportions.
 */
export function cutLine(
  image: GrayImage,
  segment: Segment,
  all: readonly Segment[],
  margins: LineMargins,
): CutOut {
  const { baseline, rise } = lineOf(segment)
  const left = Math.max(0, Math.round(segment.x0 - margins.beside * rise))
  const above = Math.max(0, Math.round(baseline - (1 + margins.above) * rise))
  const box = {
    x0: left,
    top: above,
    x1: Math.min(image.width, Math.round(segment.x1 + margins.beside * rise)),
    bottom: Math.min(image.height, Math.round(baseline + margins.under * rise)),
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
