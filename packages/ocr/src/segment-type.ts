import type { Segment } from './find-segments.ts'
import type { PixelBox } from './gray-image.ts'
import type { TypeMetrics } from './word-types.ts'

/** Letters of common text fonts (Helvetica, Times, Courier) rise above their line by about these shares of their size. */
export const CAPITAL = 0.71
const SMALL = 0.52
/** A part lower than this share of the highest is a point, a comma or a dash. */
const LOW = 0.45
/**
 * In heights of the highest part: what ends so far above the tall ones hangs. By Adobe's metrics the asterisk of Times does by 0.39, that of
 * Helvetica by 0.6; small letters stand 0.28 above the foot of a p.
 */
const HANGING = 0.34
/** A part as high as this share of the highest is tall. */
const TALL_PART = 0.8
/** The line is this quantile of the letters' lower edges: most stand on it, and fewer than half fall below it. */
const ON_LINE = 0.4
/** How high a line rises that nobody has read is this quantile of the heights of its letters. */
const TALL_SHARE = 0.75
const TALL = /[\p{Lu}\p{N}bdfhklß()[\]{}/\\|$£€&%#@!?]/gu
const INK = /\S/gu

/** The foot of a broken letter is no farther below the rest of it, in heights of the highest part, and as wide but for this share. */
const [NEAR, UNDER] = [0.15, 0.7]

/** Chinese, Japanese and Korean characters fill a square. Of its side, their ink is this high, and reaches this far below the line. */
const SQUARE = { ink: 0.86, below: 0.1 }
const SQUARES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

/** @param text what was read there */
export function metricsOf(segment: Segment, text: string): TypeMetrics {
  const countOf = (letters: RegExp) => text.match(letters)?.length ?? 0
  if (countOf(SQUARES) > text.length / 2) {
    const { baseline, rise } = lineOf(segment)
    const size = rise / SQUARE.ink
    return { baseline: baseline - SQUARE.below * size, size }
  }
  const tall = countOf(TALL)
  // The middle one of the tall letters, or of the others where there are none.
  const { baseline, rise } = lineOf(segment, tall === 0 ? 0.5 : 1 - tall / countOf(INK) / 2)
  return { baseline, size: rise / (tall === 0 ? SMALL : CAPITAL) }
}

/**
 * Where the line runs on which letters stand, and how far the tall ones rise above it, in pixels.
 *
 * @param share the quantile of the heights of the letters that is the height of the tall ones
 */
export function lineOf(
  { parts }: Segment,
  share = TALL_SHARE,
): { readonly baseline: number; readonly rise: number } {
  const highest = parts.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0)
  const tall = parts.filter(({ top, bottom }) => bottom - top >= TALL_PART * highest)
  const foot = quantile(
    tall.map(({ bottom }) => bottom),
    0.5,
  )
  const letters = parts.filter(
    ({ top, bottom }) => bottom - top >= LOW * highest && foot - bottom < HANGING * highest,
  )
  const lower = parts.filter(({ top, bottom }) => bottom - top < LOW * highest)
  const baseline = quantile(
    letters.map((letter) => footOf(letter, lower, highest)),
    ON_LINE,
  )
  const rise = quantile(
    letters.map(({ top }) => baseline - top),
    share,
  )
  return { baseline, rise }
}

/** Where a letter ends: the thin stroke of a 2 may be broken, so that its foot is a part by itself. */
function footOf(letter: PixelBox, lower: readonly PixelBox[], highest: number): number {
  const isFoot = ({ x0, x1, top, bottom }: PixelBox) =>
    bottom > letter.bottom &&
    top - letter.bottom < NEAR * highest &&
    Math.min(x1, letter.x1) - Math.max(x0, letter.x0) > UNDER * (letter.x1 - letter.x0)
  return lower.reduce((most, part) => (isFoot(part) ? Math.max(most, part.bottom) : most), letter.bottom)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
