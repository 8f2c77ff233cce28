import type { InkMap } from './components.ts'
import type { GrayImage } from './gray-image.ts'

/** In pixels at 300 dpi: beside an upright line, this far away, there is paper on both sides. */
const BESIDE = 6
/** In levels of grey: a line is darker than the paper beside it by at least so much... */
const DARKER = 3
/** ...in so many rows of pixels, those of a page, above and below... */
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
  const ink = map.ink.slice()
  const counts = new Uint8Array(width)
  const least = Math.ceil(SHARE * (2 * REACH + 1))
  for (let y = -REACH; y < height; y++) {
    const [next, past] = [(y + REACH) * width, (y - REACH - 1) * width]
    for (let x = 0; x < width; x++) {
      const entered = next < darker.length ? (darker[next + x] as number) : 0
      const left = past >= 0 ? (darker[past + x] as number) : 0
      counts[x] = (counts[x] as number) + entered - left
      if (y >= 0 && (counts[x] as number) >= least) ink[y * width + x] = 1
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
      if (value < (pixels[i - BESIDE] as number) && value < (pixels[i + BESIDE] as number)) darker[i] = 1
    }
  }
  return darker
}
