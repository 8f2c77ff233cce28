import { splitAtGaps } from '../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'
import type { Direction } from '../vocabulary/language.ts'
import { directionOfOwedSection, directionOfSection } from '../vocabulary/sections.ts'
import { mayTouch } from '../vocabulary/topics.ts'

/** What stands farther right of a section's title than this, in font sizes, does not belong to it. */
const BESIDE = 1.5

/** `* * * *  CHECKS IN NUMBER ORDER  * * * *`: titles may stand between signs. */
const isWord = ({ text }: Word): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * The direction that a line gives the amounts under it as the title of a section, with which it begins; or null.
 *
 * @param isOwed the balance of the document is owed
 */
export function directionOfHeading({ words, topics }: Line, isOwed = false): Direction | null {
  if (!mayTouch(topics, 'section') && !mayTouch(topics, 'moneyTitle')) return null
  const title = textOf(splitAtGaps(words.filter(isWord), BESIDE)[0] ?? [])
  return isOwed ? directionOfOwedSection(title) : directionOfSection(title)
}
