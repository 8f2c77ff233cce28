import { canBeDate, type DateColumn, findDateColumns } from './date-columns.ts'
import { fitDate } from './fit-date.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** In font sizes: parts of a date stand no farther apart, and its edges no farther from those of its column. */
const [CLOSE, SAME_EDGE] = [0.45, 0.5]
const PART = /^[\d.,/-]+$/

/**
 * Two words as the date that they are in a column of dates, where a sign between them was lost: `10,02 2024` is `10.02.2024`.
 * What was joined is not confirmed.
 *
 * @param words those of a line behind each other
 */
export function joinPartedDates(words: readonly RecognisedWord[]): RecognisedWord[] {
  const columns = findDateColumns(words)
  if (columns.length === 0) return [...words]
  const joined: RecognisedWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const areParts =
      last?.baseline === word.baseline &&
      word.x0 - last.x1 < CLOSE * word.size &&
      PART.test(last.text) &&
      PART.test(word.text)
    const date = last && areParts ? dateOf(last, word, columns) : null
    if (last && date !== null)
      joined[joined.length - 1] = { ...last, ...boundsOf(last, word), text: date, isConfirmed: false }
    else joined.push(word)
  }
  return joined
}

/** The one date of a column that two words may be, which begin and end where its dates do; null where they are none. */
function dateOf(left: RecognisedWord, right: RecognisedWord, columns: readonly DateColumn[]): string | null {
  const near = SAME_EDGE * left.size
  const dates = columns
    .filter(({ x0, width }) => Math.abs(x0 - left.x0) < near && Math.abs(x0 + width - right.x1) < near)
    .flatMap(({ shape }) => fitDate(left.text + right.text, shape))
    .filter(canBeDate)
  const [only, ...others] = new Set(dates)
  return only !== undefined && others.length === 0 ? only : null
}

const boundsOf = (a: RecognisedWord, b: RecognisedWord) => ({
  top: Math.min(a.top, b.top),
  x1: Math.max(a.x1, b.x1),
  bottom: Math.max(a.bottom, b.bottom),
})
