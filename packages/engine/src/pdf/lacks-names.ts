import { type Glyphs, UNNAMED } from './page.ts'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Whether a glyph without a name is drawn right before or behind a letter or a digit: bullets and dashes stand apart. */
export function lacksNames({ length, unicode, baseline, font }: Glyphs): boolean {
  const isOfText = (i: number, other: number) =>
    baseline[i] === baseline[other] &&
    font[i] === font[other] &&
    (unicode[other] as number) < UNNAMED &&
    LETTER_OR_DIGIT.test(String.fromCodePoint(unicode[other] as number))
  for (let i = 0; i < length; i++) {
    if ((unicode[i] as number) < UNNAMED) continue
    if ((i > 0 && isOfText(i, i - 1)) || (i + 1 < length && isOfText(i, i + 1))) return true
  }
  return false
}
