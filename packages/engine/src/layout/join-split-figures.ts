import { boundsOf } from '../geometry/box.ts'
import { COLUMN_GAP, WIDEST_SPACE } from '../geometry/tolerances.ts'
import { splitAtGaps } from './split-at-gaps.ts'
import type { Word } from './word.ts'

/** `1,719.3`, `-R$50.0`: an amount up to the first of its decimals... */
const BEGINNING = /^[-+(]?\p{L}{0,3}\p{Sc}?\d[\d.,'’]*[.,]\d$/u
/** ...and the second one. */
const LAST = /^\d[-+)]?$/

/**
 * `1,719.3 3`: an amount whose last decimal stands apart, where the two are alone in their column.
 *
 * @param words of one line, from left to right
 */
export function joinSplitFigures(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }, i) => LAST.test(text) && BEGINNING.test(words[i - 1]?.text ?? ''))) return words
  return splitAtGaps(words, COLUMN_GAP).flatMap((group) => {
    const [first, last, ...more] = group
    if (first === undefined || last === undefined || more.length > 0) return group
    const isSplit =
      BEGINNING.test(first.text) && LAST.test(last.text) && last.x0 - first.x1 <= WIDEST_SPACE * last.size
    return isSplit ? [{ ...first, ...boundsOf(group), text: first.text + last.text }] : group
  })
}
