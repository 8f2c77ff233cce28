import fc from 'fast-check'

/** A source of chance: the same seed gives the same values. */
export type Random = {
  /** Both ends included. */
  readonly int: (min: number, max: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  /** True in this share of draws. */
  readonly chance: (share: number) => boolean
  readonly digits: (count: number) => string
  /** A text with a digit for each `~`, a day for `{d}` and a month for `{m}`. */
  readonly fill: (text: string) => string
}

const integer = (min: number, max: number) => fc.integer({ min, max })
const HUNDRED = 100
/** Seeds that follow each other begin alike; this takes them far apart. */
const SPREAD = 0x9e3779b1

export function startRandom(seed: number): Random {
  const [draw] = fc.sample(fc.noBias(fc.gen()), { numRuns: 1, seed: Math.imul(seed, SPREAD) })
  if (draw === undefined) throw new Error('fast-check drew nothing')
  const int = (min: number, max: number): number => draw(integer, min, max)
  const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join('')
  const two = (max: number) => String(int(1, max)).padStart(2, '0')
  return {
    int,
    digits,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    chance: (share) => int(0, HUNDRED - 1) < share * HUNDRED,
    fill: (text) =>
      text.replace(/~+|\{d\}|\{m\}/g, (part) =>
        part === '{d}' ? two(28) : part === '{m}' ? two(12) : digits(part.length),
      ),
  }
}
