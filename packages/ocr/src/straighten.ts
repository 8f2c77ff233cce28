import type { GrayImage } from './gray-image.ts'
import { inBands } from './in-bands.ts'
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
  inBands(height, (from, to) => addLowerEdges(pixels, width, Math.max(1, from), to, threshold, xs, ys))
  if (xs.length === 0) return 0
  const every = Math.ceil(xs.length / MOST_POINTS)
  const [someX, someY] = [xs, ys].map((all) => Float64Array.from(all.filter((_, i) => i % every === 0))) as [
    Float64Array,
    Float64Array,
  ]
  const sharpness = (degrees: number, rowHeight: number) =>
    sharpnessAt(Math.tan(toRadians(degrees)), someX, someY, rowHeight, image)
  const coarse = sharpest(0, MAX_DEGREES, COARSE_STEP, (degrees) => sharpness(degrees, COARSE_ROW))
  return sharpest(coarse, COARSE_STEP, FINE_STEP, (degrees) => sharpness(degrees, 2))
}

/** The lower edges of letters in some rows: they stand on a line, whatever else they are. */
function addLowerEdges(
  pixels: Uint8Array,
  width: number,
  from: number,
  to: number,
  threshold: number,
  xs: number[],
  ys: number[],
): void {
  for (let y = from; y < to; y++) {
    for (let x = 0, i = y * width; x < width; x += COLUMNS_APART, i += COLUMNS_APART) {
      if ((pixels[i - width] as number) < threshold && (pixels[i] as number) >= threshold) {
        xs.push(x)
        ys.push(y)
      }
    }
  }
}

/** How much the number of points changes from row to row along lines of a slope. */
function sharpnessAt(
  slope: number,
  xs: Float64Array,
  ys: Float64Array,
  rowHeight: number,
  { width, height }: Pick<GrayImage, 'width' | 'height'>,
): number {
  const reach = Math.ceil(width * Math.abs(slope))
  const rows = new Float64Array(Math.ceil((height + 2 * reach) / rowHeight) + 1)
  let sum = 0
  for (let i = 0; i < xs.length; i++) {
    const row = Math.floor(((ys[i] as number) - slope * (xs[i] as number) + reach) / rowHeight)
    const count = rows[row] as number
    // The next square number is this much larger.
    sum += 2 * count + 1
    rows[row] = count + 1
  }
  return sum
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
  inBands(height, (from, to) => {
    if (keystone) turnNarrowing(image, turned, from, to, degrees, keystone)
    else turnRows(image, turned, from, to, degrees)
  })
  return { width, height, pixels: turned }
}

function turnNarrowing(
  image: GrayImage,
  turned: Uint8Array,
  from: number,
  to: number,
  degrees: number,
  keystone: Keystone,
): void {
  const { width } = image
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = beforeTurn(image, degrees, x, y, keystone)
      turned[y * width + x] = valueAt(image, toParts(fromX), toParts(fromY))
    }
  }
}

function turnRows(image: GrayImage, turned: Uint8Array, from: number, to: number, degrees: number): void {
  const { width } = image
  const [cos, sin] = [toParts(Math.cos(toRadians(degrees))), toParts(Math.sin(toRadians(degrees)))]
  for (let y = from; y < to; y++) {
    const [fromX, fromY] = beforeTurn(image, degrees, 0, y)
    turnRow(image, turned, y * width, toParts(fromX), toParts(fromY), cos, sin)
  }
}

/**
 * Fills one row of a turned image. Steps along it are even unless the page narrows: half a tenth of a second for a page,
 * not one.
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
