import { ROWS, type Strip } from './strip.ts'

/** What a character looks like in a document: the mean of its pictures, in one font and at one width. */
export type Stencil = {
  readonly character: string
  readonly columns: number
  /** In the same form as the ink of a strip. */
  readonly ink: Float32Array
}

/** The stencils of a document. */
export type Stencils = {
  readonly of: ReadonlyMap<string, readonly Stencil[]>
  /** The mean difference between a glyph and its stencil: what blur and noise make of one. */
  readonly noise: number
}

/** A part of a strip that shows one character. */
export type Sample = {
  readonly character: string
  readonly strip: Strip
  /** In columns; `to` is the first one behind it. */
  readonly from: number
  readonly to: number
}

/** Of the square of a black pixel, in the mean of all pixels: differing by less, two are the same character in one font... */
const SAME_FONT = 0.05 * 255 ** 2
/** ...and of two characters the one with fewer samples by this factor is a misreading of the other. */
const [SAME_LOOK, RARER] = [0.02 * 255 ** 2, 2]
/** The fewest samples of a stencil: fewer may be misreadings. */
const MIN_SAMPLES = 2

/** The squares of the differences between a stencil and what stands at a column of a strip. */
export function difference(strip: Uint8Array, column: number, stencil: Float32Array): number {
  const start = column * ROWS
  let sum = 0
  for (let i = 0; i < stencil.length; i++) {
    const one = (strip[start + i] as number) - (stencil[i] as number)
    sum += one * one
  }
  return sum
}

/** How unlike two stencils are where they differ least: one may be a column wider. */
export function unlike(a: Stencil, b: Stencil): number {
  const [wide, narrow] = a.columns >= b.columns ? [a, b] : [b, a]
  if (wide.columns - narrow.columns > 1) return Number.POSITIVE_INFINITY
  const ink = Uint8Array.from(wide.ink)
  let least = Number.POSITIVE_INFINITY
  for (let x = 0; x <= wide.columns - narrow.columns; x++)
    least = Math.min(least, difference(ink, x, narrow.ink))
  return (least * wide.columns) / narrow.columns
}

/** A stencil while it is being learnt, and the number of samples of which it is the mean. */
export type Look = Stencil & { count: number }

/**
 * The looks of characters in samples of them: each sample adds to the look of its character, at its width, that is least
 * unlike, or begins another.
 *
 * @param limit how unlike a sample of some columns may be at most
 * @returns also by how much each sample differed from the look that it was added to
 */
export function averageLooks(
  samples: readonly Sample[],
  limit: (columns: number) => number,
): { readonly looks: Look[]; readonly differences: readonly number[] } {
  const looks: Look[] = []
  const differences: number[] = []
  for (const { character, strip, from, to } of samples) {
    const columns = to - from
    let [nearest, least]: [Look | null, number] = [null, limit(columns)]
    for (const look of looks) {
      if (look.character !== character || look.columns !== columns) continue
      const value = difference(strip.ink, from, look.ink)
      if (value < least) [nearest, least] = [look, value]
    }
    const ink = strip.ink.subarray(from * ROWS, to * ROWS)
    if (nearest === null) looks.push({ character, columns, ink: Float32Array.from(ink), count: 1 })
    else {
      differences.push(least)
      const { ink: mean } = nearest
      const count = ++nearest.count
      for (let i = 0; i < mean.length; i++)
        mean[i] = (mean[i] as number) + ((ink[i] as number) - (mean[i] as number)) / count
    }
  }
  return { looks, differences }
}

/** The mean of some differences; 0 where there are none. */
export const meanOf = (differences: readonly number[]): number =>
  differences.length === 0 ? 0 : differences.reduce((sum, one) => sum + one, 0) / differences.length

/** Learns what characters look like from samples of them; a misread one among many does no harm. */
export function toStencils(samples: readonly Sample[]): Stencils {
  const { looks, differences } = averageLooks(samples, (columns) => SAME_FONT * columns * ROWS)
  const known = looks.filter(({ count }) => count >= MIN_SAMPLES)
  const of = new Map<string, Stencil[]>()
  for (const look of known) {
    const ink = Uint8Array.from(look.ink)
    const isMisread = known.some(
      ({ character, columns, count, ink: other }) =>
        character !== look.character &&
        columns === look.columns &&
        count >= RARER * look.count &&
        difference(ink, 0, other) < SAME_LOOK * ink.length,
    )
    if (!isMisread) of.set(look.character, [...(of.get(look.character) ?? []), look])
  }
  return { of, noise: meanOf(differences) }
}
