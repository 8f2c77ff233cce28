import type { GrayImage, PixelBox } from './gray-image.ts'
import { beforeTurn, type Keystone } from './straighten.ts'
import type { TypeMetrics } from './word-types.ts'

/** In font sizes: a digit with the gaps beside it, in the widest fonts of numbers (Courier: 0.6, and a blurred edge). */
const DIGIT = 0.7
/**
 * In font sizes: what lies over a part of a number is no farther from the rest, though it may swallow one more digit and a
 * space; and no digit is narrower.
 */
const [NEAR, NARROWEST] = [0.9, 0.25]
const DARK = 128

type PlacedWord = PixelBox & TypeMetrics
type Lie = { readonly skew: number; readonly keystone: Keystone | null }

/**
 * Whether a digit of a word may be missing: beyond the edge of the picture, where the sheet lay askew on the glass or the
 * picture shows a part of it, or under something dark beside the word.
 *
 * @param picture as it lies level, before rulings are taken away
 * @param lie how it lay before
 */
export const mayBeCut = (word: PlacedWord, picture: GrayImage, lie: Lie): boolean =>
  isAtEdge(word, picture, lie) || isBesideBar(word, picture)

function isAtEdge(
  { x0, x1, top, bottom, size }: PlacedWord,
  picture: GrayImage,
  { skew, keystone }: Lie,
): boolean {
  const middle = (top + bottom) / 2
  return [x0 - DIGIT * size, x1 + DIGIT * size].some((x) => {
    const [before] = beforeTurn(picture, skew, x, middle, keystone)
    return before < 0 || before > picture.width
  })
}

/** Whether ink as high as the word and as wide as a digit stands right before or behind it. */
function isBesideBar({ x0, x1, top, bottom, size }: PlacedWord, { width, pixels }: GrayImage): boolean {
  const isDark = (x: number) => {
    if (x < 0 || x >= width) return false
    for (let y = top; y < bottom; y++) if ((pixels[y * width + x] as number) >= DARK) return false
    return true
  }
  const reach = Math.round((NEAR + NARROWEST) * size)
  return [x0 - reach, x1].some((from) => {
    let [dark, most] = [0, 0]
    for (let x = from; x < from + reach; x++) {
      dark = isDark(x) ? dark + 1 : 0
      most = Math.max(most, dark)
    }
    return most >= NARROWEST * size
  })
}
