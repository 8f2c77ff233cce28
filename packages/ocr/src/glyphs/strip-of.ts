import type { GrayImage, PixelBox } from '../gray-image.ts'
import type { TypeMetrics } from '../word-types.ts'
import { ABOVE, CAPITALS, ROWS, type Strip } from './strip.ts'

/** How high capitals are, in font sizes, in Helvetica, Times and Courier. */
const RISE = 0.71
const WHITE = 255

type Place = Pick<PixelBox, 'x0' | 'x1'> & TypeMetrics

/** The strip of a word where it stands on its page, each square interpolated between the pixels around its middle. */
export function stripOf(
  { width, height, pixels }: GrayImage,
  { x0, x1, baseline, size }: Place,
  glyphs: readonly PixelBox[],
): Strip {
  const step = (RISE * size) / CAPITALS
  const toColumn = (x: number) => Math.round((x - x0) / step)
  const columns = Math.max(1, toColumn(x1))
  const ink = new Uint8Array(columns * ROWS)
  const top = baseline - (ABOVE + CAPITALS) * step
  const around = (at: number, most: number): readonly [first: number, second: number, share: number] => {
    const first = Math.max(0, Math.min(most, Math.floor(at)))
    return [first, Math.min(most, first + 1), Math.max(0, Math.min(1, at - first))]
  }
  const rows = Array.from({ length: ROWS }, (_, row) => around(top + (row + 0.5) * step - 0.5, height - 1))
  for (let column = 0, i = 0; column < columns; column++) {
    const [left, right, u] = around(x0 + (column + 0.5) * step - 0.5, width - 1)
    for (const [above, below, v] of rows) {
      const upper =
        (pixels[above * width + left] as number) * (1 - u) + (pixels[above * width + right] as number) * u
      const lower =
        (pixels[below * width + left] as number) * (1 - u) + (pixels[below * width + right] as number) * u
      ink[i++] = WHITE - (upper * (1 - v) + lower * v)
    }
  }
  return { columns, ink, glyphs: glyphs.map((box) => [toColumn(box.x0), toColumn(box.x1)] as const) }
}
