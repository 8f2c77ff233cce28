import { difference, type Stencil, type Stencils } from './stencils.ts'
import { ROWS, type Strip } from './strip.ts'

/** One character of a text where it stands in the strip of its word, and how unlike its stencil it is there. */
export type Fitted = {
  readonly character: string
  readonly from: number
  readonly to: number
  readonly cost: number
}

/** What may stand where a character was read: another one, and what that costs beside its looks. */
export type Choice = { readonly character: string; readonly penalty: number }

/** The fewest and the most columns of a character without a stencil... */
const [NARROW, WIDE] = [4, 18]
/** ...and each pixel of it as unlike: more than what fits, less than what does not. */
const UNKNOWN = 0.12 * 255 ** 2
/** In columns: how far from an even share of its word a character may stand, and in shares of the word. */
const [AROUND, UNEVEN] = [20, 0.12]

/**
 * The text that is most like the strip of a word: its characters in their order, each as one of its choices, with paper
 * between them (dynamic programming over characters and columns, as Needleman and Wunsch 1970 align two texts).
 *
 * @param choices of each character that was read
 * @param drop what it costs to leave one out, of those between the first and the last
 * @returns null where the strip cannot hold them
 */
export function fitText(
  { columns, ink }: Strip,
  choices: readonly (readonly Choice[])[],
  stencils: Stencils,
  drop: number,
): Fitted[] | null {
  const [count, width] = [choices.length, columns + 1]
  const costs = new Float64Array((count + 1) * width).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(costs.length).fill(-1)
  const chosen: (string | null)[] = new Array(costs.length).fill(null)
  const known = new Map<Stencil, Float64Array>()
  const take = (to: number, cost: number, from: number, character: string | null) => {
    if (cost >= (costs[to] as number)) return
    costs[to] = cost
    before[to] = from
    chosen[to] = character
  }
  costs[0] = 0
  for (let i = 0; i <= count; i++) {
    const even = (i * columns) / count
    const reach = AROUND + UNEVEN * columns
    for (let x = Math.max(0, Math.ceil(even - reach)); x <= Math.min(columns, even + reach); x++) {
      const at = i * width + x
      const cost = costs[at] as number
      if (cost === Number.POSITIVE_INFINITY) continue
      if (x < columns) take(at + 1, cost + inkOf(ink, x), at, null)
      if (i === count) continue
      if (i > 0 && i < count - 1) take(at + width, cost + drop, at, null)
      for (const { character, penalty } of choices[i] as readonly Choice[]) {
        const ofCharacter = stencils.of.get(character)
        for (const stencil of ofCharacter ?? []) {
          if (x + stencil.columns > columns) continue
          const unlike = costAt(known, stencil, ink, columns, x)
          take(at + width + stencil.columns, cost + penalty + unlike, at, character)
        }
        for (let wide = NARROW; ofCharacter === undefined && wide <= Math.min(WIDE, columns - x); wide++)
          take(at + width + wide, cost + penalty + UNKNOWN * wide * ROWS, at, character)
      }
    }
  }
  return trace(costs, before, chosen, width)
}

/** The path that led to the last state, character by character. */
function trace(
  costs: Float64Array,
  before: Int32Array,
  chosen: readonly (string | null)[],
  width: number,
): Fitted[] | null {
  const fitted: Fitted[] = []
  for (let at = costs.length - 1; at > 0; ) {
    const from = before[at] as number
    if (from < 0) return null
    const character = chosen[at] ?? null
    const cost = (costs[at] as number) - (costs[from] as number)
    if (character !== null) fitted.unshift({ character, from: from % width, to: at % width, cost })
    at = from
  }
  return fitted
}

function costAt(
  known: Map<Stencil, Float64Array>,
  stencil: Stencil,
  ink: Uint8Array,
  columns: number,
  x: number,
): number {
  const costs = known.get(stencil) ?? new Float64Array(columns).fill(-1)
  known.set(stencil, costs)
  if ((costs[x] as number) < 0) costs[x] = difference(ink, x, stencil.ink)
  return costs[x] as number
}

/** What it costs to take a column for paper. */
function inkOf(ink: Uint8Array, column: number): number {
  let sum = 0
  for (let i = column * ROWS; i < (column + 1) * ROWS; i++) sum += (ink[i] as number) ** 2
  return sum
}
