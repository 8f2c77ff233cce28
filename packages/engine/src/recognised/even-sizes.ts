import type { RecognisedWord } from './recognised-text.ts'

/** Sizes that differ by at most this share are one: letters of 8 points are 24 pixels high at 300 dpi, so a pixel is 0.04. */
const SAME = 0.07

/**
 * The words of a page in the sizes that most of them have: what is measured in pixels differs by some from line to line, where a
 * typed page has one size.
 */
export function evenSizes(words: readonly RecognisedWord[]): RecognisedWord[] {
  const bySize = Map.groupBy(words, ({ size }) => size)
  const evened = new Map<number, number>()
  for (const [usual] of [...bySize].sort(([, a], [, b]) => b.length - a.length)) {
    if (evened.has(usual)) continue
    for (const size of bySize.keys())
      if (!evened.has(size) && Math.abs(size - usual) <= SAME * usual) evened.set(size, usual)
  }
  return words.map((word) => ({ ...word, size: evened.get(word.size) ?? word.size }))
}
