import { directionInText } from '../../vocabulary/direction-in-text.ts'
import type { Direction } from '../../vocabulary/language.ts'
import type { ReadRow } from '../ledger.ts'

/** Many readings of a row are weighed, and its text is the same in all. */
const known = new WeakMap<ReadRow['moneyCells'], Direction | 'none'>()

/** The direction that the text of a row names, or null. */
export function saidDirection({ description, moneyCells }: ReadRow): Direction | null {
  let said = known.get(moneyCells)
  if (said === undefined) {
    said = directionInText(description) ?? 'none'
    known.set(moneyCells, said)
  }
  return said === 'none' ? null : said
}
