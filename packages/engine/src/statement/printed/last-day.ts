import { toLine } from '../../layout/to-line.ts'
import type { Line } from '../../layout/word.ts'
import type { Heading } from '../../table/rows/row.ts'
import { findPeriods } from './period-forms.ts'

/**
 * The last day of the first period that a line names, `Mar 21, 2025 - Apr 20, 2025`.
 *
 * @returns the words of the day; null where no line names a period with both of its days
 */
export function findLastDay(lines: readonly Line[]): Heading | null {
  // Either order tells whether two days are a period.
  const line = lines.find((own) => own.dates.length > 1 && findPeriods([own], 'day-first').length > 0)
  const last = line?.dates.at(-1)
  const day = line && last && toLine(line.words.slice(last.from, last.to))
  return day ? { kind: 'heading', line: day } : null
}
