import { SAME_EDGE } from '../geometry/tolerances.ts'
import type { Line } from '../layout/word.ts'

const YEAR = /^(?:19|20)\d\d$/
/** Years stand under the days of all rows, or alone above few of them. */
const FEW = 0.2

/**
 * `2025` on a line of its own, where the days begin, between a row of 31 Dec and one of 02 Jan: the year of what follows, and no part of the day
 * above it. Under the days of most rows it is the rest of each.
 *
 * @param lines of one table
 */
export function findYearsAlone(lines: readonly Line[]): ReadonlySet<Line> {
  const dated = lines.filter(({ dates }) => dates[0]?.from === 0 && dates[0].date.year === null)
  const edge = Math.min(...dated.map(({ x0 }) => x0))
  const alone = lines.filter(
    ({ words: [first, ...others], x0 }) =>
      others.length === 0 && YEAR.test(first?.text ?? '') && Math.abs(x0 - edge) < SAME_EDGE,
  )
  return new Set(alone.length <= FEW * dated.length ? alone : [])
}
