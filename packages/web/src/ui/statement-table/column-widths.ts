import type { Column } from './columns.ts'

/** Widths that the user has dragged, in pixels by the title of their column: they hold for every result. */
export type ColumnWidths = Readonly<Record<string, number>>

const KEY = 'ledgerlift_widths'
/** Of a column, in pixels. */
const [LEAST, MOST] = [56, 900]

export function savedWidths(): ColumnWidths {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries((saved ?? {}) as Record<string, unknown>)
    return Object.fromEntries(
      entries.flatMap(([title, width]) => (typeof width === 'number' ? [[title, bounded(width)]] : [])),
    )
  } catch {
    return {}
  }
}

/** @param width null gives the column its own width back */
export function withWidth(widths: ColumnWidths, title: string, width: number | null): ColumnWidths {
  const { [title]: _, ...others } = widths
  const next = width === null ? others : { ...others, [title]: bounded(width) }
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without room they hold until the page is left.
  }
  return next
}

const bounded = (width: number): number => Math.round(Math.min(MOST, Math.max(LEAST, width)))

export const withWidths = (columns: readonly Column[], widths: ColumnWidths): readonly Column[] =>
  columns.map((column) => {
    const width = widths[column.header]
    return width === undefined ? column : { ...column, width, minWidth: width }
  })
