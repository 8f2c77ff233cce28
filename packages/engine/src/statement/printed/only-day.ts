import { toLine } from '../../layout/to-line.ts'
import type { Line } from '../../layout/word.ts'
import { isDay } from '../../table/day-lines.ts'
import type { Table } from '../../table/rows/find-rows.ts'
import type { Heading } from '../../table/rows/row.ts'

/**
 * The only day that a document prints above its rows, where no row has a place for a date: the movements of one day,
 * as banks list them for firms, `Izvod o promenama sredstava na dan 14.03.2024`.
 *
 * @param lines of all pages
 * @returns null where rows may print their days, or the heading prints none or several
 */
export function findOnlyDay(lines: readonly Line[], tables: readonly Table[]): Heading | null {
  const isDated = ({ columns, entries }: Table) =>
    columns.some(({ role }) => role === 'date' || role === 'valueDate') ||
    entries.some((entry) => entry.kind === 'heading' && isDay(entry.line))
  if (tables.length === 0 || tables.some(isDated)) return null
  const first = tables.flatMap(({ entries }) => entries).find((entry) => entry.kind === 'row')
  const above = lines.slice(0, first ? lines.indexOf(first.lines[0] as Line) : 0)
  const days = above.flatMap(({ words, dates }) =>
    dates.flatMap(({ from, to }) => toLine(words.slice(from, to)) ?? []),
  )
  const [day] = days
  return day && days.every(({ text }) => text === day.text) ? { kind: 'heading', line: day } : null
}
