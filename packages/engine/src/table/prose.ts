import type { Span } from '../geometry/span.ts'
import { COLUMN_GAP } from '../geometry/tolerances.ts'
import { splitAtGaps } from '../layout/split-at-gaps.ts'
import type { Line } from '../layout/word.ts'

/** The fewest words of a sentence: a line of fewer may be the text of a row. */
const MIN_WORDS = 5
/** At least this share of the words of a sentence have small letters only; texts of rows are mostly names. */
const SMALL_SHARE = 0.5
const SMALL = /^\p{Ll}+[,;:.]?$/u
const BEGINS = /^\p{Lu}\p{Ll}/u
/** A sentence in Japanese or Chinese, which print no spaces: it ends with a full stop. */
const SQUARE = /^[^\p{P}\p{N}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].{9,}。$/u
const ENDS = /[.!。]$/u

/** Whether a line begins like a sentence of prose: `Please check your entries and report any error.` */
export const beginsProse = ({ text, words }: Line): boolean =>
  SQUARE.test(text) ||
  (words.length >= MIN_WORDS &&
    BEGINS.test(text) &&
    words.filter((word) => SMALL.test(word.text)).length >= SMALL_SHARE * words.length)

/** What is printed over this many columns at the distance of words is no row. */
const MANY_COLUMNS = 3

/**
 * Whether a line is one text that runs over several columns, as the paragraphs below a table do: `The balance of $910.15
 * falls due on 26 January`.
 *
 * @param columns where their titles stand
 */
export function runsAcross({ words, dates, x0, x1 }: Line, columns: readonly Span[]): boolean {
  if (words.length < MIN_WORDS || dates[0]?.from === 0) return false
  const crossed = columns.filter((column) => x0 <= column.x0 && column.x1 <= x1).length
  return crossed >= MANY_COLUMNS && splitAtGaps(words, COLUMN_GAP).length === 1
}

export const endsSentence = ({ text }: Line): boolean => ENDS.test(text)
