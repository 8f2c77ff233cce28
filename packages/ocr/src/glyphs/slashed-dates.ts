import type { GrayImage, PixelBox } from '../gray-image.ts'
import type { TypeMetrics } from '../word-types.ts'
import { cutByWidths, LEVELS, piecesOf } from './split-touching.ts'

/** A day and a month in figures, perhaps with a year. */
const SLASHED = /^\d{1,2}\/\d{1,2}(?:\/\d{2}(?:\d{2})?)?$/
/** In font sizes: digits and strokes of Helvetica; those of other fonts have widths like these. */
const [DIGIT, STROKE] = [0.56, 0.28]
/** In font sizes: a digit or a stroke is at least as high. */
const TALL = 0.45

/**
 * The glyphs of a date with strokes, which lean over the digits beside them and touch them: each part of its ink is taken
 * for the characters that are about as wide together, and taken apart into these.
 *
 * @param parts from left to right
 * @returns null of any other word, and where there are more parts than characters
 */
export function glyphsOfSlashedDate(
  image: GrayImage,
  text: string,
  parts: readonly PixelBox[],
  metrics: TypeMetrics,
): PixelBox[] | null {
  if (!SLASHED.test(text) || parts.length > text.length) return null
  const widths = [...text].map((character) => (character === '/' ? STROKE : DIGIT))
  const { counts } = deal(
    parts.map(({ x0, x1 }) => (x1 - x0) / metrics.size),
    widths,
  )
  return parts.flatMap((part, i) => {
    const behind = counts.slice(0, i).reduce((sum, count) => sum + count, 0)
    return takeApart(image, part, widths.slice(behind, behind + (counts[i] ?? 0)), metrics)
  })
}

type Dealt = {
  /** By how much parts and characters differ in width, in sum. */
  readonly cost: number
  /** How many characters each part is. */
  readonly counts: readonly number[]
}

/** Deals characters to parts, in order, so that they differ least; both are widths in font sizes. */
function deal([part, ...others]: readonly number[], characters: readonly number[]): Dealt {
  if (part === undefined) return { cost: characters.length === 0 ? 0 : Number.POSITIVE_INFINITY, counts: [] }
  let best: Dealt = { cost: Number.POSITIVE_INFINITY, counts: [] }
  let width = 0
  for (const [i, character] of characters.slice(0, characters.length - others.length).entries()) {
    width += character
    const rest = deal(others, characters.slice(i + 1))
    const cost = Math.abs(width - part) + rest.cost
    if (cost < best.cost) best = { cost, counts: [i + 1, ...rest.counts] }
  }
  return best
}

/** A part as characters of these widths: where they come apart once only dark ink counts, else cut where there is least ink. */
function takeApart(
  image: GrayImage,
  part: PixelBox,
  widths: readonly number[],
  metrics: TypeMetrics,
): PixelBox[] {
  if (widths.length === 1) return [part]
  for (const level of LEVELS) {
    const pieces = piecesOf(image, part, metrics, level)
    if (
      pieces.length === widths.length &&
      pieces.every(({ top, bottom }) => bottom - top >= TALL * metrics.size)
    )
      return pieces
  }
  return cutByWidths(image, part, widths, metrics)
}
