import { toGlyphs } from './glyphs/glyph.ts'
import type { PixelBox } from './gray-image.ts'
import type { TypeMetrics } from './word-types.ts'

/** In font sizes: an asterisk is no higher and no lower, and hangs so far above the line. */
const [HIGHEST, LOWEST, ABOVE_LINE] = [0.4, 0.2, 0.25]
/** In font sizes: how far a digit of the usual fonts stands from the next, and the paper between their ink. */
const [PITCH, GAP] = [0.556, 0.06]
/** The fewest asterisks of a masked number, with digits on either side and by themselves, and the fewest digits behind them. */
const [FEWEST, ALONE, SHOWN] = [2, 4, 3]

/**
 * The number of a card or an account that is masked, with the asterisks that its ink shows: recognisers take several for
 * letters: `eoeeee7728` is `******7728`, and `6538°*1173` is `6538**1173`. Glyphs may touch.
 */
export function withAsterisks(text: string, parts: readonly PixelBox[], metrics: TypeMetrics): string {
  const glyphs = toGlyphs(parts)
  const areStars = glyphs.map((glyph) => isAsterisk(glyph, metrics))
  const [first, last] = [areStars.indexOf(true), areStars.lastIndexOf(true)]
  if (first < 0 || areStars.slice(first, last).includes(false)) return text
  const stars = countStars(glyphs.slice(first, last + 1))
  const digitsOf = (boxes: readonly PixelBox[]) =>
    boxes.reduce((sum, box) => sum + Math.round((widthOf(box) / metrics.size + GAP) / PITCH), 0)
  const [masked, shown] = [digitsOf(glyphs.slice(0, first)), digitsOf(glyphs.slice(last + 1))]
  const [head, middle, tail] = [
    text.slice(0, masked),
    text.slice(masked, text.length - shown),
    text.slice(text.length - shown),
  ]
  const isRead =
    text.length >= masked + shown && /^\d*$/.test(head) && /^\d*$/.test(tail) && !/\d$/.test(middle)
  const isMasked = masked + shown === 0 ? stars >= ALONE : stars >= FEWEST && shown >= SHOWN
  return isRead && isMasked ? head + '*'.repeat(stars) + tail : text
}

/**
 * Asterisks that stand before all else, as those of a masked number in a cell of its own: a recogniser takes them for letters, and the
 * digits behind them for others. None where there is nothing else.
 */
export function leadingMask<T extends PixelBox>(parts: readonly T[], metrics: TypeMetrics): readonly T[] {
  const sorted = [...parts].sort((a, b) => a.x0 - b.x0)
  const rest = sorted.findIndex((part) => !isAsterisk(part, metrics))
  const mask = sorted.slice(0, Math.max(0, rest))
  return countStars(mask) >= ALONE ? mask : []
}

/** How many asterisks there are in some boxes, of which each may hold several that touch. */
const countStars = (boxes: readonly PixelBox[]): number =>
  boxes.reduce((sum, box) => sum + Math.round(widthOf(box) / heightOf(box)), 0)

function isAsterisk(box: PixelBox, { baseline, size }: TypeMetrics): boolean {
  const height = heightOf(box) / size
  const isSize = height >= LOWEST && height <= HIGHEST && widthOf(box) >= LOWEST * size
  return isSize && baseline - box.bottom >= ABOVE_LINE * size
}

const widthOf = ({ x0, x1 }: PixelBox): number => x1 - x0
const heightOf = ({ top, bottom }: PixelBox): number => bottom - top
