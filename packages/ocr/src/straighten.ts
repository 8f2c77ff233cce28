import type { GrayImage } from './gray-image.ts'

/** Scans that lie in a feeder are turned by less, in degrees. */
const MAX_DEGREES = 2
const STEP_DEGREES = 0.1
/** Less makes no difference to a line of text as wide as a page. */
const MIN_DEGREES = 0.15
const DARK = 128
/** Every third pixel of each row says enough. */
const SAMPLE = 3
const WHITE = 255

/**
 * By how many degrees the lines of text run down to the right. Of all angles, the number of dark pixels changes most
 * from row to row along the lines of text (projection profile; Postl 1986).
 */
export function findSkew({ width, height, pixels }: GrayImage): number {
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += SAMPLE) {
      if ((pixels[y * width + x] as number) < DARK) {
        xs.push(x)
        ys.push(y)
      }
    }
  }
  if (xs.length === 0) return 0
  const reach = Math.ceil(width * Math.tan(toRadians(MAX_DEGREES)))
  let [best, sharpest] = [0, -1]
  const steps = Math.round(MAX_DEGREES / STEP_DEGREES)
  for (let step = -steps; step <= steps; step++) {
    const slope = Math.tan(toRadians(step * STEP_DEGREES))
    const rows = new Float64Array(height + 2 * reach + 1)
    for (let i = 0; i < xs.length; i++) {
      const row = Math.round((ys[i] as number) - slope * (xs[i] as number)) + reach
      rows[row] = (rows[row] ?? 0) + 1
    }
    let sum = 0
    for (let row = 1; row < rows.length; row++)
      sum += ((rows[row] as number) - (rows[row - 1] as number)) ** 2
    // Of equals the straightest.
    if (sum > sharpest || (sum === sharpest && Math.abs(step) < Math.abs(best)))
      [best, sharpest] = [step, sum]
  }
  return best * STEP_DEGREES
}

export type Straightened = {
  readonly image: GrayImage
  /** Where a pixel of the straightened image was. */
  readonly toOriginal: (x: number, y: number) => readonly [number, number]
}

/** Turns an image about its centre so that its lines of text lie level. */
export function straighten(image: GrayImage): Straightened {
  const degrees = findSkew(image)
  if (Math.abs(degrees) < MIN_DEGREES) return { image, toOriginal: (x, y) => [x, y] }
  const { width, height, pixels } = image
  const [cos, sin] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))]
  const [cx, cy] = [width / 2, height / 2]
  const toOriginal = (x: number, y: number) =>
    [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos] as const
  const turned = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = toOriginal(x, y)
      turned[y * width + x] = sample(pixels, width, height, fromX, fromY)
    }
  }
  return { image: { width, height, pixels: turned }, toOriginal }
}

/** Between the four pixels around. */
function sample(pixels: Uint8Array, width: number, height: number, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) return WHITE
  const at = y0 * width + x0
  const [dx, dy] = [x - x0, y - y0]
  const above = (pixels[at] as number) * (1 - dx) + (pixels[at + 1] as number) * dx
  const below = (pixels[at + width] as number) * (1 - dx) + (pixels[at + width + 1] as number) * dx
  return Math.round(above * (1 - dy) + below * dy)
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
