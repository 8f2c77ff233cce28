import type { GrayImage, PixelBox } from '../gray-image.ts'
import type { FoundWord, TypeMetrics } from '../word-types.ts'

/** Words of nothing but digits and low marks: their ink is as high as the digits of their font. */
const NUMBER = /^[\d.,]*\d[\d.,]*$/
/** Numbers whose heights differ by less than this share are of one size: blur, and remnants of rulings, make some higher. */
const ONE_SIZE = 0.35
/** In heights of digits: how far the line of a number may be from where its parts seem to stand, and how wide the paper is. */
const [OFF, PAPER] = [0.35, 0.25]
/** In pixels: blurred lines are found between pixels. */
const STEP = 0.25
/** How high digits are, in font sizes, in Helvetica, Times and Courier. */
const RISE = 0.71

/**
 * Where the lines of numbers run, and how large these are: their height is that of most numbers of the page, and their line
 * is where ink of that height has most paper above and below it. A point, a comma or a remnant of a ruling does not move it.
 *
 * @param words of a page
 */
export function digitLines(
  image: GrayImage,
  words: readonly (FoundWord & TypeMetrics)[],
): (word: PixelBox & TypeMetrics) => TypeMetrics {
  const sizes = Float64Array.from(
    words.filter(({ text }) => NUMBER.test(text)).map(({ size }) => size),
  ).sort()
  return (word) => {
    const near = sizes.filter((size) => Math.abs(size - word.size) < ONE_SIZE * word.size)
    const size = near[near.length >> 1] ?? word.size
    return { size, baseline: lineOf(image, word, RISE * size) }
  }
}

function lineOf(
  { width, height, pixels }: GrayImage,
  { x0, x1, baseline }: PixelBox & TypeMetrics,
  rise: number,
) {
  const [left, right] = [Math.max(0, Math.floor(x0)), Math.min(width, Math.ceil(x1))]
  const top = Math.max(0, Math.floor(baseline - (1 + OFF + PAPER) * rise))
  const bottom = Math.min(height, Math.ceil(baseline + (OFF + PAPER) * rise))
  // How much ink there is above each row.
  const above = new Float64Array(bottom - top + 1)
  for (let y = top; y < bottom; y++) {
    let light = 0
    for (let x = left; x < right; x++) light += pixels[y * width + x] as number
    above[y - top + 1] = (above[y - top] as number) - light
  }
  for (let k = 0; k < above.length; k++) above[k] = (above[k] as number) + 255 * (right - left) * k
  const aboveOf = (y: number): number => {
    const at = Math.min(bottom - top, Math.max(0, y - top))
    const row = Math.floor(at)
    const here = above[row] as number
    return here + (at - row) * ((above[row + 1] ?? here) - here)
  }
  let [line, most] = [baseline, Number.NEGATIVE_INFINITY]
  for (let y = baseline - OFF * rise; y <= baseline + OFF * rise; y += STEP) {
    const ink = aboveOf(y) - aboveOf(y - rise)
    const around =
      aboveOf(y + PAPER * rise) - aboveOf(y) + aboveOf(y - rise) - aboveOf(y - (1 + PAPER) * rise)
    if (ink - around > most) [line, most] = [y, ink - around]
  }
  return line
}
