import type { Word } from './word.ts'

/** Words are set in a fixed pitch when their characters are equally wide, within this share. */
const SAME_PITCH = 0.03
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A space of a fixed pitch is one character wide; two columns stand further apart, or nothing parts them. */
const MORE_THAN_A_SPACE = 1.5

/** The least gap, in font sizes, that is wider than one space, where all words are set in one fixed pitch; else 0. */
export function widerThanFixedSpace(words: readonly Word[]): number {
  if (words.length < 2) return 0
  let [narrowest, widest] = [Number.POSITIVE_INFINITY, 0]
  for (const { text, x0, x1, size } of words) {
    const pitch = (x1 - x0) / text.length / size
    if (pitch < narrowest) narrowest = pitch
    if (pitch > widest) widest = pitch
    if (widest - narrowest > SAME_PITCH * widest) return 0
  }
  // Chinese and Japanese characters are equally wide in any font.
  return words.some(({ text }) => SQUARE.test(text)) ? 0 : widest * MORE_THAN_A_SPACE
}
