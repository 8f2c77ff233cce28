import type { InkMap } from './components.ts'
import type { GrayImage } from './gray-image.ts'

/** In pixels at 300 dpi: an upright line is looked at over so many rows above and below, where noise evens out... */
const REACH = 4
/** ...and beside it, this far away, there is paper on both sides. */
const BESIDE = 6
/** In levels of grey: a line is at least so much darker than the paper beside it. */
const FAINT = 14

/**
 * The ink of a page with that of faint upright lines: hairlines and grey rulings of tables are lighter than what is
 * taken for ink, and noise breaks them into strokes that would be read as letters.
 *
 * @param map the ink of the same page
 */
export function withFaintLines({ width, height, pixels }: GrayImage, map: InkMap): InkMap {
  const ink = map.ink.slice()
  const sums = new Uint16Array(width)
  const rows = 2 * REACH + 1
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -REACH; y <= REACH; y++)
    for (let x = 0, i = rowAt(y); x < width; x++, i++) sums[x] = (sums[x] as number) + (pixels[i] as number)
  for (let y = 0; y < height; y++) {
    for (let x = BESIDE, i = y * width + BESIDE; x < width - BESIDE; x++, i++) {
      const dark = (sums[x] as number) + FAINT * rows
      if (dark < (sums[x - BESIDE] as number) && dark < (sums[x + BESIDE] as number)) ink[i] = 1
    }
    const [next, past] = [rowAt(y + REACH + 1), rowAt(y - REACH)]
    for (let x = 0; x < width; x++)
      sums[x] = (sums[x] as number) + (pixels[next + x] as number) - (pixels[past + x] as number)
  }
  return { width, height, ink }
}
