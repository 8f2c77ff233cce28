import { SAME_EDGE } from '../geometry/tolerances.ts'
import type { Line } from '../layout/word.ts'

const YEAR = /^(?:19|20)\d\d$/
/** The most years that stand alone, as a share of the days without a year. */
const FEW = 0.2

/**
 * `2025` alone where the days begin, between a row of 31 Dec and one of 02 Jan: the year of what follows, and no part of the
 * day above it. Where most days have a year below them, it is the rest of each.
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
