import type { PageLines } from '../layout/page-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Word } from '../layout/word.ts'
import { keyOf } from '../recognised/corrected-words.ts'

/** Another text in the place of a word that was recognised. */
export type Correction = { readonly word: Word; readonly text: string }

/** The pages as if these words had been recognised differently; what they were read as is kept. */
export function withCorrections(
  pages: readonly PageLines[],
  corrections: readonly Correction[],
): PageLines[] {
  if (corrections.length === 0) return [...pages]
  const texts = new Map(corrections.map(({ word, text }) => [word, text]))
  return pages.map((page) => {
    if (!page.recognised || !corrections.some(({ word }) => word.page === page.number)) return page
    const corrected = new Map(page.recognised.corrected)
    const lines = page.lines.map((line) => {
      if (!line.words.some((word) => texts.has(word))) return line
      const words = line.words.map((word) => {
        const text = texts.get(word)
        if (text === undefined) return word
        corrected.set(keyOf(word), word.text)
        return { ...word, text }
      })
      return toLine(words) ?? line
    })
    return { ...page, lines, recognised: { ...page.recognised, corrected } }
  })
}
