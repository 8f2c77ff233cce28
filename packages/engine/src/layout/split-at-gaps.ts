import type { Word } from './word.ts'

/**
 * Splits words, from left to right, where a gap is wider than `share` of the font size.
 *
 * @returns groups of words, none of them empty
 */
export function splitAtGaps(words: readonly Word[], share: number): Word[][] {
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    if (last && word.x0 - last.x1 <= share * word.size) groups.at(-1)?.push(word)
    else groups.push([word])
  }
  return groups
}
