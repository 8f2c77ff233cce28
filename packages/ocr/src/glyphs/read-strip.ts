import type { Stencil, Stencils } from './stencils.ts'
import { ROWS, type Strip } from './strip.ts'

/** What it costs to read something else than the recogniser did, in what noise makes of one character. */
export type Edits = {
  readonly replace: (read: string, by: string) => number
  readonly insert: (character: string) => number
  readonly leaveOut: (read: string) => number
}

/** A character that a strip shows, and which of those that were read it is; -1 for one more. */
export type ShownCharacter = {
  readonly character: string
  readonly of: number
  readonly from: number
  readonly to: number
  /** How unlike its stencil it is there. */
  readonly cost: number
}

export type ShownText = {
  readonly characters: readonly ShownCharacter[]
  /** How unlike paper the rest of the strip is. */
  readonly rest: number
}

/** The fewest and the most columns of a character that has no stencil, and each pixel of it as unlike. */
const [NARROW, WIDE] = [4, 18]
const UNKNOWN = 0.12 * 255 ** 2
/** In what noise makes of one character: how much more unlike its stencil one is makes no difference beyond this. */
const MOST = 20
/** In shares of the width of a strip: how far a character may stand from its even share of it. */
const UNEVEN = 0.3

/**
 * The text that is most like a strip and what was read in it at once: each character of it stays, is another one, is left out,
 * or has others before it (dynamic programming over the characters and the columns).
 *
 * @returns null where the strip cannot hold it
 */
export function readStrip(
  { columns, ink }: Strip,
  read: string,
  { of, noise }: Stencils,
  edits: Edits,
): ShownText | null {
  const characters = [...read]
  const width = columns + 1
  const costs = new Float64Array((characters.length + 1) * width).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(costs.length).fill(-1)
  const shown: (string | null)[] = new Array(costs.length).fill(null)
  const paper = paperCosts(ink, columns)
  const unlike = new Map<Stencil, Float64Array>()
  const unlikeOf = (stencil: Stencil): Float64Array => {
    const stencilCosts = unlike.get(stencil) ?? costsAlong(ink, columns, stencil, MOST * noise)
    unlike.set(stencil, stencilCosts)
    return stencilCosts
  }
  const known = [...of.keys()]
  /** What a step may show, and what it costs beside its looks. */
  const ways = (extraOf: (by: string) => number) =>
    known.flatMap((by) => {
      const extra = extraOf(by)
      if (extra === Number.POSITIVE_INFINITY) return []
      return (of.get(by) ?? []).map((stencil) => ({
        by,
        stencil,
        extra: noise * extra,
        unlike: unlikeOf(stencil),
      }))
    })
  const inserted = ways(edits.insert)
  const take = (to: number, cost: number, from: number, character: string | null) => {
    if (cost >= (costs[to] as number)) return
    costs[to] = cost
    before[to] = from
    shown[to] = character
  }
  costs[0] = 0
  for (let k = 0; k <= characters.length; k++) {
    const character = characters[k]
    const replaced =
      character === undefined ? [] : ways((by) => (by === character ? 0 : edits.replace(character, by)))
    const left = character === undefined ? Number.POSITIVE_INFINITY : noise * edits.leaveOut(character)
    const isUnknown = character !== undefined && !of.has(character)
    const even = (k * columns) / Math.max(1, characters.length)
    const last = Math.min(columns, Math.ceil(even + UNEVEN * columns + WIDE))
    for (let x = Math.max(0, Math.floor(even - UNEVEN * columns - WIDE)); x <= last; x++) {
      const at = k * width + x
      const cost = costs[at] as number
      if (cost === Number.POSITIVE_INFINITY) continue
      if (x < columns) take(at + 1, cost + (paper[x] as number), at, null)
      for (const { by, stencil, extra, unlike } of inserted)
        if (x + stencil.columns <= columns)
          take(at + stencil.columns, cost + extra + (unlike[x] as number), at, by)
      if (character === undefined) continue
      take(at + width, cost + left, at, null)
      for (const { by, stencil, extra, unlike } of replaced)
        if (x + stencil.columns <= columns)
          take(at + width + stencil.columns, cost + extra + (unlike[x] as number), at, by)
      for (let wide = NARROW; isUnknown && wide <= Math.min(WIDE, columns - x); wide++)
        take(at + width + wide, cost + UNKNOWN * wide * ROWS, at, character)
    }
  }
  return trace(costs, before, shown, width)
}

/** How unlike a stencil is at each column; a sum that has reached `most` is not continued. */
function costsAlong(ink: Uint8Array, columns: number, stencil: Stencil, most: number): Float64Array {
  const costs = new Float64Array(columns).fill(Number.POSITIVE_INFINITY)
  for (let x = 0; x + stencil.columns <= columns; x++) {
    let sum = 0
    for (let i = 0, at = x * ROWS; i < stencil.ink.length && sum < most; ) {
      for (const end = i + ROWS; i < end; i++, at++) {
        const one = (ink[at] as number) - (stencil.ink[i] as number)
        sum += one * one
      }
    }
    costs[x] = sum
  }
  return costs
}

/** The path that led to the last state, character by character. */
function trace(
  costs: Float64Array,
  before: Int32Array,
  shown: readonly (string | null)[],
  width: number,
): ShownText | null {
  const found: ShownCharacter[] = []
  let rest = 0
  for (let at = costs.length - 1; at > 0; ) {
    const from = before[at] as number
    if (from < 0) return null
    const character = shown[at] ?? null
    const cost = (costs[at] as number) - (costs[from] as number)
    const row = Math.floor(from / width)
    const of = Math.floor(at / width) > row ? row : -1
    if (character !== null) found.unshift({ character, of, from: from % width, to: at % width, cost })
    else if (of < 0) rest += cost
    at = from
  }
  return { characters: found, rest }
}

/** What it costs to take each column for paper. */
function paperCosts(ink: Uint8Array, columns: number): Float64Array {
  const costs = new Float64Array(columns)
  for (let x = 0; x < columns; x++) {
    let sum = 0
    for (let i = x * ROWS; i < (x + 1) * ROWS; i++) sum += (ink[i] as number) ** 2
    costs[x] = sum
  }
  return costs
}
