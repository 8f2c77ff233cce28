import {
  averageLooks,
  type Look,
  meanOf,
  type Sample,
  type Stencil,
  type Stencils,
  unlike,
} from './stencils.ts'
import { ROWS } from './strip.ts'

/** Of the square of a black pixel, in the mean of all pixels: what differs less is one character in one font, at first... */
const AT_FIRST = 0.015 * 255 ** 2
/** ...and then, in what noise makes of one. */
const SAME = 2
/** The fewest pictures of a stencil: fewer may be misreadings. */
const MIN_SAMPLES = 3
/** The most stencils of a character: in two fonts, each in a few widths. More of them are rather misreadings. */
const MOST = 7
/** In what noise makes of one: of two stencils that differ less the rarer one, by this factor, is a misreading of the other. */
const [SAME_LOOK, RARER] = [1.2, 2]

/**
 * All digits of a font but the 1 are about as wide. Of the width of most, halves of digits took 0.55 of it and digits with half of
 * the next 1.36 to 1.45 where `150.00` was read as `150.000`.
 */
const [HALF, DOUBLE] = [0.65, 1.4]
const WIDE_DIGIT = /^[02-9]$/

/**
 * Learns what characters look like from many pictures of them, of which some were misread: what looks otherwise than most
 * does not blur the others.
 *
 * @param noise as far as it is known
 */
export function learnStencils(samples: readonly Sample[], noise: number | null): Stencils {
  const { looks, differences } = averageLooks(samples, (columns) =>
    noise === null ? AT_FIRST * columns * ROWS : SAME * noise,
  )
  const differs = meanOf(differences)
  const usual = usualWidth(looks)
  const known = looks
    .sort((a, b) => b.count - a.count)
    .filter(
      (look, i) =>
        look.count >= MIN_SAMPLES &&
        !(WIDE_DIGIT.test(look.character) && isUneven(look.columns / usual)) &&
        looks.slice(0, i).filter(({ character }) => character === look.character).length < MOST,
    )
  const of = new Map<string, Stencil[]>()
  for (const stencil of known) {
    const isMisread = known.some(
      (other) =>
        other.character !== stencil.character &&
        other.count >= RARER * stencil.count &&
        unlike(stencil, other) < SAME_LOOK * differs,
    )
    if (!isMisread) of.set(stencil.character, [...(of.get(stencil.character) ?? []), stencil])
  }
  return { of, noise: differs }
}

const isUneven = (share: number): boolean => share < HALF || share > DOUBLE

/** The median width of the digits that were seen, in columns. */
function usualWidth(looks: readonly Look[]): number {
  const widths = looks
    .filter(({ character }) => WIDE_DIGIT.test(character))
    .flatMap(({ columns, count }) => Array<number>(count).fill(columns))
  return Float64Array.from(widths).sort()[widths.length >> 1] ?? 0
}
