import type { InkMap } from './components.ts'
import type { GrayImage } from './gray-image.ts'
import { inBands } from './in-bands.ts'

/** In pixels at 300 dpi: beside an upright line, this far away, there is paper on both sides. */
const BESIDE = 6
/** In levels of grey: a line is darker than the paper beside it by at least this much... */
const DARKER = 3
/** ...in this many rows of the page's pixels above and below... */
const REACH = 7
/** ...but for some, in which noise hides it. Between letters above each other there is paper in more of them. */
const SHARE = 0.65

/**
 * The ink of a page with that of faint upright lines: hairlines and grey rulings of tables are lighter than what is
 * taken for ink, and noise breaks them into strokes that would be read as letters.
 *
 * @param map the ink of the same page
 */
export function withFaintLines(image: GrayImage, map: InkMap): InkMap {
  const { width, height } = image
  // Which pixels are darker is kept for the last rows only: each new row takes the place of the oldest.
  const rows = Array.from({ length: 2 * REACH + 1 }, () => new Uint8Array(width))
  const none = new Uint8Array(width)
  const ink = map.ink.slice()
  const counts = new Uint8Array(width)
  const least = Math.ceil(SHARE * rows.length)
  inBands(height + REACH, (from, to) => {
    for (let next = from; next < to; next++) {
      const row = rows[next % rows.length] as Uint8Array
      const middle = next < REACH ? none : ink.subarray((next - REACH) * width, (next - REACH + 1) * width)
      countDarker(image, next, row, counts, middle, least)
    }
  })
  return { width, height, ink }
}

/**
 * Which pixels of a row are darker than those to the left and to the right of them: 1, and 0 elsewhere. They are counted in
 * place of those of the row that stood there before, and where there are enough, there is ink in the middle of all rows.
 */
function countDarker(
  { width, height, pixels }: GrayImage,
  y: number,
  row: Uint8Array,
  counts: Uint8Array,
  middle: Uint8Array,
  least: number,
): void {
  // Below the page there is nothing: the paper is as dark as that beside it.
  const [apart, from] = y < height ? [BESIDE, y * width] : [0, 0]
  for (let x = BESIDE, i = from + BESIDE; x < width - BESIDE; x++, i++) {
    const value = (pixels[i] as number) + DARKER
    // Both differences have a minus.
    const darker = ((value - (pixels[i - apart] as number)) & (value - (pixels[i + apart] as number))) >>> 31
    const count = (counts[x] as number) + darker - (row[x] as number)
    counts[x] = count
    row[x] = darker
    middle[x] = (middle[x] as number) | ((least - 1 - count) >>> 31)
  }
}
