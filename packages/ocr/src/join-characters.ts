import { surenessOf } from './other-script.ts'
import type { FoundWord } from './word-types.ts'

/** Scripts of which Tesseract takes each character for a word: Chinese, Japanese with its wide signs, Korean and Thai. */
const [WIDE_AT_END, WIDE_AT_START] = [
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\u3000-\u303f\uff00-\uffef]$/u,
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\u3000-\u303f\uff00-\uffef]/u,
]
const [SINGLE_AT_END, SINGLE_AT_START] = [/[\p{sc=Hangul}\p{sc=Thai}]$/u, /^[\p{sc=Hangul}\p{sc=Thai}]/u]

/**
 * In heights of a bare line: two wide characters leave no more between their ink, and have no spaces. Letters of Korean and
 * Thai stand 0.05 to 0.27 apart, with 0.3 to 0.5 for a space (a statement each, at 200 dpi).
 */
const [WIDE_GAP, GAP] = [0.6, 0.29]

/**
 * Characters that Tesseract found one by one, joined to words.
 *
 * @param height of the bare line that they were found in, in pixels
 */
export function joinCharacters(words: readonly FoundWord[], height: number): readonly FoundWord[] {
  const joined: FoundWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && areOneWord(last, word, height)) {
      joined[joined.length - 1] = {
        text: last.text + word.text,
        confidence: surenessOf([last, word]),
        x0: Math.min(last.x0, word.x0),
        top: Math.min(last.top, word.top),
        x1: Math.max(last.x1, word.x1),
        bottom: Math.max(last.bottom, word.bottom),
      }
    } else joined.push(word)
  }
  return joined
}

function areOneWord(left: FoundWord, right: FoundWord, height: number): boolean {
  const gap = (right.x0 - left.x1) / height
  const [isWideBefore, isWideBehind] = [WIDE_AT_END.test(left.text), WIDE_AT_START.test(right.text)]
  if (isWideBefore && isWideBehind) return gap <= WIDE_GAP
  const isOne =
    isWideBefore || isWideBehind || SINGLE_AT_END.test(left.text) || SINGLE_AT_START.test(right.text)
  return isOne && gap <= GAP
}
