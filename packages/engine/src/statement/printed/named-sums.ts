import { findDates } from '../../dates/find-dates.ts'
import { type Line, textOf } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { untilWords } from '../../vocabulary/period-words.ts'
import { directionOfSum } from '../../vocabulary/sections.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import type { Group } from './labels.ts'
import { isCount, nameAmounts } from './named-amounts.ts'

/** An amount outside the rows whose name says that it is the sum of the rows of one direction: `Total Debits`. */
export type NamedSum = { readonly amount: FoundAmount; readonly direction: Direction }

const mayName = ({ topics }: Line) => mayTouch(topics, 'section') || mayTouch(topics, 'moneyTitle')

/**
 * The sums of one direction that a line prints, named on their left or above.
 *
 * @param amounts those of the line, from left to right
 * @param above the line above
 */
export function namedSumsOf(
  line: Line,
  amounts: readonly FoundAmount[],
  above: Line | undefined,
  { hasAmount }: LineTests,
): NamedSum[] {
  if (amounts.length === 0 || ![line, above].some((candidate) => candidate && mayName(candidate))) return []
  const named = nameAmounts(line, amounts, above, (other) => !hasAmount(other))
  return named.flatMap(({ amount, labels }): NamedSum[] => {
    const label = labels.find(isName)
    if (label === undefined) return []
    const direction = directionOfSum(textOf(label.filter((word) => !isCount(word))))
    return direction === null ? [] : [{ amount, direction }]
  })
}

/** A word of a name, not a figure with its currency. */
const IS_WORD = /^\D*\p{L}{2}\D*$/u
const UNTIL = new RegExp(`^(?:${untilWords})$`, 'i')

/** Whether a label is more than days: the period may stand on the left of sums whose names stand above them. */
function isName(label: Group): boolean {
  const dates = findDates(label)
  const isOfDate = (i: number) => dates.some(({ from, to }) => from <= i && i < to)
  return label.some(({ text }, i) => IS_WORD.test(text) && !isOfDate(i) && !UNTIL.test(text))
}
