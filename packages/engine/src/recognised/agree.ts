import type { Box } from '../geometry/box.ts'

type Placed = Box & { readonly text: string }

/**
 * Two readings of one page: which words of each one the other has at the same place, letter by letter. Two
 * recognisers seldom err in the same way.
 *
 * @returns for each word of `words`, and for each of `others`, whether it agrees
 */
export function agree(words: readonly Placed[], others: readonly Placed[]): readonly [boolean[], boolean[]] {
  const bands = new Map<number, number[]>()
  for (const [i, { top, bottom }] of others.entries()) {
    const band = Math.floor((top + bottom) / 2 / BAND)
    bands.set(band, [...(bands.get(band) ?? []), i])
  }
  const agreed = others.map(() => false)
  const agreeing = words.map((word) => {
    const band = Math.floor((word.top + word.bottom) / 2 / BAND)
    const same = [band - 1, band, band + 1]
      .flatMap((near) => bands.get(near) ?? [])
      .find((i) => isSame(word, others[i] as Placed))
    if (same === undefined) return false
    agreed[same] = true
    return true
  })
  return [agreeing, agreed]
}

/** In points: lines of text are at least this high. */
const BAND = 6

const isSame = (a: Placed, b: Placed): boolean => a.text === b.text && holdsMiddle(a, b) && holdsMiddle(b, a)

function holdsMiddle({ x0, top, x1, bottom }: Box, of: Box): boolean {
  const [x, y] = [(of.x0 + of.x1) / 2, (of.top + of.bottom) / 2]
  return x > x0 && x < x1 && y > top && y < bottom
}
