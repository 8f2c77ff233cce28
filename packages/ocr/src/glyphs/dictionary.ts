import { unlikeness } from './glyph.ts'
import type { Look } from './look.ts'

/** What several glyphs of one character have in common. */
type Prototype = { readonly character: string; readonly look: Look; count: number }

/** Looks less unlike than this are one prototype: the same character in one font. */
const SAME_FONT = 2
/** The fewest samples of a known look: fewer may be misreadings. */
const MIN_SAMPLES = 3

type Likeness = {
  readonly character: string
  readonly unlikeness: number
  /** The unlikeness of the next best character, divided by this one's. */
  readonly margin: number
}

export type Dictionary = {
  /** The character that a glyph looks like most; null where nothing is known. */
  readonly find: (look: Look) => Likeness | null
  /** How unlike a glyph is to those of one character. */
  readonly compare: (look: Look, character: string) => number
  /** Whether one character was often read where all glyphs together say that another one is printed. */
  readonly isOftenReadFor: (read: string, printed: string) => boolean
}

/**
 * Two prototypes of different characters that look the same: the rarer ones are misreadings of the others, if they are rarer
 * by this factor...
 */
const SAME_LOOK = 1.5
const RARER = 2

/** ...or if their character mostly looks otherwise, and the other one mostly so: a crossed 0 is read as 6, 8 and 9, too. */
function partMisread(prototypes: readonly Prototype[]): {
  readonly known: readonly Prototype[]
  /** What was read, and what is printed there. */
  readonly misread: ReadonlySet<string>
} {
  const usual = new Map<string, Prototype>()
  for (const prototype of prototypes)
    if (prototype.count > (usual.get(prototype.character)?.count ?? 0))
      usual.set(prototype.character, prototype)
  const isUsual = (one: Prototype) => usual.get(one.character) === one
  const misread = new Set<string>()
  const known = prototypes.filter((prototype) => {
    const printed = prototypes.filter(
      (other) =>
        other.character !== prototype.character &&
        (other.count >= RARER * prototype.count ||
          (other.count > prototype.count && isUsual(other) && !isUsual(prototype))) &&
        unlikeness(prototype.look, other.look, SAME_LOOK) < SAME_LOOK,
    )
    for (const { character } of printed) misread.add(prototype.character + character)
    return printed.length === 0
  })
  return { known, misread }
}

/**
 * All glyphs of a document as its dictionary: what the characters look like here, in its fonts and on its paper.
 *
 * @param samples as they were read; a misreading among many right ones does no harm
 */
export function toDictionary(samples: Iterable<readonly [character: string, look: Look]>): Dictionary {
  const prototypes: Prototype[] = []
  for (const [character, look] of samples) {
    let [nearest, least]: [Prototype | null, number] = [null, SAME_FONT]
    for (const prototype of prototypes) {
      if (prototype.character !== character) continue
      const value = unlikeness(prototype.look, look, least)
      if (value < least) [nearest, least] = [prototype, value]
    }
    if (nearest === null) prototypes.push({ character, look: look.slice(), count: 1 })
    else {
      nearest.count++
      for (let i = 0; i < look.length; i++)
        nearest.look[i] =
          (nearest.look[i] as number) + ((look[i] as number) - (nearest.look[i] as number)) / nearest.count
    }
  }
  const { known, misread } = partMisread(prototypes.filter(({ count }) => count >= MIN_SAMPLES))
  const compare = (look: Look, character: string) =>
    known.reduce(
      (least, prototype) =>
        prototype.character === character ? Math.min(least, unlikeness(prototype.look, look, least)) : least,
      Number.POSITIVE_INFINITY,
    )
  const find = (look: Look): Likeness | null => {
    const least = new Map<string, number>()
    for (const { character, look: knownLook } of known)
      least.set(character, Math.min(least.get(character) ?? Infinity, unlikeness(knownLook, look)))
    const [best, second] = [...least].sort(([, a], [, b]) => a - b)
    if (!best) return null
    return {
      character: best[0],
      unlikeness: best[1],
      margin: (second?.[1] ?? Number.POSITIVE_INFINITY) / Math.max(best[1], 0.01),
    }
  }
  return { find, compare, isOftenReadFor: (read, printed) => misread.has(read + printed) }
}
