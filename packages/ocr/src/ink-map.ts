import type { InkMap } from './components.ts'
import type { GrayImage } from './gray-image.ts'

/** On white paper ink is darker than one of these, even if it is faint or was blurred. */
const [DARKEST_THRESHOLD, LIGHTEST_THRESHOLD] = [110, 190]

/** Parts a picture on white paper into ink and paper, where their brightness differs most (Otsu 1979). */
export function toInkMap(image: GrayImage): InkMap {
  const { width, height, pixels } = image
  const threshold = inkThreshold(image)
  const ink = new Uint8Array(pixels.length)
  // 1 where the difference has a minus: loops over all pixels are quickest without branches.
  for (let i = 0; i < ink.length; i++) ink[i] = ((pixels[i] as number) - threshold) >>> 31
  return { width, height, ink }
}

/** What is darker is ink. */
export const inkThreshold = ({ pixels }: GrayImage): number =>
  Math.min(LIGHTEST_THRESHOLD, Math.max(DARKEST_THRESHOLD, otsu(pixels)))

/** Brightness is counted in one pixel of so many. */
const SAMPLED = 7

function otsu(pixels: Uint8Array): number {
  const counts = new Float64Array(256)
  for (let i = 0; i < pixels.length; i += SAMPLED) {
    const value = pixels[i] as number
    counts[value] = (counts[value] as number) + 1
  }
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
