import type { PixelBox } from '../gray-image.ts'
import { monthIn, NUMBER_LIKE } from './number-like.ts'

const monthOf = (text: string): string | null => (NUMBER_LIKE.test(text) ? null : monthIn(text))

/** The characters of a word without the name of a month among its digits: those of `05-Feb-2024` are `05--2024`. */
export function withoutMonth(text: string): string[] {
  return [...text.replace(monthOf(text) ?? '', '')]
}

/** The name of the month in one word back among the characters of the other that `withoutMonth` has left. */
export function withMonth(characters: string, text: string): string {
  const month = monthOf(text) ?? ''
  const at = text.indexOf(month)
  return characters.slice(0, at) + month + characters.slice(at)
}

/**
 * The glyphs of the digits of a date and of the strokes beside them, from left to right, without those of its month, whose
 * letters are wider and may touch.
 *
 * @param glyphs those of the whole word
 * @param split takes glyphs apart that touch
 * @returns null of any other word, and where they can't be told from those of the month
 */
export function glyphsOfDate(
  text: string,
  glyphs: readonly PixelBox[],
  split: (glyphs: readonly PixelBox[]) => PixelBox[],
): PixelBox[] | null {
  const month = monthOf(text)
  if (month === null) return null
  const before = text.indexOf(month)
  const behind = text.length - before - month.length
  const first = firstOf(before, (count) => split(glyphs.slice(0, count)), glyphs.length)
  const last = firstOf(behind, (count) => split(glyphs.slice(glyphs.length - count)), glyphs.length)
  const isMonthBetween = first && last && first.taken + last.taken < glyphs.length
  return isMonthBetween ? [...first.pieces, ...last.pieces] : null
}

type Taken = {
  /** Of the glyphs of the word. */
  readonly taken: number
  readonly pieces: PixelBox[]
}

/** The fewest glyphs of a word of which splitting makes as many as there are characters. */
function firstOf(characters: number, take: (count: number) => PixelBox[], most: number): Taken | null {
  for (let taken = 0; taken <= most; taken++) {
    const pieces = take(taken)
    if (pieces.length === characters) return { taken, pieces }
    if (pieces.length > characters) return null
  }
  return null
}
