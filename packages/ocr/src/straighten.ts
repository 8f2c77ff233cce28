import type { GrayImage } from './gray-image.ts'
import { inkThreshold } from './ink-map.ts'

/** The largest angle that is looked for, in degrees: a sheet in a feeder or a photograph is turned by less. */
const MAX_DEGREES = 5.5
const [COARSE_STEP, FINE_STEP] = [0.5, 0.05]
/** The least angle that is corrected, in degrees: less makes no difference to a line of text as wide as a page. */
const MIN_DEGREES = 0.04
/** Of more points of ink, only every second, third ... is used: their angle does not change. */
const MOST_POINTS = 40_000
/** In pixels: the lower edge of a letter is several columns wide. */
const COLUMNS_APART = 3
/** Rows of points are this high, in pixels, while the angle is only roughly known. */
const COARSE_ROW = 4
const WHITE = 255

/**
 * By how many degrees the lines of text run down to the right. Of all angles, the amount of ink changes most from row
 * to row along the lines of text (projection profile; Postl 1986).
 */
export function findSkew(image: GrayImage): number {
  const { width, height, pixels } = image
  const threshold = inkThreshold(image)
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 1; y < height; y++) {
    for (let x = 0; x < width; x += COLUMNS_APART) {
      // The lower edges of letters: they stand on a line, whatever else they are.
      if (
        (pixels[(y - 1) * width + x] as number) < threshold &&
        (pixels[y * width + x] as number) >= threshold
      ) {
        xs.push(x)
        ys.push(y)
      }
    }
  }
  if (xs.length === 0) return 0
  const every = Math.ceil(xs.length / MOST_POINTS)
  const sharpness = (degrees: number, rowHeight: number): number => {
    const slope = Math.tan(toRadians(degrees))
    const reach = Math.ceil(width * Math.abs(slope))
    const rows = new Float64Array(Math.ceil((height + 2 * reach) / rowHeight) + 1)
    for (let i = 0; i < xs.length; i += every) {
      const row = Math.floor(((ys[i] as number) - slope * (xs[i] as number) + reach) / rowHeight)
      rows[row] = (rows[row] as number) + 1
    }
    return rows.reduce((sum, count) => sum + count * count, 0)
  }
  const coarse = sharpest(0, MAX_DEGREES, COARSE_STEP, (degrees) => sharpness(degrees, COARSE_ROW))
  return sharpest(coarse, COARSE_STEP, FINE_STEP, (degrees) => sharpness(degrees, 2))
}

/** Of the angles around one the best; of equals the one nearest to level. */
function sharpest(
  around: number,
  reach: number,
  step: number,
  sharpness: (degrees: number) => number,
): number {
  let [best, most] = [around, -1]
  const steps = Math.round(reach / step)
  for (let i = -steps; i <= steps; i++) {
    const degrees = around + i * step
    const value = sharpness(degrees)
    if (value > most || (value === most && Math.abs(degrees) < Math.abs(best)))
      [best, most] = [degrees, value]
  }
  return best
}

/**
 * How a page that was photographed from aside narrows, about its middle: a point of the page lies `1 + across * x + down * y`
 * times as near to it in the picture, and `slant * y` farther to the right before. All in widths of the page.
 */
export type Keystone = { readonly across: number; readonly down: number; readonly slant: number }

/** Where a pixel of an image was before it was turned back, and before it was made as wide everywhere. */
export function beforeTurn(
  { width, height }: Pick<GrayImage, 'width' | 'height'>,
  degrees: number,
  x: number,
  y: number,
  keystone: Keystone | null = null,
): readonly [x: number, y: number] {
  const [cx, cy] = [width / 2, height / 2]
  let [dx, dy] = [x - cx, y - cy]
  if (keystone) {
    const nearer = 1 + (keystone.across * dx + keystone.down * dy) / width
    dx = (dx + keystone.slant * dy) / nearer
    dy /= nearer
  }
  if (Math.abs(degrees) < MIN_DEGREES) return [cx + dx, cy + dy]
  const [cos, sin] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))]
  return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos]
}

/** @returns the image turned about its centre by `degrees` counter-clockwise, and made as wide everywhere */
export function turnBack(image: GrayImage, degrees: number, keystone: Keystone | null = null): GrayImage {
  if (Math.abs(degrees) < MIN_DEGREES && keystone === null) return image
  const { width, height } = image
  const turned = new Uint8Array(width * height)
  const [cos, sin] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))].map(toParts) as [
    number,
    number,
  ]
  for (let y = 0; y < height; y++) {
    if (keystone) {
      for (let x = 0; x < width; x++) {
        const [fromX, fromY] = beforeTurn(image, degrees, x, y, keystone)
        turned[y * width + x] = valueAt(image, toParts(fromX), toParts(fromY))
      }
    } else {
      const [fromX, fromY] = beforeTurn(image, degrees, 0, y)
      turnRow(image, turned, y * width, toParts(fromX), toParts(fromY), cos, sin)
    }
  }
  return { width, height, pixels: turned }
}

/**
 * Fills one row of a turned image. Steps along it are even unless the page narrows: half a tenth of a second for a page,
 * not one. A function of its own, since V8 compiles those that are called often better than long loops.
 */
function turnRow(
  image: GrayImage,
  turned: Uint8Array,
  from: number,
  firstX: number,
  firstY: number,
  cos: number,
  sin: number,
): void {
  const { width, pixels } = image
  const isInside = (x: number) => hasFour(image, firstX + x * cos, firstY + x * sin)
  let [start, end] = [0, width]
  while (start < end && !isInside(start)) start++
  while (end > start && !isInside(end - 1)) end--
  turned.fill(WHITE, from, from + start).fill(WHITE, from + end, from + width)
  // A row leaves the picture once: between its first and its last place inside nothing needs to be asked.
  let [fromX, fromY] = [firstX + start * cos, firstY + start * sin]
  for (let i = from + start; i < from + end; i++, fromX += cos, fromY += sin)
    turned[i] = between(pixels, width, fromX, fromY)
}

/** Whether there are four pixels around a place, in parts of a pixel. */
function hasFour({ width, height }: GrayImage, fromX: number, fromY: number): boolean {
  const [left, above] = [fromX >> PART_BITS, fromY >> PART_BITS]
  return left >= 0 && above >= 0 && left < width - 1 && above < height - 1
}

/** The value between the four pixels around a place, in parts of a pixel; white outside. */
const valueAt = (image: GrayImage, fromX: number, fromY: number): number =>
  hasFour(image, fromX, fromY) ? between(image.pixels, image.width, fromX, fromY) : WHITE

function between(pixels: Uint8Array, width: number, fromX: number, fromY: number): number {
  const at = (fromY >> PART_BITS) * width + (fromX >> PART_BITS)
  const dx = (fromX >> (PART_BITS - 8)) & 255
  const dy = (fromY >> (PART_BITS - 8)) & 255
  const top = ((pixels[at] as number) << 8) + ((pixels[at + 1] as number) - (pixels[at] as number)) * dx
  const below = at + width
  const bottom =
    ((pixels[below] as number) << 8) + ((pixels[below + 1] as number) - (pixels[below] as number)) * dx
  return ((top << 8) + (bottom - top) * dy + (1 << 15)) >> 16
}

/** Places are counted in parts of a pixel, 2 to this power of them: loops over all pixels are quickest with whole numbers. */
const PART_BITS = 18
const toParts = (pixels: number): number => Math.round(pixels * (1 << PART_BITS)) | 0

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
