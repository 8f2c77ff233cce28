import type { GrayImage } from './gray-image.ts'
import { inBands } from './in-bands.ts'

/** In pixels: over at most this width does the ink of a sharp print fade into the paper, scanned at 300 dpi. */
const SHARP = 2.5
/** How much stronger details become for each pixel more, and at most: then noise becomes ink. */
const [GAIN, MOST] = [2, 2]
/** In pixels: what is wider than the blur of a scan at 150 dpi is left alone. */
const BLUR = 3
/** In pixels: farther from its steepest place an edge belongs to something else. */
const REACH = 6
/** In levels of grey: less is noise. */
const [MIN_STEP, MIN_CONTRAST] = [10, 80]
/** Edges are measured on one row of pixels in nine: a letter has three of them. */
const ROWS_APART = 9
const WHITE = 255
/** Each value that sharpening may come to, from the lowest on, as the nearest that a pixel may have: quicker than asking. */
const LOWEST = MOST * WHITE
const LIMITED = Uint8Array.from({ length: 2 * LOWEST + WHITE + 1 }, (_, i) =>
  Math.min(WHITE, Math.max(0, i - LOWEST)),
)

/**
 * A picture whose letters are out of focus, or that was scanned at less than 300 dpi, with sharper edges: what blur takes
 * away is added to it (unsharp masking), the more, the wider its edges are. A sharp one stays as it is.
 *
 * @param edges how wide they are, in pixels
 */
export function sharpen(image: GrayImage, edges = edgeWidth(image)): GrayImage {
  const gain = Math.min(MOST, GAIN * (edges - SHARP))
  if (gain <= 0) return image
  const { width, height, pixels } = image
  const { pixels: blurred } = blur(blur(image))
  const sharp = new Uint8Array(pixels.length)
  const parts = Math.round(gain * 256)
  inBands(height, (from, to) => sharpenPixels(pixels, blurred, sharp, from * width, to * width, parts))
  return { width, height, pixels: sharp }
}

function sharpenPixels(
  pixels: Uint8Array,
  blurred: Uint8Array,
  sharp: Uint8Array,
  from: number,
  to: number,
  parts: number,
): void {
  for (let i = from; i < to; i++) {
    const value = pixels[i] as number
    sharp[i] = LIMITED[value + ((parts * (value - (blurred[i] as number)) + 128) >> 8) + LOWEST] as number
  }
}

/** Over how many pixels the ink of most letters fades into the paper; 0 where there are no letters. */
export function edgeWidth({ width, height, pixels }: GrayImage): number {
  const widths: number[] = []
  for (let y = 0; y < height; y += ROWS_APART)
    addEdges(pixels, y * width + REACH, (y + 1) * width - REACH - 1, widths)
  return Float64Array.from(widths).sort()[widths.length >> 1] ?? 0
}

/** How wide the edges of letters are in a part of a row of pixels. */
function addEdges(pixels: Uint8Array, first: number, end: number, widths: number[]): void {
  for (let i = first; i < end; i++) {
    const step = stepAt(pixels, i)
    const steepest = Math.abs(step)
    if (steepest < MIN_STEP) continue
    const sign = Math.sign(step)
    if (steepest < sign * stepAt(pixels, i - 1) || steepest < sign * stepAt(pixels, i + 1)) continue
    let [from, to] = [i, i + 1]
    while (i - from < REACH && sign * stepAt(pixels, from - 1) > 0) from--
    while (to - i < REACH && sign * stepAt(pixels, to) > 0) to++
    const contrast = Math.abs((pixels[to] as number) - (pixels[from] as number))
    if (contrast >= MIN_CONTRAST) widths.push(contrast / steepest)
  }
}

/** How much lighter the next pixel is. */
const stepAt = (pixels: Uint8Array, at: number): number => (pixels[at + 1] as number) - (pixels[at] as number)

/** Each pixel as the mean of the square around it, the edges repeated; twice that is nearly a Gaussian blur. */
function blur({ width, height, pixels }: GrayImage): GrayImage {
  const soft = new Uint8Array(pixels.length)
  // For each column the sum of the square around its pixel, and what each of the rows above each other has of it.
  const sums = new Uint16Array(width)
  const rows = Array.from({ length: SIDE }, () => new Uint16Array(width))
  const padded = new Uint8Array(width + SIDE)
  const none = new Uint8Array(width)
  for (let next = -BLUR; next < height + BLUR; next++) {
    const from = Math.min(height - 1, Math.max(0, next)) * width
    padded.fill(pixels[from] as number, 0, BLUR + 1)
    padded.set(pixels.subarray(from, from + width), BLUR + 1)
    padded.fill(pixels[from + width - 1] as number, BLUR + 1 + width)
    const middle = next < BLUR ? none : soft.subarray((next - BLUR) * width, (next - BLUR + 1) * width)
    addRow(padded, rows[(next + BLUR) % SIDE] as Uint16Array, sums, middle)
  }
  return { width, height, pixels: soft }
}

const SIDE = 2 * BLUR + 1
/** Means are sums times this, divided by 2 to the power of PART_BITS: whole numbers are quicker. */
const PART_BITS = 18
const PART = Math.round((1 << PART_BITS) / SIDE ** 2)

/**
 * Adds a row to the sums of all columns, in place of the one that stood there before.
 *
 * @param middle the row that then has its means
 */
function addRow(padded: Uint8Array, row: Uint16Array, sums: Uint16Array, middle: Uint8Array): void {
  let beside = 0
  for (let x = 0; x < SIDE; x++) beside += padded[x] as number
  for (let x = 0; x < row.length; x++) {
    beside += (padded[x + SIDE] as number) - (padded[x] as number)
    const sum = (sums[x] as number) + beside - (row[x] as number)
    row[x] = beside
    sums[x] = sum
    middle[x] = (sum * PART + (1 << (PART_BITS - 1))) >> PART_BITS
  }
}
