import type { InkMap } from './components.ts'
import type { GrayImage } from './gray-image.ts'

/** On white paper ink is darker than one of these, even if it is faint or was blurred. */
const [DARKEST_THRESHOLD, LIGHTEST_THRESHOLD] = [110, 190]

/** Parts a picture on white paper into ink and paper, where their brightness differs most (Otsu 1979). */
export function toInkMap({ width, height, pixels }: GrayImage): InkMap {
  const threshold = Math.min(LIGHTEST_THRESHOLD, Math.max(DARKEST_THRESHOLD, otsu(pixels)))
  const ink = new Uint8Array(pixels.length)
  for (let i = 0; i < pixels.length; i++) if ((pixels[i] as number) < threshold) ink[i] = 1
  return { width, height, ink }
}

function otsu(pixels: Uint8Array): number {
  const counts = new Float64Array(256)
  for (let i = 0; i < pixels.length; i += 3) {
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
