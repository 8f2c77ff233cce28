import { overlapX } from '../../geometry/box.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import type { Word } from '../../layout/word.ts'

/** Whether a word was recognised in a picture, and nothing else says the same of its digits. */
export type IsUnsure = (word: Word) => boolean

export function unsureWords(pages: readonly PageLines[]): IsUnsure {
  const unsure = new Map(
    pages.flatMap(({ number, recognised }) => (recognised ? [[number, recognised]] : [])),
  )
  return (word) =>
    unsure
      .get(word.page)
      ?.unconfirmed.some(
        (box) => overlapX(box, word) > 0 && word.baseline > box.top && word.top < box.bottom,
      ) ?? false
}
