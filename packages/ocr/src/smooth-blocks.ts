import type { GrayImage } from './gray-image.ts'

/** PDFium draws a picture larger without smoothing once its pixels become this wide, and pages of 20 dpi are no text. */
const [SMALLEST, LARGEST] = [2, 15]
/** Of the lines of pixels of an enlarged picture, at least this share repeat the one before. */
const REPEATED = 0.5

/**
 * A picture of low resolution that was enlarged by repeating its pixels, enlarged evenly instead: between the middles of
 * two blocks the brightness changes bit by bit. Any other picture stays as it is.
 */
export function smoothBlocks(image: GrayImage): GrayImage {
  const { width, height, pixels } = image
  const columns = samplesOf(width, (x) => {
    for (let i = x; i < pixels.length; i += width) if (pixels[i] !== pixels[i - 1]) return false
    return true
  })
  const rows = samplesOf(height, (y) => {
    for (let i = y * width; i < (y + 1) * width; i++) if (pixels[i] !== pixels[i - width]) return false
    return true
  })
  if (columns === null || rows === null) return image
  const smooth = new Uint8Array(pixels.length)
  for (let y = 0, i = 0; y < height; y++) {
    const [above, below, v] = rows[y] as Sample
    for (let x = 0; x < width; x++, i++) {
      const [left, right, u] = columns[x] as Sample
      const [a, b] = [pixels[above * width + left] as number, pixels[above * width + right] as number]
      const [c, d] = [pixels[below * width + left] as number, pixels[below * width + right] as number]
      const top = a + (b - a) * u
      smooth[i] = top + (c + (d - c) * u - top) * v + 0.5
    }
  }
  return { width, height, pixels: smooth }
}

/** Two lines of pixels, and how far a third one is from the first to the second. */
type Sample = readonly [from: number, to: number, share: number]

/** What each line of pixels lies between; null where the lines are not those of an enlarged picture. */
function samplesOf(size: number, repeats: (at: number) => boolean): Sample[] | null {
  const starts = [0]
  for (let at = 1; at < size; at++) if (!repeats(at)) starts.push(at)
  if (size - starts.length < REPEATED * size) return null
  const lengths = starts.map((start, i) => (starts[i + 1] ?? size) - start)
  const block = median(lengths)
  if (block < SMALLEST || block > LARGEST) return null
  // Blank paper between them is as many blocks as it has room for.
  const middles = starts.flatMap((start, i) => {
    const length = lengths[i] as number
    const count = Math.max(1, Math.round(length / block))
    return Array.from({ length: count }, (_, k) => start + ((k + 0.5) * length) / count - 0.5)
  })
  let next = 0
  return Array.from({ length: size }, (_, at) => {
    while (next < middles.length && (middles[next] as number) <= at) next++
    const [from, to] = [
      middles[next - 1] ?? (middles[0] as number),
      middles[next] ?? (middles.at(-1) as number),
    ]
    const share = to > from ? (at - from) / (to - from) : 0
    return [Math.round(from), Math.round(to), share] as const
  })
}

const median = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? 0
