import { boundsOf } from '../../geometry/box.ts'
import { COLUMN_GAP, LINE_PITCH } from '../../geometry/tolerances.ts'
import type { Line } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import { type Group, groupsOf } from './labels.ts'

/** How many lines above and below the amount are searched: those of boxes beside it may stand between. */
const REACH = 3
/** Points between the left edges of the two lines of a name. */
const IN_LINE = 1
/** Font sizes between the baseline of the amount and the middle of theirs. */
const OFF_CENTRE = 0.2

/**
 * The name of an amount that is centred beside its two lines, as cells of a table on a web page are: `Valor da fatura`
 * above the line of `1.684,77`, and `anterior` below it.
 *
 * @param at the place of the amount's line in `lines`
 * @returns null where the amount stands beside no such name
 */
export function centredName(
  lines: readonly Line[],
  at: number,
  { from, to }: Pick<FoundAmount, 'from' | 'to'>,
): Group | null {
  const line = lines[at] as Line
  const amount = boundsOf(line.words.slice(from, to))
  const groupsLeft = (near: readonly Line[]) =>
    near
      .filter(({ page }) => page === line.page)
      .flatMap((other) =>
        groupsOf(other)
          .filter((group) => boundsOf(group).x1 <= amount.x0)
          .slice(-1)
          .map((group) => ({ group, x0: boundsOf(group).x0, baseline: other.baseline })),
      )
  const above = groupsLeft(lines.slice(Math.max(0, at - REACH), at)).reverse()
  const below = groupsLeft(lines.slice(at + 1, at + 1 + REACH))
  for (const first of above) {
    const second = below.find(
      ({ x0, baseline }) =>
        Math.abs(x0 - first.x0) <= IN_LINE &&
        baseline - first.baseline <= LINE_PITCH * line.size &&
        Math.abs((first.baseline + baseline) / 2 - line.baseline) <= OFF_CENTRE * line.size,
    )
    if (second && standsAlone(line, from, first.x0)) return [...first.group, ...second.group]
  }
  return null
}

/** Whether nothing on the line of an amount stands between the left edge of a name and the amount. */
const standsAlone = ({ words }: Line, from: number, left: number): boolean => {
  const before = words[from - 1]
  return before === undefined || before.x1 + COLUMN_GAP * before.size <= left
}
