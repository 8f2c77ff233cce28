import { directionOf, marksOfLanguage } from '../vocabulary/markers.ts'
import { plainLetters } from '../vocabulary/plain-letters.ts'
import { faultsOf } from './faults-of.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** A column of marks has at least this many... */
const MIN_MARKS = 4
/** ...and this share of the short words with letters that begin there are marks or nearly marks: others are codes. */
const MOST = 0.9
/** In font sizes: the left edges of words above each other differ by less. */
const SAME_EDGE = 0.3
/** In characters: `Bij`, and one that was taken for two. */
const LONGEST = 4

/**
 * Corrects words in a column of direction marks that are nearly one of them, or nearly the other mark of their
 * language: `A!` is `Af` and `Bj` is `Bij` where `Af` stands above and below. What was changed is not confirmed.
 */
export function settleMarkColumns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const short = words.filter(({ text }) => text.length <= LONGEST && HAS_LETTER.test(text))
  return words.map((word) => {
    if (word.text.length > LONGEST || isMark(word.text)) return word
    const column = short.filter(({ x0 }) => Math.abs(x0 - word.x0) < SAME_EDGE * word.size)
    const marks = column.filter(({ text }) => isMark(text))
    if (marks.length < MIN_MARKS) return word
    const candidates = [...new Set(marks.flatMap(({ text }) => [text, ...marksOfLanguage(text)]))]
    // What stands above the marks, or below them, is of something else.
    const places = [word, ...marks].map(({ baseline }) => baseline)
    const [top, bottom] = [Math.min(...places), Math.max(...places)]
    const among = column.filter(({ baseline }) => baseline >= top && baseline <= bottom)
    const near = among.filter(({ text }) => isMark(text) || misreadOf(text, candidates) !== null).length
    const mark = near < MOST * among.length ? null : misreadOf(word.text, candidates)
    return mark === null ? word : { ...word, text: mark, isConfirmed: false }
  })
}

const HAS_LETTER = /\p{L}/u

/** A mark as it is printed: in `A!` only the letter would be one. */
const isMark = (text: string): boolean => /^\p{L}+\.?$/u.test(text) && directionOf(text) !== null

/** Letters that may be a code: `CK` for a cheque among `CR` and `DR`. */
const CODE = /^\p{Lu}+$/u

/** `0D` among `OD` */
const ROUND = /^0(?=\p{L})/u

/** The mark that begins like a text and differs from it in one character; null where marks of both directions do. */
function misreadOf(text: string, marks: readonly string[]): string | null {
  const letters = plainLetters(text.replace(ROUND, 'O'))
  const like = marks.filter((mark) => {
    const other = plainLetters(mark)
    const mayBeCode = CODE.test(text) && text.length === mark.length
    const faults = faultsOf(letters, other) + (ROUND.test(text) ? 1 : 0)
    return other.length > 1 && other[0] === letters[0] && faults === 1 && !mayBeCode
  })
  return new Set(like.map(directionOf)).size === 1 ? (like[0] ?? null) : null
}
