import type { PageLines } from '@ledgerlift/engine'

/** Recognisers find more than half of the words of any page that can be read. */
const FOUND = 0.3
/** Shorter words agree by chance. */
const LETTERS = 3

/** Whether the text of a page is none of what is seen on it: hardly any of its words was recognised there. */
export function isGibberish(typed: PageLines, recognised: PageLines): boolean {
  const seen = new Set(wordsOf(recognised))
  const words = wordsOf(typed).filter((word) => word.length >= LETTERS)
  return words.filter((word) => seen.has(word)).length < FOUND * words.length || words.length === 0
}

const wordsOf = ({ lines }: PageLines): string[] =>
  lines.flatMap(({ words }) => words.map(({ text }) => text))
