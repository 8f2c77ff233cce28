import type { PageLines } from '../layout/page-lines.ts'
import type { Word } from '../layout/word.ts'
import { isAnyWithin } from '../recognised/is-any-within.ts'
import { mayBeNumber } from './alternatives.ts'

/** Words that may be numbers, which nothing confirms. */
export const doubtfulWords = (pages: readonly PageLines[]): Word[] =>
  pages.flatMap(({ recognised, lines }) =>
    recognised
      ? lines.flatMap((line) =>
          line.words.filter((word) => mayBeNumber(word.text) && isAnyWithin(recognised.unconfirmed, word)),
        )
      : [],
  )
