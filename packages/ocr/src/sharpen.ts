import type { GrayImage } from './gray-image.ts'

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
  const soft = blur(blur(image))
  const sharp = new Uint8Array(pixels.length)
  for (let i = 0; i < sharp.length; i++) {
    const value = pixels[i] as number
    const sharper = value + gain * (value - (soft.pixels[i] as number)) + 0.5
    sharp[i] = sharper < 0 ? 0 : sharper > WHITE ? WHITE : sharper
  }
  return { width, height, pixels: sharp }
}

/** Over how many pixels the ink of most letters fades into the paper; 0 where there are no letters. */
export function edgeWidth({ width, height, pixels }: GrayImage): number {
  const widths: number[] = []
  const stepAt = (at: number) => (pixels[at + 1] as number) - (pixels[at] as number)
  for (let y = 0; y < height; y += ROWS_APART) {
    for (let x = REACH, i = y * width + REACH; x < width - REACH - 1; x++, i++) {
      const step = stepAt(i)
      const steepest = Math.abs(step)
      if (steepest < MIN_STEP) continue
      const sign = Math.sign(step)
      if (steepest < sign * stepAt(i - 1) || steepest < sign * stepAt(i + 1)) continue
      let [from, to] = [i, i + 1]
      while (i - from < REACH && sign * stepAt(from - 1) > 0) from--
      while (to - i < REACH && sign * stepAt(to) > 0) to++
      const contrast = Math.abs((pixels[to] as number) - (pixels[from] as number))
      if (contrast >= MIN_CONTRAST) widths.push(contrast / steepest)
    }
  }
  return Float64Array.from(widths).sort()[widths.length >> 1] ?? 0
}

/** Each pixel as the mean of the square around it, the edges repeated; twice that is nearly a Gaussian blur. */
function blur({ width, height, pixels }: GrayImage): GrayImage {
  const size = 2 * BLUR + 1
  // Sums of the pixels beside each other, and then of those sums above each other.
  const rows = new Uint16Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const [from, last] = [y * width, (y + 1) * width - 1]
    const [first, end] = [pixels[from] as number, pixels[last] as number]
    let sum = first * (BLUR + 1)
    for (let x = 1; x <= BLUR; x++) sum += pixels[Math.min(last, from + x)] as number
    for (let i = from; i <= last; i++) {
      rows[i] = sum
      sum += i + BLUR + 1 > last ? end : (pixels[i + BLUR + 1] as number)
      sum -= i - BLUR < from ? first : (pixels[i - BLUR] as number)
    }
  }
  const soft = new Uint8Array(pixels.length)
  const sums = new Uint16Array(width)
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -BLUR; y <= BLUR; y++)
    for (let x = 0, i = rowAt(y); x < width; x++, i++) sums[x] = (sums[x] as number) + (rows[i] as number)
  for (let y = 0, i = 0; y < height; y++) {
    const [next, past] = [rowAt(y + BLUR + 1), rowAt(y - BLUR)]
    for (let x = 0; x < width; x++, i++) {
      const sum = sums[x] as number
      soft[i] = sum / (size * size) + 0.5
      sums[x] = sum + (rows[next + x] as number) - (rows[past + x] as number)
    }
  }
  return { width, height, pixels: soft }
}
