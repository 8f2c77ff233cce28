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

export const endsSentence = ({ text }: Line): boolean => ENDS.test(text)
