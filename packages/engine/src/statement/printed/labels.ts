import { boundsOf, overlapX } from '../../geometry/box.ts'
import { COLUMN_GAP, WIDEST_SPACE } from '../../geometry/tolerances.ts'
import { runsRightToLeft } from '../../layout/logical-order.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'

/** A label above its value stands at most this many font sizes higher. */
export const LABEL_RISE = 3

/** Words close together, never none: a label, a value, or a label with its value. */
export type Group = readonly Word[]

export const groupsOf = ({ words }: Line): Group[] => splitAtGaps(words, COLUMN_GAP)

/**
 * What may name each group of a line from outside: the group on its left, or on its right where that runs from right to left,
 * and the one right above it.
 *
 * @param above the line above
 * @param isLabelLine whether a line may hold labels, rather than more values
 */
export function labelFinder(
  line: Line,
  groups: readonly Group[],
  above: Line | undefined,
  isLabelLine: (line: Line) => boolean,
): (g: number) => Group[] {
  const isNear =
    above !== undefined &&
    above.page === line.page &&
    line.baseline - above.baseline <= LABEL_RISE * line.size &&
    isLabelLine(above)
  const spans = groups.map(boundsOf)
  const isOverSeveral = (label: Group) =>
    spans.filter((span) => overlapX(boundsOf(label), span) > 0).length > 1
  const over = (isNear ? groupsOf(above) : []).flatMap((label) =>
    isOverSeveral(label) ? splitAtGaps(label, WIDEST_SPACE) : [label],
  )
  return (g) => {
    const span = boundsOf(groups[g] as Group)
    const label = over.find((group) => overlapX(boundsOf(group), span) > 0)
    return [besideIn(groups, g), label].filter((group) => group !== undefined)
  }
}

/** Texts that run to the left name what stands on their left: of two such, that on the left names something else. */
function besideIn(groups: readonly Group[], g: number): Group | undefined {
  const [left, right] = [groups[g - 1], groups[g + 1]]
  return right && runsRightToLeft(textOf(right)) && (!left || runsRightToLeft(textOf(left))) ? right : left
}
