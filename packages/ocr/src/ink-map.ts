import type { InkMap } from './components.ts'
import type { GrayImage } from './gray-image.ts'
import { inBands } from './in-bands.ts'

/** On white paper ink is darker than one of these, even if it is faint or was blurred. */
const [DARKEST_THRESHOLD, LIGHTEST_THRESHOLD] = [110, 190]

/** Parts a picture on white paper into ink and paper, where their brightness differs most (Otsu 1979), or at a threshold. */
export function toInkMap(image: GrayImage, threshold: number = inkThreshold(image)): InkMap {
  const { width, height, pixels } = image
  const ink = new Uint8Array(pixels.length)
  inBands(height, (from, to) => markInk(pixels, ink, from * width, to * width, threshold))
  return { width, height, ink }
}

function markInk(pixels: Uint8Array, ink: Uint8Array, from: number, to: number, threshold: number): void {
  // 1 where the difference has a minus: loops over all pixels are quickest without branches.
  for (let i = from; i < to; i++) ink[i] = ((pixels[i] as number) - threshold) >>> 31
}

/** What is darker is ink. */
export const inkThreshold = (image: GrayImage): number =>
  Math.min(LIGHTEST_THRESHOLD, Math.max(DARKEST_THRESHOLD, otsu(image)))

/** Brightness is counted in one pixel of this many. */
const SAMPLED = 7

function countValues(pixels: Uint8Array, counts: Float64Array, from: number, to: number): void {
  for (let i = Math.ceil(from / SAMPLED) * SAMPLED; i < to; i += SAMPLED) {
    const value = pixels[i] as number
    counts[value] = (counts[value] as number) + 1
  }
}

function otsu({ width, height, pixels }: GrayImage): number {
  const counts = new Float64Array(256)
  inBands(height, (from, to) => countValues(pixels, counts, from * width, to * width))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sum, best, threshold] = [0, 0, -1, 128]
  for (let value = 0; value < 256; value++) {
    below += counts[value] as number
    sum += value * (counts[value] as number)
    if (below === 0 || below === all) continue
    const apart = sum / below - (total - sum) / (all - below)
    const between = below * (all - below) * apart * apart
    if (between > best) [best, threshold] = [between, value + 1]
  }
  return threshold
}
