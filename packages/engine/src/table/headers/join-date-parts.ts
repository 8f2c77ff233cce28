import { countDateParts } from '../../vocabulary/date-parts.ts'
import type { HeaderCell } from '../table.ts'

/** `Día  Mes`: columns for the parts of a date, beside each other, are one. */
export function joinDateParts(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const at = cells.findIndex((_, i) => countDateParts(cells.slice(i).map(({ title }) => title)) > 0)
  if (at < 0) return cells
  const parts = cells.slice(at, at + countDateParts(cells.slice(at).map(({ title }) => title)))
  const date: HeaderCell = {
    x0: Math.min(...parts.map(({ x0 }) => x0)),
    x1: Math.max(...parts.map(({ x1 }) => x1)),
    title: parts.map(({ title }) => title).join(' '),
    words: parts.flatMap(({ words }) => words),
    role: 'date',
  }
  return [...cells.slice(0, at), date, ...cells.slice(at + parts.length)]
}
