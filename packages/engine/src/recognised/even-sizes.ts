import type { RecognisedWord } from './recognised-text.ts'

/** Sizes that differ by at most this share are one: letters of 8 points are 24 pixels high at 300 dpi, so a pixel is 0.04. */
const SAME = 0.07

/**
 * The words of a page in the sizes that most of them have: what is measured in pixels differs by some from line to line, where a
 * typed page has one size.
 */
export function evenSizes(words: readonly RecognisedWord[]): RecognisedWord[] {
  const counts = new Map<number, number>()
  for (const { size } of words) counts.set(size, (counts.get(size) ?? 0) + 1)
  const near = (usual: number) => [...counts.keys()].filter((size) => Math.abs(size - usual) <= SAME * usual)
  const countNear = (usual: number) => near(usual).reduce((sum, size) => sum + (counts.get(size) ?? 0), 0)
  const usuals = [...counts.keys()]
    .map((usual) => ({ usual, words: countNear(usual) }))
    .sort((a, b) => b.words - a.words)
  const evened = new Map<number, number>()
  for (const { usual } of usuals) {
    if (evened.has(usual)) continue
    for (const size of near(usual)) if (!evened.has(size)) evened.set(size, usual)
  }
  return words.map((word) => ({ ...word, size: evened.get(word.size) ?? word.size }))
}
