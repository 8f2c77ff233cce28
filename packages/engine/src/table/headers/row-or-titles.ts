import { overlapX } from '../../geometry/box.ts'
import type { Line } from '../../layout/word.ts'
import type { Money } from '../../money/parse-money.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { isKnownTitle } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'
import { stackTitles } from './stack-titles.ts'

/** The titles that the words of a line would be. */
export type TitlesOf = (line: Line) => readonly HeaderCell[]

export const knownTitles = (cells: readonly HeaderCell[]): number =>
  cells.filter(({ role }) => role !== null).length

/** Groups of words in a line that can hardly be the text of a row. */
export const MANY_GROUPS = 3
/** Two distances are the same within this share. */
export const SAME_DISTANCE = 0.25
const DIGIT = /^\d$/
const YEAR = /^(?:19|20)\d\d$/

/** Whether a text is a year and nothing else, which may be the title of its days. */
const isYear = (text: string): boolean => YEAR.test(text)

/**
 * A row may stand right under the titles: it prints a number, more than the digit of `Amount 1`, or begins as rows of
 * balances do, or is the beginning of a text, alone in its column.
 */
export function isRowLine(
  line: Line,
  stack: readonly Line[],
  titlesOf: TitlesOf,
  { amountsOf }: LineTests,
): boolean {
  const isAmount = (money: Money | null, i: number) => {
    const text = line.words[i]?.text ?? ''
    return money !== null && !DIGIT.test(text) && !(i === 0 && isYear(text))
  }
  if (amountsOf(line).some(isAmount)) return true
  const groups = titlesOf(line)
  // A total without an amount, among several texts, is a title.
  const isWide = groups.length >= MANY_GROUPS
  const isRowKind = ({ title, role }: HeaderCell) => {
    const kind = rowKindOf(title)
    return kind !== null && !isKnownTitle(title) && !(kind === 'total' && (role !== null || isWide))
  }
  // `Date  Description  Amount  Total` and `Ending in  Date  Number  Charges` are titles all the same.
  if (groups.some(isRowKind) && knownTitles(groups) < MANY_GROUPS) return true
  const isLast = line === stack.at(-1)
  return (
    isLast &&
    groups.length < MANY_GROUPS &&
    groups.every(({ role, title }) => role === null || !isKnownTitle(title)) &&
    !isNeeded(line, stack)
  )
}

/** Whether a title is only known with the words of a line. */
function isNeeded(line: Line, stack: readonly Line[]): boolean {
  const without = stack.filter((other) => other !== line)
  const touching = (lines: readonly Line[]) =>
    stackTitles(lines as [Line, ...Line[]]).filter((cell) =>
      line.words.some((word) => overlapX(word, cell) > 0),
    )
  const [before, after] = [touching(without), touching(stack)]
  const isKnown = ({ role }: HeaderCell) => role !== null
  const isCompleted = (cell: HeaderCell) =>
    isKnownTitle(cell.title) && before.some((old) => overlapX(old, cell) > 0)
  return after.every(isKnown) && (!before.every(isKnown) || after.some(isCompleted))
}
