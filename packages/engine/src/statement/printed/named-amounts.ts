import { findDates } from '../../dates/find-dates.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import { NO_MONEY } from '../../money/parse-money.ts'
import { isNothing } from '../../vocabulary/blanks.ts'
import { type Group, groupsOf, labelFinder } from './labels.ts'

/** `Previous balance   =   $1.00`: a sign between the columns of a name and its amount. */
const isOperator = ([first, ...others]: Group): boolean =>
  others.length === 0 && /^[=:+\u2212\u2013-]$/.test(first?.text ?? '')

/** `Total debit   32   3,173.66`, `支出：16笔 2350.33元`: how many rows a sum counts. */
const COUNT = /^\d{1,4}[笔筆件건]?$/
export const isCount = ({ text }: Word): boolean => COUNT.test(text)

/** An amount outside the rows, and the words that may name it, the nearest first. */
export type NamedAmount = { readonly amount: FoundAmount; readonly labels: readonly Group[] }

const HAS_LETTER = /\p{L}/u

/**
 * The amounts of a line with the text before them, on their left or above.
 *
 * @param amounts those of the line, from left to right
 * @param above the line above
 * @param isLabelLine whether a line may hold labels, rather than more values
 */
export function nameAmounts(
  line: Line,
  amounts: readonly FoundAmount[],
  above: Line | undefined,
  isLabelLine: (line: Line) => boolean,
): NamedAmount[] {
  if (amounts.length === 0) return []
  const groups = groupsOf(line).filter((group) => !isOperator(group))
  const labelsOf = labelFinder(line, groups, above, isLabelLine)
  return amounts.flatMap((amount, a): NamedAmount[] => {
    const [first, last] = [line.words[amount.from], line.words[amount.to - 1]] as [Word, Word]
    const g = groups.findIndex((group) => group.includes(last))
    const group = groups[g]
    if (!group) return []
    // `Opening balance 20.00 Closing balance 14.50`: each is named by what stands between it and the amount before.
    const reached = line.words[(amounts[a - 1]?.to ?? 0) - 1]?.x1 ?? Number.NEGATIVE_INFINITY
    const before = group.filter((word) => word.x1 <= first.x0 && word.x0 >= reached)
    const next = line.words[amount.to]
    const isNamedNext = amounts[a + 1] !== undefined && next !== undefined && HAS_LETTER.test(next.text)
    // Only what a group ends with is named by its words, unless another name and amount follow.
    if (group.at(-1) !== last && !isNamedNext) return []
    // `New balance   = 14.50`: signs name nothing.
    const labels = HAS_LETTER.test(textOf(before))
      ? [before, ...labelsOf(g).slice(1)]
      : withName(labelsOf(g), groups[g - 2])
    return [{ amount, labels }]
  })
}

/** `SOLDE NUL AU 31/03/2024`, `Closing balance   NIL`: words for nothing in the place of an amount. */
export function nameNothing(line: Line): NamedAmount[] {
  if (!line.words.some(({ text }) => isNothing(text))) return []
  const groups = groupsOf(line)
  return line.words.flatMap((word, from): NamedAmount[] => {
    if (!isNothing(word.text)) return []
    const g = groups.findIndex((group) => group.includes(word))
    const beside = (groups[g] ?? []).filter((other) => other !== word)
    const label = beside.length > 0 ? beside : groups[g - 1]
    return label ? [{ amount: { from, to: from + 1, money: NO_MONEY }, labels: [label] }] : []
  })
}

/** `Old balance   31 Aug 2024   3,536.57`: a date or count that stands between a name and its amount belongs to the name. */
function withName([beside, ...others]: readonly Group[], further: Group | undefined): Group[] {
  const [date] = beside ? findDates(beside) : []
  const isDate = beside !== undefined && date?.from === 0 && date.to === beside.length
  const goesOn = beside !== undefined && (isDate || (beside.length === 1 && beside.every(isCount)))
  return [...(beside ? [goesOn && further ? [...further, ...beside] : beside] : []), ...others]
}
