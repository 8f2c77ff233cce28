import type { GrayImage, PixelBox } from '../gray-image.ts'
import type { TypeMetrics } from '../word-types.ts'
import type { Look } from './look.ts'

/** The squares of the grid on which each glyph is drawn, whatever its size. */
const [COLUMNS, ROWS] = [10, 14]
/** How much height, width and place count beside the squares of the grid. */
const PLACE_WEIGHT = 3.2
const WHITE = 255

export function lookOf(image: GrayImage, box: PixelBox, { baseline, size }: TypeMetrics): Look {
  const { width, pixels } = image
  const look = new Float32Array(COLUMNS * ROWS + 4)
  const [w, h] = [box.x1 - box.x0, box.bottom - box.top]
  for (let row = 0; row < ROWS; row++) {
    const top = Math.floor(box.top + (row * h) / ROWS)
    const bottom = Math.max(top + 1, Math.floor(box.top + ((row + 1) * h) / ROWS))
    for (let column = 0; column < COLUMNS; column++) {
      const left = Math.floor(box.x0 + (column * w) / COLUMNS)
      const right = Math.max(left + 1, Math.floor(box.x0 + ((column + 1) * w) / COLUMNS))
      let ink = 0
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) ink += WHITE - (pixels[y * width + x] as number)
      look[row * COLUMNS + column] = ink / (WHITE * (bottom - top) * (right - left))
    }
  }
  look.set(
    [h / size, w / size, (baseline - box.bottom) / size, (baseline - box.top) / size].map(
      (share) => PLACE_WEIGHT * share,
    ),
    COLUMNS * ROWS,
  )
  return look
}

/** The size of a glyph, and how far its edges are above the line, in font sizes. */
export type Place = {
  readonly height: number
  readonly width: number
  readonly bottom: number
  readonly top: number
}

export function placeOf(look: Look): Place {
  const [height, width, bottom, top] = Array.from(
    look.subarray(COLUMNS * ROWS),
    (share) => share / PLACE_WEIGHT,
  ) as [number, number, number, number]
  return { height, width, bottom, top }
}

/** How unlike two glyphs look: 0 is the same. */
export function unlikeness(a: Look, b: Look, limit = Infinity): number {
  let sum = 0
  for (let i = a.length - 1; i >= 0; i--) {
    const difference = (a[i] as number) - (b[i] as number)
    sum += difference * difference
    if (sum > limit) return sum
  }
  return sum
}

/** Parts that lie above each other, as those of a colon or of a broken digit, are one glyph. */
export function toGlyphs(parts: readonly PixelBox[]): PixelBox[] {
  const glyphs: PixelBox[] = []
  for (const part of [...parts].sort((a, b) => a.x0 - b.x0)) {
    const last = glyphs.at(-1)
    const shared = last ? Math.min(last.x1, part.x1) - part.x0 : 0
    if (last && shared > ABOVE_EACH_OTHER * Math.min(last.x1 - last.x0, part.x1 - part.x0)) {
      glyphs[glyphs.length - 1] = {
        x0: last.x0,
        x1: Math.max(last.x1, part.x1),
        top: Math.min(last.top, part.top),
        bottom: Math.max(last.bottom, part.bottom),
      }
    } else glyphs.push(part)
  }
  return glyphs
}

/** A comma reaches under its digit by less than this share of its width. */
const ABOVE_EACH_OTHER = 0.6
