import { type FoundDate, findDates } from '../../dates/find-dates.ts'
import { type Line, textOf } from '../../layout/word.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { groupsOf, labelFinder } from './labels.ts'

/** A date, and what may name it: the words before it, those on its left, and those above. */
export type LabelledDate = {
  /** The index of its line. */
  readonly line: number
  readonly date: FoundDate['date']
  readonly labels: readonly string[]
}

/** The first date of each group of words, with what may name it. */
export function* labelledDates(lines: readonly Line[]): Generator<LabelledDate> {
  for (const [i, line] of lines.entries()) {
    if (line.dates.length === 0) continue
    const groups = groupsOf(line)
    const labelsOf = labelFinder(line, groups, lines[i - 1], ({ dates }) => dates.length === 0)
    for (const [g, group] of groups.entries()) {
      const [found] = findDates(group)
      if (!found) continue
      // `per 30.01.2024` may begin with a day of the week in another language.
      const number = group.findIndex(({ text }) => hasDigit(text))
      const labels = [group.slice(0, found.from), group.slice(0, number), ...labelsOf(g)].map(textOf)
      yield { line: i, date: found.date, labels }
    }
  }
}
