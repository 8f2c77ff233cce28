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
  for (let y = 0, i = 0; y < height; y++) {
    let [at, own, next] = [0, 0, 0]
    for (let x = 0; x < width; x++, i++) {
      const [first, part] = [into[x] as number, parts[x] as number]
      const ink = WHITE - (pixels[i] as number)
      if (first > at) {
        condensed[y * narrow + at] = WHITE - own + 0.5
        at = first
        own = next
        next = 0
      }
      own += ink * part
      next += ink * (share - part)
    }
    condensed[y * narrow + at] = WHITE - own + 0.5
    if (at + 1 < narrow) condensed[y * narrow + at + 1] = WHITE - next + 0.5
  }
  return { width: narrow, height, pixels: condensed }
}
