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
  const parts = Float32Array.from(into, (first, x) => Math.min(share, first + 1 - x * share))
  for (let y = 0, i = 0; y < height; y++) {
    const line = new Float32Array(narrow + 1)
    for (let x = 0; x < width; x++, i++) {
      const [first, part] = [into[x] as number, parts[x] as number]
      const ink = WHITE - (pixels[i] as number)
      line[first] = (line[first] as number) + ink * part
      line[first + 1] = (line[first + 1] as number) + ink * (share - part)
    }
    for (let x = 0; x < narrow; x++) condensed[y * narrow + x] = WHITE - (line[x] as number) + 0.5
  }
  return { width: narrow, height, pixels: condensed }
}
