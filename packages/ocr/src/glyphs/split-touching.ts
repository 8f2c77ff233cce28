import { findComponents } from '../components.ts'
import { crop, type GrayImage, type PixelBox } from '../gray-image.ts'
import type { TypeMetrics } from '../word-types.ts'
import { toGlyphs } from './glyph.ts'

/** In font sizes: no digit is wider, blurred and all; narrower ones stay whole. */
const WIDE = 0.6
/** What joins two glyphs is lighter than their strokes: it is paper where ink is darker than one of these. */
export const LEVELS = [170, 150, 130, 110, 90, 70, 50]
/** In font sizes: smaller is dust, or the end of a stroke. */
const DUST = 0.07
/** In font sizes: a digit is at least as high; a point or comma is lower and stands on the line. */
const [TALL, LOW, ON_LINE] = [0.45, 0.34, 0.1]
/** In font sizes: the middles of two digits are at least so far apart; the two sides of a broken 0 are nearer. */
const APART = 0.38
/** In font sizes: a digit of the usual fonts, and how far one may stand from its equal share of several. */
const [DIGIT, AROUND] = [0.56, 0.1]
const WHITE = 255

/** The glyphs of a number, where blur has joined some to one another, apart. */
export const splitTouching = (
  image: GrayImage,
  glyphs: readonly PixelBox[],
  metrics: TypeMetrics,
): PixelBox[] => glyphs.flatMap((glyph, i) => split(image, glyph, metrics, LEVELS, i === 0))

/** Looks at darker and darker ink only, until they come apart; else cuts them evenly. */
function split(
  image: GrayImage,
  glyph: PixelBox,
  metrics: TypeMetrics,
  levels: readonly number[],
  isFirst: boolean,
): PixelBox[] {
  if (glyph.x1 - glyph.x0 <= WIDE * metrics.size) return [glyph]
  for (const [i, level] of levels.entries()) {
    const pieces = piecesOf(image, glyph, metrics, level)
    if (pieces.length > 1 && areGlyphs(pieces, metrics, isFirst))
      return pieces.flatMap((piece, k) =>
        split(image, piece, metrics, levels.slice(i + 1), isFirst && k === 0),
      )
  }
  return cutEvenly(image, glyph, metrics)
}

/** The parts of a glyph that come apart where lighter ink than a level, 0 to 255, is taken for paper. */
export function piecesOf(
  image: GrayImage,
  glyph: PixelBox,
  { size }: TypeMetrics,
  level: number,
): PixelBox[] {
  const part = crop(image, glyph)
  const ink = part.pixels.map((value) => (value < level ? 1 : 0))
  const components = findComponents({ ...part, ink }).filter(
    ({ x0, x1, top, bottom }) => Math.max(x1 - x0, bottom - top) >= DUST * size,
  )
  // What was left out at their edges belongs to them.
  return toGlyphs(components).map(({ x0, x1, top, bottom }) => ({
    x0: Math.max(glyph.x0, glyph.x0 + x0 - 1),
    x1: Math.min(glyph.x1, glyph.x0 + x1 + 1),
    top: Math.max(glyph.top, glyph.top + top - 1),
    bottom: Math.min(glyph.bottom, glyph.top + bottom + 1),
  }))
}

/** @param isFirst of its number: then a minus may come off, too, which elsewhere would be the bar of a 4 */
function areGlyphs(pieces: readonly PixelBox[], { size, baseline }: TypeMetrics, isFirst: boolean): boolean {
  const middles: number[] = []
  for (const [i, { x0, x1, top, bottom }] of pieces.entries()) {
    const isLow = bottom - top < LOW * size
    if (isLow && (bottom > baseline - ON_LINE * size || (isFirst && i === 0))) continue
    if (bottom - top < TALL * size) return false
    middles.push((x0 + x1) / 2)
  }
  return middles.slice(1).every((middle, i) => middle - (middles[i] as number) >= APART * size)
}

/** Digits of one font are equally wide. */
function cutEvenly(image: GrayImage, glyph: PixelBox, metrics: TypeMetrics): PixelBox[] {
  const count = Math.round((glyph.x1 - glyph.x0) / (DIGIT * metrics.size))
  return count < 2 ? [glyph] : cutByWidths(image, glyph, new Array(count).fill(1), metrics)
}

/**
 * Cuts a glyph into characters of some widths, near their shares of its own, where there is least ink.
 *
 * @param widths from left to right, in any unit
 */
export function cutByWidths(
  image: GrayImage,
  glyph: PixelBox,
  widths: readonly number[],
  { size }: TypeMetrics,
): PixelBox[] {
  const ink = inkOfColumns(crop(image, glyph))
  const unit = (glyph.x1 - glyph.x0) / widths.reduce((sum, width) => sum + width, 0)
  const reach = Math.round(AROUND * size)
  let behind = 0
  const cuts = widths.slice(0, -1).map((width) => {
    behind += width
    const share = Math.round(behind * unit)
    let at = share
    for (let x = share - reach; x <= share + reach; x++)
      if ((ink[x] ?? Infinity) < (ink[at] as number)) at = x
    return glyph.x0 + at
  })
  const edges = [glyph.x0, ...cuts, glyph.x1]
  return cuts.concat(glyph.x1).map((x1, i) => ({ ...glyph, x0: edges[i] as number, x1 }))
}

function inkOfColumns({ width, height, pixels }: GrayImage): Float64Array {
  const ink = new Float64Array(width)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) ink[x] = (ink[x] as number) + WHITE - (pixels[i] as number)
  return ink
}
