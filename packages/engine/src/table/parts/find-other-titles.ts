import { overlapX } from '../../geometry/box.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import type { Line } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { splitTitles } from '../headers/split-titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column } from '../table.ts'
import { APART } from './apart.ts'

/** Fewer titles than these may be words of a text. */
const MIN_TITLES = 3
const MIN_MONEY_TITLES = 2
/** Words closer than this share of the font size stand in one title. */
const TITLE_GAP = 0.9

type Titled = Pick<Column, 'x0' | 'x1' | 'role'>

/**
 * Where the titles of another table begin, such as of instalments or rates: several of them name money, one of them
 * where this table has no such column, and amounts follow. A heading right above them goes with them.
 *
 * @param lines under the titles of a table, or on a page where it goes on
 * @param columns of that table
 * @returns an index into `lines`; their number where there are none
 */
export function findOtherTitles(
  lines: readonly Line[],
  columns: readonly Titled[],
  tests: LineTests,
): number {
  // Columns that nobody named have no titles to compare.
  if (!columns.some(({ role }) => isMoneyRole(role))) return lines.length
  const at = lines.findIndex((line, i) => {
    const next = lines[i + 1]
    return next && tests.hasAmount(next) && !tests.hasValues(line) && areOthers(line, columns)
  })
  if (at < 0) return lines.length
  const isHeading = (i: number) => {
    const [line, above] = [lines[i] as Line, lines[i - 1]]
    return !tests.hasValues(line) && (!above || line.baseline - above.baseline > APART * line.size)
  }
  return at > 0 && isHeading(at - 1) ? at - 1 : at
}

function areOthers({ words }: Line, columns: readonly Titled[]): boolean {
  if (splitAtGaps(words, TITLE_GAP).length < MIN_TITLES) return false
  const named = splitTitles(words).filter(({ role }) => isMoneyRole(role))
  return (
    named.length >= MIN_MONEY_TITLES &&
    named.some((title) => !columns.some((own) => own.role === title.role && overlapX(own, title) > 0))
  )
}
