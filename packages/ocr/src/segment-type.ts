import type { Segment } from './find-segments.ts'
import type { PixelBox } from './gray-image.ts'
import type { TypeMetrics } from './word-types.ts'

/** Common text fonts (Helvetica, Times, Courier) rise above their line by about these shares of their size. */
const [CAPITAL, SMALL] = [0.71, 0.52]
/** A part lower than this share of the highest is a point, a comma or a dash. */
const LOW = 0.45
/** The line is this quantile of the letters' lower edges: most stand on it, and fewer than half fall below it. */
const ON_LINE = 0.4
/** Of a text with capitals, digits or tall letters, the height of those is this quantile of all heights. */
const TALL_SHARE = 0.75
const TALL = /[\p{Lu}\p{N}bdfhijklt()[\]{}/\\|$£€&%#@!?]/u

/** The foot of a broken letter is no farther below the rest of it, in heights of the highest part, and as wide but for this share. */
const [NEAR, UNDER] = [0.15, 0.7]

/** Chinese, Japanese and Korean characters fill a square. Of its side, their ink is this high, and reaches this far below the line. */
const SQUARE = { ink: 0.86, below: 0.1 }
const SQUARES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

/** @param text what was read there */
export function metricsOf(segment: Segment, text: string): TypeMetrics {
  const { baseline, rise } = lineOf(segment)
  if ((text.match(SQUARES)?.length ?? 0) > text.length / 2) {
    const size = rise / SQUARE.ink
    return { baseline: baseline - SQUARE.below * size, size }
  }
  return { baseline, size: rise / (TALL.test(text) ? CAPITAL : SMALL) }
}

/** Where the line runs on which letters stand, and how far the tall ones rise above it, in pixels. */
export function lineOf({ parts }: Segment): { readonly baseline: number; readonly rise: number } {
  const highest = parts.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0)
  const letters = parts.filter(({ top, bottom }) => bottom - top >= LOW * highest)
  const lower = parts.filter(({ top, bottom }) => bottom - top < LOW * highest)
  const baseline = quantile(
    letters.map((letter) => footOf(letter, lower, highest)),
    ON_LINE,
  )
  const rise = quantile(
    letters.map(({ top }) => baseline - top),
    TALL_SHARE,
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
