import { overlapX } from '../../geometry/box.ts'
import type { Line } from '../../layout/word.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isKnownTitle, isMoneyRole } from '../../vocabulary/titles.ts'
import type { HeaderCell } from '../table.ts'
import { knownTitles, type TitlesOf } from './row-or-titles.ts'

/** What an unknown title takes from the score of a header. */
export const UNKNOWN_COST = 0.3
/** A line of several titles more likely belongs to the header; a single text is more likely a heading above it. */
const LINE_WEIGHT = 0.01
/** For each title that another line joins to its neighbour: that line is more likely the title of a section. */
const BRIDGE_COST = 0.5

/**
 * How likely lines are the titles of a table: the more of them are known, the better.
 *
 * @param cells the titles
 * @param lines those that print them
 */
export function scoreOf(cells: readonly HeaderCell[], lines: readonly Line[], titlesOf: TitlesOf): number {
  const known = knownTitles(cells)
  const single = lines.filter((line) => isHeading(titlesOf(line), cells)).length
  const bridged = lines.reduce((sum, line) => sum + bridgedBy(titlesOf(line), cells), 0)
  return (
    known -
    UNKNOWN_COST * (cells.length - known) +
    LINE_WEIGHT * (lines.length - 2 * single) -
    BRIDGE_COST * bridged
  )
}

/**
 * A single text above titles, unless one begins or ends with it: `Amount` over `in USD`, `Date of` over `transaction`,
 * `Number of` over `operation`.
 */
function isHeading([first, ...others]: readonly HeaderCell[], cells: readonly HeaderCell[]): boolean {
  if (others.length > 0) return false
  const isPartOf = (cell: HeaderCell) =>
    first !== undefined && (beginsOrEnds(first, cell) || isUpperOf(first, cell))
  if (cells.some(isPartOf)) return false
  return first === undefined || !isValue(first.role)
}

/** A title that is known word for word, and begins or ends with a text that is not a title by itself. */
const beginsOrEnds = ({ title: text }: HeaderCell, { title }: HeaderCell): boolean =>
  !isKnownTitle(text) &&
  isKnownTitle(title) &&
  (title.startsWith(`${text} `) ||
    title.endsWith(` ${text}`) ||
    // `Arvo-` over `päivä`
    (text.endsWith('-') && title.startsWith(text.slice(0, -1))))

/** `Type` alone over `Reference`: the upper one of two titles of a column. */
const isUpperOf = (text: HeaderCell, cell: HeaderCell): boolean =>
  cell.stacked !== undefined && overlapX(text, cell) > 0

const isValue = (role: ColumnRole | null): boolean =>
  role === 'date' || role === 'valueDate' || isMoneyRole(role)

/** How many titles of a line were joined to others by what stands above or below. */
function bridgedBy(titles: readonly HeaderCell[], cells: readonly HeaderCell[]): number {
  return Math.max(
    0,
    titles.length - cells.filter((cell) => titles.some((title) => overlapX(title, cell) > 0)).length,
  )
}
