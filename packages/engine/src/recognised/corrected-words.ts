import type { PageLines } from '../layout/page-lines.ts'
import type { Word } from '../layout/word.ts'

/** Tells the words of a page apart. */
export const keyOf = ({ x0, baseline }: Pick<Word, 'x0' | 'baseline'>): string => `${x0} ${baseline}`

/** What a word was read as that arithmetic has corrected; null for any other. */
export type ReadAs = (word: Word) => string | null

/** @returns null where no word is corrected, as in a document that is not recognised */
export function correctedWords(pages: readonly PageLines[]): ReadAs | null {
  const corrected = new Map(
    pages.flatMap(({ number, recognised }) =>
      recognised && recognised.corrected.size > 0 ? [[number, recognised.corrected] as const] : [],
    ),
  )
  if (corrected.size === 0) return null
  return (word) => corrected.get(word.page)?.get(keyOf(word)) ?? null
}
