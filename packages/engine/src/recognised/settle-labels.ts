import { monthOf } from '../vocabulary/months.ts'
import { faultsOf } from './faults-of.ts'
import type { RecognisedWord } from './recognised-text.ts'

/** A column of labels prints one of them at least this often, and each of the others at least this often. */
const [MIN_FIRST, MIN_OTHER] = [4, 2]
/** Of two similar labels, one that is rarer by this factor is a misreading. */
const RARER = 4
/** Labels are at least this share of the words that begin there. */
const MOST = 0.65
/** In font sizes: the left edges of words above each other differ by less. */
const SAME_EDGE = 0.3
/** The widths of equal words differ by at most this share. */
const SAME_WIDTH = 0.15
/** Of the characters of a label this share may be misread. */
const MISREAD = 0.3
/** Shorter ones are codes and marks, of which two may differ in one letter: `CR` and `DR`. */
const WORD = /^\p{L}{5}/u

/**
 * Words in a column of a few labels, as one of them: `Batance` is `Balance` where that stands above and below it. What was
 * changed is not confirmed.
 */
export function settleLabels(words: readonly RecognisedWord[]): RecognisedWord[] {
  const all = words.filter(({ text }) => WORD.test(text))
  return words.map((word) => {
    if (!WORD.test(word.text) || monthOf(word.text) !== null) return word
    const column = all.filter(({ x0 }) => Math.abs(x0 - word.x0) < SAME_EDGE * word.size)
    const labels = labelsOf(column)
    const labelled = column.filter(({ text }) => labels.has(text)).length
    if (labels.has(word.text) || labelled < MOST * column.length) return word
    const [only, ...others] = [...labels.values()].filter((label) => mayBe(word, label))
    return only && others.length === 0 ? { ...word, text: only.text, isConfirmed: false } : word
  })
}

/** The frequent words of a column, each once, without those that may be misreadings of far more frequent ones. */
function labelsOf(column: readonly RecognisedWord[]): ReadonlyMap<string, RecognisedWord> {
  const counts = new Map<string, number>()
  for (const { text } of column) counts.set(text, (counts.get(text) ?? 0) + 1)
  if (Math.max(...counts.values()) < MIN_FIRST) return new Map()
  const often = new Map(column.map((word) => [word.text, word]))
  const countOf = ({ text }: RecognisedWord) => counts.get(text) ?? 0
  const isLabel = (word: RecognisedWord) =>
    countOf(word) >= MIN_OTHER &&
    ![...often.values()].some((other) => countOf(other) >= RARER * countOf(word) && mayBe(word, other))
  return new Map([...often].filter(([, word]) => isLabel(word)))
}

function mayBe(word: RecognisedWord, label: RecognisedWord): boolean {
  const [width, labelWidth] = [word.x1 - word.x0, label.x1 - label.x0]
  return (
    Math.abs(width - labelWidth) <= SAME_WIDTH * labelWidth &&
    faultsOf(word.text, label.text) <= MISREAD * label.text.length
  )
}
