import type { GrayImage } from './gray-image.ts'

const WHITE = 255

/**
 * A picture made narrower, its rows as many as before: the ink of each column falls into the one or two that it covers.
 *
 * @param share of its width, at most 1
 */
export function condense({ width, height, pixels }: GrayImage, share: number): GrayImage {
  const narrow = Math.ceil(width * share)
  const condensed = new Uint8Array(narrow * height)
  const into = Int32Array.from({ length: width }, (_, x) => x * share)
  const parts = Float64Array.from(into, (first, x) => Math.min(share, first + 1 - x * share))
  for (let y = 0; y < height; y++) {
    const row = condensed.subarray(y * narrow, (y + 1) * narrow)
    condenseRow(pixels, y * width, row, into, parts, share)
  }
  return { width: narrow, height, pixels: condensed }
}

function condenseRow(
  pixels: Uint8Array,
  from: number,
  row: Uint8Array,
  into: Int32Array,
  parts: Float64Array,
  share: number,
): void {
  let [at, current, next] = [0, 0, 0]
  for (let x = 0; x < into.length; x++) {
    const [first, part] = [into[x] as number, parts[x] as number]
    const ink = WHITE - (pixels[from + x] as number)
    if (first > at) {
      row[at] = WHITE - current + 0.5
      at = first
      current = next
      next = 0
    }
    current += ink * part
    next += ink * (share - part)
  }
  row[at] = WHITE - current + 0.5
  if (at + 1 < row.length) row[at + 1] = WHITE - next + 0.5
}
