import type { RowKind } from '../../vocabulary/language.ts'
import { normalizeTitle } from '../../vocabulary/normalize-title.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import type { HeaderCell } from '../table.ts'

/** One of several tables that are printed side by side under one line of titles. */
export type Pane = { readonly cells: readonly HeaderCell[]; readonly x0: number; readonly x1: number }

/** Two tables have two titles each. */
const MIN_TITLES = 4

/**
 * `Date Check # Amount  Date Check # Amount`: titles that repeat stand over several tables side by side. One of them may
 * print a description where another prints a number: `Date Description Amount  Date Number Amount`. The name of a balance
 * right of them is that of a sum beside the tables.
 */
export function splitPanes(cells: readonly HeaderCell[]): Pane[] {
  const last = cells.at(-1)
  const sum = last && ENDS.has(rowKindOf(last.title)) ? last : undefined
  return (
    (sum && panesOf(cells.slice(0, -1), sum)) ??
    panesOf(cells) ?? [{ cells, x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY }]
  )
}

const ENDS: ReadonlySet<RowKind | null> = new Set(['opening', 'closing', 'total'])

/** @param beside what stands right of the last pane */
function panesOf(cells: readonly HeaderCell[], beside?: HeaderCell): Pane[] | null {
  const titles =
    cells.length < MIN_TITLES
      ? []
      : cells.map(({ title, role }) => normalizeTitle(title) || title.trim() || (role ?? ''))
  const isTitled = titles.every((title) => title !== '')
  const period = isTitled ? titles.findIndex((_, at) => at > 1 && isPeriodic(cells, titles, at)) : -1
  if (period < 0) return null
  const panes: Pane[] = []
  for (let at = 0; at < cells.length; at += period) {
    const group = cells.slice(at, at + period)
    const before = panes.at(-1)?.x1 ?? Number.NEGATIVE_INFINITY
    const after = cells[at + period] ?? beside
    const x1 = after ? ((group.at(-1) as HeaderCell).x1 + after.x0) / 2 : Number.POSITIVE_INFINITY
    panes.push({ cells: group, x0: before, x1 })
  }
  return panes
}

function isPeriodic(cells: readonly HeaderCell[], titles: readonly string[], period: number): boolean {
  const isSame = (i: number) =>
    titles[i] === titles[i % period] || (namesText(cells[i]) && namesText(cells[i % period]))
  return period < titles.length && titles.length % period === 0 && titles.every((_, i) => isSame(i))
}

const namesText = (cell: HeaderCell | undefined): boolean =>
  cell?.role === 'description' || cell?.role === 'reference'
