import { toLine } from '../../layout/to-line.ts'
import type { Line } from '../../layout/word.ts'
import type { Heading } from '../../table/rows/row.ts'
import { findPeriods } from './period-forms.ts'

const ORDERS = ['month-first', 'day-first'] as const

/**
 * The last day of the first period that a line names, `Mar 21, 2025 - Apr 20, 2025`.
 *
 * @returns the words of the day; null where no line names a period with both of its days
 */
export function findLastDay(lines: readonly Line[]): Heading | null {
  // `04/03/2025 - 05/02/2025` is a period in only one order; most are periods in either.
  const namesPeriod = (line: Line) => ORDERS.some((order) => findPeriods([line], order).length > 0)
  const line = lines.find((candidate) => candidate.dates.length > 1 && namesPeriod(candidate))
  const last = line?.dates.at(-1)
  const day = line && last && toLine(line.words.slice(last.from, last.to))
  return day ? { kind: 'heading', line: day } : null
}
