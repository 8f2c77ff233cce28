import type { AccountBook, Entry } from './account-book.ts'
import type { Figure } from './figures.ts'
import type { Paper } from './paper.ts'
import { on } from './print-day.ts'
import { printGrid } from './print-grid.ts'

type DaysOptions = {
  /** By example, see `on`. */
  readonly style: string
  /** Where the days stand, from left to right. */
  readonly stops: readonly number[]
  readonly figure: Figure
  readonly titles?: readonly [day: string, balance: string]
  /** How far right of a day its balance ends. */
  readonly width?: number
  /** The balance before the first day stands first, under a day of its own. */
  readonly before?: Pick<Entry, 'date' | 'balance'>
}

/** The balance after each day with movements, as many beside each other as there are stops for. */
export function printDays(
  paper: Paper,
  { entries }: Pick<AccountBook, 'entries'>,
  { style, stops, figure, titles = ['Date', 'Amount'], width = 95, before }: DaysOptions,
): void {
  const last = entries.filter(({ date }, i) => entries[i + 1]?.date !== date)
  const days = before === undefined ? last : [before, ...last]
  const cells = days.map(({ date, balance }) => [on(date, style), figure(balance)])
  const height = Math.ceil(cells.length / stops.length)
  const lines = Array.from({ length: height }, (_, i) =>
    stops.flatMap((_stop, side) => cells[side * height + i] ?? ['', '']),
  )
  const at = stops.flatMap((x): (number | readonly [number])[] => [x, [x + width]])
  printGrid(paper, at, [stops.flatMap(() => titles), ...lines])
}
