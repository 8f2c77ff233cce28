import { overlapX } from '../../geometry/box.ts'
import { LINE_PITCH, WIDEST_SPACE } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import type { Line } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { splitTitles } from '../headers/split-titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column } from '../table.ts'
import { amountsOf, countAt, edgesOf } from '../value-edges.ts'

/** The fewest titles of a line of titles: fewer may be words of a text. */
const MIN_TITLES = 3
const MIN_MONEY_TITLES = 2
/** The fewest lines with amounts that show where those of a table stand. */
const MIN_ROWS = 3
/** Another table begins where more than this share of the amounts below stand elsewhere. */
const MOVED_SHARE = 0.7

type Titled = Pick<Column, 'x0' | 'x1' | 'role'>

/**
 * Where the titles of another table begin, such as of instalments or rates, and amounts follow: several of them name
 * money, one of them where this table has no such column, or the amounts stand where none did before. A heading right
 * above them goes with them.
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
  // Columns without names have no titles to compare.
  if (!columns.some(({ role }) => isMoneyRole(role))) return lines.length
  const at = lines.findIndex((line, i) => {
    const next = lines[i + 1]
    if (!next || !tests.hasAmount(next) || tests.hasValues(line)) return false
    return areOthers(line, columns) || (hasTitles(line) && movesAmounts(lines, i, tests))
  })
  if (at < 0) return lines.length
  const isHeading = (i: number) => {
    const [line, above] = [lines[i] as Line, lines[i - 1]]
    return !tests.hasValues(line) && (!above || line.baseline - above.baseline > LINE_PITCH * line.size)
  }
  return at > 0 && isHeading(at - 1) ? at - 1 : at
}

const hasTitles = ({ words }: Line): boolean => splitAtGaps(words, WIDEST_SPACE).length >= MIN_TITLES

/** Whether the amounts under a line mostly stand at edges where none above it does. */
function movesAmounts(lines: readonly Line[], at: number, tests: LineTests): boolean {
  const above = lines.slice(0, at).filter(tests.hasAmount)
  if (above.length < MIN_ROWS) return false
  const edges = edgesOf(amountsOf(above, tests))
  const below = amountsOf(lines.slice(at + 1).filter(tests.hasAmount), tests)
  const moved = below.filter((amount) => countAt(amount, edges) === 0)
  return moved.length > MOVED_SHARE * below.length
}

function areOthers(line: Line, columns: readonly Titled[]): boolean {
  if (!mayTouch(line.topics, 'moneyTitle') || !hasTitles(line)) return false
  const known = splitTitles(line.words).filter(({ role }) => role !== null)
  const named = known.filter(({ role }) => isMoneyRole(role))
  // No table has two columns of credits, but a text may hold words for them: French `DEPOT` and Polish `MA`.
  const meanings = new Set(named.map(({ role }, i) => (role === 'amount' ? i : role)))
  const isOther = (title: Titled) =>
    !columns.some((column) => column.role === title.role && overlapX(column, title) > 0)
  // `VALUTA  SALDO  GIORNI  NUMERI`: the balances from which interest is worked out.
  const isOfBalances = known.length > named.length && named.some(({ role }) => role === 'balance')
  return (meanings.size >= MIN_MONEY_TITLES || isOfBalances) && named.some(isOther)
}
