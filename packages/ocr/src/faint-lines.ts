import type { InkMap } from './components.ts'
import type { GrayImage } from './gray-image.ts'

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
  const darker = darkerThanBeside(image)
  const none = new Uint8Array(width)
  const rowOf = (y: number) => (y < 0 || y >= height ? none : darker.subarray(y * width, (y + 1) * width))
  const ink = map.ink.slice()
  const counts = new Uint8Array(width)
  const least = Math.ceil(SHARE * (2 * REACH + 1))
  for (let y = -REACH; y < height; y++) {
    const [entered, left] = [rowOf(y + REACH), rowOf(y - REACH - 1)]
    const row = y < 0 ? none : ink.subarray(y * width, (y + 1) * width)
    for (let x = 0; x < width; x++) {
      const count = (counts[x] as number) + (entered[x] as number) - (left[x] as number)
      counts[x] = count
      // 1 where there are enough of them.
      row[x] = (row[x] as number) | ((least - 1 - count) >>> 31)
    }
  }
  return { width, height, ink }
}

/** Which pixels are darker than those to the left and to the right of them: 1, and 0 elsewhere. */
function darkerThanBeside({ width, height, pixels }: GrayImage): Uint8Array {
  const darker = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let i = y * width + BESIDE, end = (y + 1) * width - BESIDE; i < end; i++) {
      const value = (pixels[i] as number) + DARKER
      // Both differences have a minus.
      darker[i] = ((value - (pixels[i - BESIDE] as number)) & (value - (pixels[i + BESIDE] as number))) >>> 31
    }
  }
  return darker
}
