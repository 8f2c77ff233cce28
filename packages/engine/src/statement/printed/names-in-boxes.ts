import { boundsOf } from '../../geometry/box.ts'
import type { Line } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import { type Group, groupsOf, LABEL_RISE } from './labels.ts'

/** A single name with a value below and behind it is not seen to stand in a box. */
const MIN_BOXES = 2

/**
 * The names of the amounts of a line whose boxes begin with a name and end, one line below, with its value:
 * `Previous balance           Payments            ` over
 * `                  781.06              638.65`. There each value stands behind its name and before the next.
 *
 * @param amounts those of the line, from left to right
 * @returns one name for each amount, or none at all
 */
export function namesInBoxes(
  line: Line,
  amounts: readonly FoundAmount[],
  above: Line | undefined,
): readonly Group[] {
  if (amounts.length < MIN_BOXES || above?.page !== line.page) return []
  const names = groupsOf(above)
  const values = groupsOf(line).map(boundsOf)
  const areInTurn = values.every(({ x0, x1 }, i) => {
    const [name, next] = [names[i], names[i + 1]]
    return name !== undefined && boundsOf(name).x1 <= x0 && (next === undefined || x1 <= boundsOf(next).x0)
  })
  const areAlone = values.length === amounts.length && names.length === amounts.length
  return areAlone && areInTurn && line.baseline - above.baseline <= LABEL_RISE * line.size ? names : []
}
