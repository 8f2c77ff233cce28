import { type FoundDate, findDates } from '../../dates/find-dates.ts'
import { parseDateCell } from '../../dates/parse-date.ts'
import { boundsOf, overlapX } from '../../geometry/box.ts'
import { type Line, textOf } from '../../layout/word.ts'
import { countDateParts } from '../../vocabulary/date-parts.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { type Group, groupsOf, labelFinder } from './labels.ts'

/** A date, and what may name it: the words before it, those on its left, and those above. */
export type LabelledDate = {
  /** The index of its line. */
  readonly line: number
  readonly date: FoundDate['date']
  readonly labels: readonly string[]
}

/** Day, month and year. */
const PARTS = 3

/** The first date of each group of words, with what may name it. */
export function* labelledDates(lines: readonly Line[]): Generator<LabelledDate> {
  for (const [i, line] of lines.entries()) {
    const parted = dateUnderParts(line, lines[i - 1], lines[i - 2])
    if (parted) yield { ...parted, line: i }
    if (line.dates.length === 0) continue
    const groups = groupsOf(line)
    const labelsOf = labelFinder(line, groups, lines[i - 1], ({ dates }) => dates.length === 0)
    for (const [g, group] of groups.entries()) {
      const [found] = findDates(group)
      if (!found) continue
      // `per 30.01.2024` may begin with a day of the week in another language.
      const number = group.findIndex(({ text }) => hasDigit(text))
      const before = group.slice(0, found.from)
      // `Account ending in 3308 Statement closing date 01/08/24`
      const behindNumber = before.slice(before.findLastIndex(({ text }) => hasDigit(text)) + 1)
      const labels = [before, behindNumber, group.slice(0, number), ...labelsOf(g)].map(textOf)
      yield { line: i, date: found.date, labels: [...labels, ...labelBelow(group, line, lines[i + 1])] }
    }
  }
}

/** `12/30/24` over `Statement date`. */
function labelBelow(group: Group, { page }: Line, below: Line | undefined): string[] {
  if (below === undefined || below.page !== page || hasDigit(below.text)) return []
  return groupsOf(below)
    .filter((name) => overlapX(boundsOf(name), boundsOf(group)) > 0)
    .map(textOf)
}

const DIGITS = /^\d{1,4}$/

/** `Statement date` over `Day  Month  Year` over `30  12  2024`. */
function dateUnderParts(
  line: Line,
  titles: Line | undefined,
  names: Line | undefined,
): Omit<LabelledDate, 'line'> | null {
  if (!titles || !names || !mayTouch(titles.topics, 'dayTitle')) return null
  const groups = groupsOf(titles)
  const at = groups.findIndex((_, g) => countDateParts(groups.slice(g).map(textOf)) === PARTS)
  const parts = at < 0 ? [] : groups.slice(at, at + PARTS)
  const numbers = parts.flatMap((part) =>
    line.words.filter((word) => DIGITS.test(word.text) && overlapX(word, boundsOf(part)) > 0),
  )
  const date = numbers.length === PARTS ? parseDateCell(numbers.map(({ text }) => text).join('/')) : null
  if (date === null) return null
  const isOver = (name: Group) => parts.some((part) => overlapX(boundsOf(name), boundsOf(part)) > 0)
  return { date, labels: groupsOf(names).filter(isOver).map(textOf) }
}
